/** What this browser remembers: name, language, wishes, and the tables one sits at. */

export interface Settings {
  name: string;
  language: "" | "en" | "de"; // "" follows the browser
  confirm: boolean; // ask before my turn ends
  sound: boolean;
  strength: string; // of bots, as it was chosen last
  notify: boolean;
  pushed: string[]; // tables that may write to this browser while the page is closed
}

export interface Kept {
  id: string;
  game: string;
  title: string;
  at: number; // when it was last looked at, in milliseconds
}

const FRESH: Settings = {
  name: "",
  language: "",
  confirm: false,
  sound: false,
  strength: "apprentice",
  notify: false,
  pushed: [],
};

const MOST_KEPT = 60;

export const settings: Settings = { ...FRESH, ...read<Partial<Settings>>("settings", {}) };

/** Change a setting, and remember it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  write("settings", settings);
}

/** List the tables that this browser has been at, the latest first. */
export function kept(): Kept[] {
  return read<Kept[]>("tables", []);
}

/** Remember a table. */
export function keep(table: Kept): void {
  const others = kept().filter((one) => one.id !== table.id);
  write("tables", [table, ...others].slice(0, MOST_KEPT));
}

/** Forget a table. */
export function forget(id: string): void {
  write("tables", kept().filter((one) => one.id !== id));
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`wyrmhall.${key}`) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise; // storage is closed, or holds what nobody here has written
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`wyrmhall.${key}`, JSON.stringify(value));
  } catch {
    // a private window that keeps nothing: the table works all the same
  }
}
