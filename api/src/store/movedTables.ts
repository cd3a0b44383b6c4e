import { createHash } from "node:crypto";
import { columnOf } from "./recordColumns.ts";
import { WINE_ROW_FIELDS } from "./wineRows.ts";

/** A column's value in the form shared by both databases. Flags are 0 or 1. */
export type Value = string | number | null;

export type Columns = Readonly<Record<string, Value>>;

/** What a move between databases copies in one transaction: an account or a cellar. */
export type Unit = "account" | "cellar";

interface UnitTables {
  readonly row: readonly string[];
  /** The column of the other tables that contains the moved user's or cellar's id. */
  readonly owner: string;
  /**
   * The tables besides the main table, with their columns. A table comes before the tables that
   * refer to it.
   */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/**
 * The data of an account and of a cellar that a move between databases copies. Like a backup, a
 * move omits sessions, access tokens, reset links, invitations, guest links, calendar feeds,
 * webhooks and notifications.
 */
export const MOVED_TABLES: Readonly<Record<Unit, UnitTables>> = {
  account: {
    row: [
      "id",
      "email",
      "email_key",
      "password_hash",
      "created_at",
      "unconfirmed_since",
      "display_name",
      "language",
    ],
    owner: "user_id",
    tables: {
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
      ended_memberships: ["user_id", "cellar_id", "reason", "ended_at"],
      account_deletions: [
        "user_id",
        "token_hash",
        "password_hash",
        "requested_at",
        "due_at",
        "done_at",
      ],
    },
  },
  cellar: {
    row: ["id", "seq", "wine_count", "wine_text", "answers"],
    owner: "cellar_id",
    tables: {
      wines: WINE_ROW_FIELDS.map(columnOf),
      records: ["cellar_id", "kind", "id", "body", "deleted", "seq", "photo_url", "added"],
      results: ["cellar_id", "key", "fingerprint", "body", "verdict", "answer_no"],
      devices: ["cellar_id", "id", "last_op_no", "ack_through"],
      device_ops: ["cellar_id", "device_id", "op_no", "key"],
      objects: ["cellar_id", "id", "state", "created_at", "unused_since", "bytes"],
      cellar_names: ["cellar_id", "name", "colour"],
      cellar_log: ["cellar_id", "seq", "at", "kind", "actor_id", "actor", "subject", "role"],
      members: ["cellar_id", "user_id", "role", "joined_at", "membership_id", "is_offered"],
    },
  },
};

/** The unit's tables besides its main table, with their columns, in the order of writing. */
export function tablesOf(unit: Unit): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(MOVED_TABLES[unit].tables);
}

export interface UnitData {
  readonly unit: Unit;
  readonly row: Columns;
  readonly rows: ReadonlyMap<string, readonly Columns[]>;
}

/**
 * A store that reads and writes whole accounts and cellars. Use it only while no server uses the
 * store.
 */
export interface MovableStore {
  ids(unit: Unit): Promise<readonly string[]>;
  take(unit: Unit, id: string): Promise<UnitData | undefined>;
  /**
   * Replaces all data of an account or cellar. Put the accounts of a cellar's members before the
   * cellar.
   */
  put(whole: UnitData): Promise<void>;
  /** Names of background work that is due after migrations. */
  dueUpgrades(): Promise<readonly string[]>;
  /** Schedules background work in this store. */
  scheduleUpgrades(tasks: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export function finalizedIn({ rows }: UnitData): readonly Columns[] {
  return (rows.get("objects") ?? []).filter(({ state }) => state === "finalized");
}

/**
 * A digest of all data of an account or cellar. The same data has the same digest in SQLite and
 * PostgreSQL: the order of rows is ignored, and NUL counts as the replacement character.
 */
export function digestOf({ row, rows }: UnitData): string {
  const tables = [...rows].map(([table, of]) => [table, of.map((one) => textOf(one)).sort()]);
  return createHash("sha256")
    .update(JSON.stringify([textOf(row), tables]))
    .digest("hex");
}

function textOf(row: Columns): string {
  const entries = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries).replaceAll("\\u0000", "\ufffd");
}
