import { beforeEach, expect, test } from "vitest";
import type { SessionRecord, SessionStore } from "../cellar/ports.ts";
import { sqliteAccounts } from "./accounts.ts";
import { openDatabase } from "./openDatabase.ts";
import { sqliteSessions } from "./sessions.ts";

const NOW = Date.UTC(2026, 0, 1);
const ANN = { id: "ann", email: "ann@cellar.example", passwordHash: "hash of corkscrew" };

let sessions: SessionStore;

beforeEach(async () => {
  const database = openDatabase(":memory:");
  await sqliteAccounts(database).create(ANN, NOW);
  sessions = sqliteSessions(database);
});

test("a session begins with the person's password", async () => {
  expect(await sessions.begin(session(), ANN.passwordHash)).toBe(true);

  expect(await sessions.read("a", NOW)).toEqual({ userId: "ann" });
});

test("no session begins with a password that has been changed since", async () => {
  expect(await sessions.begin(session(), "hash of tin opener")).toBe(false);

  expect(await sessions.read("a", NOW)).toBeUndefined();
});

test("a session that is renewed lives on, and one that has ended stays ended", async () => {
  await sessions.begin(session(), ANN.passwordHash);
  await sessions.renew(session(NOW + 10));
  expect(await sessions.read("a", NOW + 5)).toEqual({ userId: "ann" });

  await sessions.endAll("ann");
  await sessions.renew(session(NOW + 20));

  expect(await sessions.read("a", NOW + 5)).toBeUndefined();
});

function session(expiresAt = NOW + 1): SessionRecord {
  return { idHash: "a", userId: "ann", content: { userId: "ann" }, expiresAt };
}
