/** The public API, as docs/wire.md describes it: types, and how to ask. */

import type { SceneData } from "./scene";
import { settings } from "./settings";

export type Kind = "open" | "person" | "bot";
export type Watching = "none" | "public" | "hands";
export type Pace = "once" | "steady" | "person";

export interface OptionInfo {
  key: string;
  words: string;
  values: { value: string; words: string }[];
  default: string;
}

export interface BotInfo {
  name: string;
  words: string;
  about: string;
  offered: boolean; // to people; the others are for programs
}

export interface GameInfo {
  key: string;
  title: string;
  blurb: string;
  seats: number[];
  minutes: [number, number];
  options: Record<string, OptionInfo[]>;
  credits: string[];
  rules: string;
  picture: string;
}

export interface Shelf {
  games: GameInfo[];
  bots: BotInfo[];
  languages: string[];
}

export interface SeatInfo {
  seat: number;
  kind: Kind;
  name: string;
  bot: string | null;
  online: boolean;
  away: boolean;
  open_hand: boolean;
  forced: boolean; // what leaves no choice is played for this person
}

export interface TableSettings {
  listed: boolean;
  watching: Watching;
  watchers_chat: boolean;
  absent_after: number;
  absent_bot: string;
  pace: Pace;
  hints: boolean;
}

export interface Proposal {
  seat: number;
  position: number;
  agreed: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  status: "waiting" | "running" | "over" | "closed";
  seats: SeatInfo[];
  settings: TableSettings;
  turn: number[];
  watchers: number;
  proposal: Proposal | null;
  rematch: string | null;
  deal: string | null; // the table that had this luck before
  created: number;
  mine: number[];
  held?: number[]; // with those that bots play for now
  host: boolean;
}

export interface Card {
  id: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  status: string;
  watching: Watching;
  created: number;
}

export interface Chair {
  kind: Kind;
  name?: string;
  bot?: string;
}

export interface Opened {
  table: TableInfo;
  host: string;
  watch: string;
  seats: Record<string, string>;
}

export interface Said {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Offered {
  name: string;
  label: string;
  ends?: boolean;
}

export interface Told {
  position: number;
  seat: number;
  words: string[];
}

export interface Score {
  seat: number;
  rank: number;
  total: number;
  lines: { words: string; points: number; rule: string }[];
}

export interface Outcome {
  ending: string;
  words: string;
  winners: number[];
  shared: boolean;
  scores: Score[];
}

export interface Position {
  version: number;
  position: number;
  turn: number[];
  over: boolean;
  seat: number;
  prompt?: string;
  moves?: Offered[];
  undo?: boolean;
  no_undo?: string;
  since?: number;
  steps?: Told[];
  result?: Outcome;
  scene?: SceneUpdate;
}

/** A scene, or what has changed in it since the one before. */
export interface SceneUpdate extends Omit<SceneData, "areas"> {
  narrow: boolean;
  whole?: boolean;
  areas: { id: string; title: string; pieces: string[]; art?: string }[];
}

export interface Answer {
  allowed: boolean;
  rule?: string;
  words?: string;
}

/** The best move that a search has found, and what it promises to each seat. */
export interface Hint {
  version: number;
  seat: number;
  move: string;
  label: string;
  reason: string;
  hopes: number[];
  shared: boolean;
}

/** A decision of a finished game: what was done, and the best that could be. */
export interface Judged {
  position: number;
  seat: number;
  move: string;
  label: string;
  value: number;
  best: string;
  best_label: string;
  best_value: number;
  reason: string;
}

export interface Analysis {
  status: "none" | "running" | "done" | "failed";
  done?: number;
  total?: number;
  shared?: boolean;
  curve?: number[][]; // by moves made, then by seat
  decisions?: Judged[];
  swings?: number[]; // the positions where most was given away
}

/** Something that the table did not do, and why. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly rule: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}

/** Ask for something. */
export async function get<T>(path: string, query: Record<string, unknown> = {}): Promise<T> {
  return (await answer(await fetch(address(path, query)))) as T;
}

/** Send something that changes the table. */
export async function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  const headers = { "Content-Type": "application/json", "X-Wyrmhall": "1" };
  const sent = { method, headers, body: method === "DELETE" ? null : JSON.stringify(body) };
  return (await answer(await fetch(address(path), sent))) as T;
}

/** Put together an address of the API; a language that was chosen wins over the browser's. */
export function address(path: string, query: Record<string, unknown> = {}): string {
  const wishes = Object.entries({ ...query, lang: settings.language });
  const given = wishes.filter(([, value]) => value !== undefined && value !== "");
  const all = given.map(([key, value]) => [key, String(value)]);
  return `/api/${path}${all.length ? "?" : ""}${new URLSearchParams(all)}`;
}

async function answer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.ok) return text ? JSON.parse(text) : null;
  throw fault(response.status, text);
}

function fault(status: number, text: string): Fault {
  const told: Partial<{ error: string; message: string; rule: string; seconds: number }> =
    text.startsWith("{") ? JSON.parse(text) : {};
  const { error = "", message = text, rule = "", seconds = 0 } = told;
  return new Fault(status, error, message, rule, seconds);
}
