import { createHash } from "node:crypto";
import { columnOf } from "./recordColumns.ts";
import { WINE_ROW_FIELDS } from "./wineRows.ts";

/** The value of a column, equal in every store: a flag is 0 or 1. */
export type Value = string | number | null;

export type Columns = Readonly<Record<string, Value>>;

/**
 * The tables with rows of one cellar or user and their columns. A table comes before those that
 * refer to it.
 */
export const SHELVES = {
  wines: WINE_ROW_FIELDS.map(columnOf),
  records: ["cellar_id", "kind", "id", "body", "deleted", "seq", "photo_url"],
  results: ["cellar_id", "key", "fingerprint", "body", "verdict", "answer_no"],
  devices: ["cellar_id", "id", "last_op_no", "ack_through"],
  device_ops: ["cellar_id", "device_id", "op_no", "key"],
  objects: ["cellar_id", "id", "state", "created_at", "unused_since", "bytes"],
  cellar_names: ["cellar_id", "name", "colour"],
  cellar_log: ["cellar_id", "seq", "at", "kind", "actor_id", "actor", "subject", "role"],
  email_undos: [
    "token_hash",
    "user_id",
    "email",
    "email_key",
    "changed_at",
    "expires_at",
    "unconfirmed_since",
  ],
  passkeys: [
    "id",
    "user_id",
    "credential_id",
    "public_key",
    "counter",
    "transports",
    "name",
    "created_at",
    "used_at",
  ],
  second_factors: ["user_id", "sealed_secret", "last_step", "started_at"],
  recovery_codes: ["user_id", "hash"],
  identities: ["user_id", "issuer", "subject", "known_as", "linked_at", "used_at"],
  reminder_mails: ["user_id", "cellar_id", "due_at", "ended_at"],
  account_deletions: [
    "user_id",
    "token_hash",
    "password_hash",
    "requested_at",
    "due_at",
    "done_at",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Shelf = keyof typeof SHELVES;

export const SHELF_NAMES: readonly Shelf[] = [
  "wines",
  "records",
  "results",
  "devices",
  "device_ops",
  "objects",
  "cellar_names",
  "cellar_log",
  "email_undos",
  "passkeys",
  "second_factors",
  "recovery_codes",
  "identities",
  "reminder_mails",
  "account_deletions",
];

/** The column that says whose a row is. */
export function ownerOf(shelf: Shelf): "cellar_id" | "user_id" {
  const columns: readonly string[] = SHELVES[shelf];
  return columns.includes("user_id") ? "user_id" : "cellar_id";
}

/** The columns of an account. */
export const ACCOUNT = [
  "id",
  "email",
  "email_key",
  "password_hash",
  "created_at",
  "unconfirmed_since",
  "display_name",
] as const;

/** The columns of a cellar's row. */
export const CELLAR = ["id", "seq", "wine_count", "wine_text", "answers"] as const;

/**
 * All data of a user and of their cellar. Like a backup, it has no sessions, access tokens, reset
 * links, invitations or links for guests.
 */
export interface WholeCellar {
  readonly account: Columns;
  readonly cellar: Columns;
  readonly rows: Readonly<Record<Shelf, readonly Columns[]>>;
}

/** The rows of one cellar that are checked. */
export interface CheckedCellar {
  readonly cellar: Columns;
  readonly rows: Pick<WholeCellar["rows"], "wines" | "records" | "objects">;
}

/** A store for reading and writing whole cellars while no server uses it. */
export interface CellarShelves {
  /** Whether users share cellars, or have made more than one. */
  sharesCellars(): Promise<boolean>;
  /** The ids of all users. */
  people(): Promise<readonly string[]>;
  /** The ids of all cellars, made ones included. */
  cellars(): Promise<readonly string[]>;
  /** `undefined` if there is no such cellar. */
  takeCellar(cellarId: string): Promise<CheckedCellar | undefined>;
  /** `undefined` if there is no such user. */
  take(userId: string): Promise<WholeCellar | undefined>;
  /** Replaces all data of that user, completely or not at all. */
  put(cellar: WholeCellar): Promise<void>;
  /** Background work left by migrations, by its names in `Upgrades`. */
  dueUpgrades(): Promise<readonly string[]>;
  /** Schedules that work in this store. */
  leaveUpgrades(tasks: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * A digest of all data in a cellar, equal in every store. The order of rows does not matter, and a
 * NUL counts as its replacement character.
 */
export function digestOf({ account, cellar, rows }: WholeCellar): string {
  const tables = SHELF_NAMES.map((shelf) => rows[shelf].map((row) => textOf(row)).sort());
  return createHash("sha256")
    .update(JSON.stringify([textOf(account), textOf(cellar), tables]))
    .digest("hex");
}

function textOf(row: Columns): string {
  const entries = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries).replaceAll("\\u0000", "\ufffd");
}
