import type { Connection, Postgres, Transaction } from "../../src/store/postgres/connection.ts";

/** Tables that statements may search without a cellar's id, each with the reason. */
export const GLOBAL_TABLES = {
  accounts: "signing in searches by e-mail",
  users: "SQLite's table of accounts",
  cellars: "its key is the cellar's id",
  sessions: "a request is found by the secret in its cookie",
  reset_links: "a link is found by its token, and a new password ends all links of the user",
  email_undos: "a link is found by its token, and sign-up searches reserved e-mails",
  account_deletions: "a link is found by its token, and the hourly job searches all users",
  access_tokens: "a program is found by its token",
  passkeys: "signing in searches by the credential's id",
  second_factors: "one per user",
  recovery_codes: "belong to a user",
  identities: "signing in searches by the provider's user id",
  members: "a user's cellars are searched by user",
  ended_memberships: "a former member reads why the membership ended",
  cellar_invitations: "an invitation is found by token or e-mail, and a sweep searches all",
  guest_links: "a link is found by its token, and a sweep searches all",
  calendar_feeds: "a feed is found by its token, and a new password ends all feeds of the user",
  webhooks: "due webhooks are searched in all cellars, and a new password ends all of the user",
  reminder_mails: "due mails are searched for all users",
  notifications: "a device is found by its session, and due ones are searched for all users",
  answered_challenges: "a challenge belongs to no user",
  attempts: "counted by address and e-mail before a user is known",
  job_leases: "jobs of the whole server",
  meta: "one epoch and one schema",
} as const satisfies Readonly<Record<string, string>>;

/**
 * The parts of these SQL statements that use one of these tables without a condition on the
 * cellar's id.
 */
export function usesWithoutCellar(
  statements: Iterable<string>,
  tables: readonly string[],
): readonly string[] {
  return [...statements].flatMap((text) =>
    mentionsIn(text, tables).filter((mention) => !NAMES_CELLAR.test(mention)),
  );
}

export function tablesUsedIn(
  statements: Iterable<string>,
  tables: readonly string[],
): readonly string[] {
  return tables.filter((table) =>
    [...statements].some((text) => mentionsIn(text, [table]).length > 0),
  );
}

/** For each use of one of these tables, the SQL text from there to the next use of any table. */
function mentionsIn(text: string, tables: readonly string[]): readonly string[] {
  const parts = text.split(/\b(?=(?:FROM|JOIN|UPDATE|INTO)\s+\w)/);
  const mention = new RegExp(String.raw`^(?:FROM|JOIN|UPDATE|INTO)\s+(?:${tables.join("|")})\b`);
  return parts.flatMap((part, at) =>
    mention.test(part) ? part + followingJoins(parts.slice(at + 1)) : [],
  );
}

/**
 * The joins `USING (cellar_id…)` that directly follow a table's use. They limit that table to the
 * cellar too.
 */
function followingJoins(later: readonly string[]): string {
  const [next = ""] = later;
  return /^JOIN \w+ USING \(cellar_id\b/.test(next) ? next + followingJoins(later.slice(1)) : "";
}

const CELLAR = String.raw`(?:\$\d+|\?|@\w+|ANY \(\$\d+\)|(?:\w+\.)?(?:cellar_)?id\b)`;

/**
 * Matches SQL text that is limited to a cellar, by a condition, a join or an insert with the
 * cellar's id.
 */
const NAMES_CELLAR = new RegExp(
  String.raw`\bcellar_id (?:= ${CELLAR}|IN \(SELECT value )|^JOIN \w+ USING \(cellar_id\b|^INTO \w+\s*\([^)]*\bcellar_id\b`,
);

export function recording(database: Postgres, statements: Set<string>): Postgres {
  return {
    ...recordingConnection(database, statements),
    transaction: (step) =>
      database.transaction((inside) => step(recordingTransaction(inside, statements))),
    end: () => database.end(),
  };
}

function recordingTransaction(transaction: Transaction, statements: Set<string>): Transaction {
  return {
    ...recordingConnection(transaction, statements),
    write(statement, values) {
      statements.add(statement.text);
      transaction.write(statement, values);
    },
  };
}

function recordingConnection(connection: Connection, statements: Set<string>): Connection {
  return {
    rows: (statement, values) => {
      statements.add(statement.text);
      return connection.rows(statement, values);
    },
    changed: (statement, values) => {
      statements.add(statement.text);
      return connection.changed(statement, values);
    },
  };
}
