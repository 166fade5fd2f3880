/** Try something that may fail, and say why when it does. */

import { Fault } from "./api";
import { toast } from "./popups";
import { words } from "./words";

/** Do it; nothing comes back where it failed, and the reader has been told. */
export async function attempt<T>(done: Promise<T>): Promise<T | undefined> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof Fault) toast(spoken(error));
    else if (error instanceof TypeError) toast(words().noServer);
    else throw error;
    return undefined;
  }
}

/** Say a fault to a person. */
export function spoken(fault: Fault): string {
  if (fault.key === "too-many") return words().tooMany(fault.seconds);
  if (fault.key === "stale") return words().stale;
  return fault.message || words().failed(String(fault.status));
}
