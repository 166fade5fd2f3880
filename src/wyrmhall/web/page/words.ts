/** The page's language: the reader's wish, else the browser's. */

import { settings } from "./settings";
import { de } from "./words/de";
import { en, type Words } from "./words/en";

const LANGUAGES = { en, de };

/** Say which language the page speaks. */
export function language(): "en" | "de" {
  if (settings.language) return settings.language;
  const spoken = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return spoken.find((one): one is "en" | "de" => one in LANGUAGES) ?? "en";
}

/** Give the page's words. */
export function words(): Words {
  return LANGUAGES[language()];
}

/** Join names as one would say them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
