import type { Connection, Postgres, Transaction } from "../../src/store/postgres/connection.ts";

/** Tables that are searched by another key than their cellar, each with the reason. */
export const GLOBAL_TABLES = {
  accounts: "who signs in is known by an e-mail",
  users: "SQLite's accounts",
  cellars: "its key is the id of the cellar",
  sessions: "who asks is known by the secret in a cookie",
  reset_links:
    "who opens a link is known by the secret in it, and ends all others with the password",
  email_undos: "the same; and nobody else may sign up with an e-mail that is kept here",
  account_deletions: "the same; and what is due is sought among everybody",
  access_tokens: "the caller is known by the program's secret",
  passkeys: "who signs in is known by the id of a credential",
  second_factors: "asked for with the password, of one person",
  recovery_codes: "the same",
  identities: "who signs in is known by what a provider calls them",
  members: "a user's cellars are found by the user",
  ended_memberships: "the former member can read why the membership ended",
  cellar_invitations: "who accepts one is known by its token or an e-mail; expired ones are swept",
  guest_links: "who opens one is known by its token; expired ones are swept",
  calendar_feeds: "a calendar is known by its token; a new password ends all feeds of the user",
  webhooks: "what is due is sought among everybody; a new password ends all hooks of the user",
  reminder_mails: "what is due is sought among everybody",
  notifications: "a device is known by its session; what is due is sought among everybody",
  answered_challenges: "a challenge is nobody's",
  attempts: "counted by address and e-mail, before anybody is known",
  job_leases: "jobs of the whole server",
  meta: "one history and one schema",
} as const satisfies Readonly<Record<string, string>>;

/** Parts of statements that use a cellar's table without the cellar. */
export function unnamedIn(
  statements: Iterable<string>,
  tables: readonly string[],
): readonly string[] {
  return [...statements].flatMap((text) =>
    mentionsIn(text, tables).filter((mention) => !NAMES_CELLAR.test(mention)),
  );
}

/** The cellar tables in these statements. */
export function mentionedIn(
  statements: Iterable<string>,
  tables: readonly string[],
): readonly string[] {
  return tables.filter((table) =>
    [...statements].some((text) => mentionsIn(text, [table]).length > 0),
  );
}

/** Each use of a table, with the text up to the next use. */
function mentionsIn(text: string, tables: readonly string[]): readonly string[] {
  const parts = text.split(/\b(?=(?:FROM|JOIN|UPDATE|INTO)\s+\w)/);
  const mention = new RegExp(String.raw`^(?:FROM|JOIN|UPDATE|INTO)\s+(?:${tables.join("|")})\b`);
  return parts.flatMap((part, at) =>
    mention.test(part) ? part + restOf(parts.slice(at + 1)) : [],
  );
}

/** A table joined by its cellar counts with the previous one. */
function restOf(later: readonly string[]): string {
  const [next = ""] = later;
  return /^JOIN \w+ USING \(cellar_id\b/.test(next) ? next + restOf(later.slice(1)) : "";
}

const CELLAR = String.raw`(?:\$\d+|\?|@\w+|ANY \(\$\d+\)|(?:\w+\.)?(?:cellar_)?id\b)`;

/** Searched by the cellar, joined by it, or inserted with it. */
const NAMES_CELLAR = new RegExp(
  String.raw`\bcellar_id (?:= ${CELLAR}|IN \(SELECT value )|^JOIN \w+ USING \(cellar_id\b|^INTO \w+\s*\([^)]*\bcellar_id\b`,
);

/** The same database, recording every statement. */
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
