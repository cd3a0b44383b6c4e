import { beforeEach, expect, test } from "vitest";
import type { NewSession, SessionStore } from "../cellar/ports.ts";
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

  expect(await sessions.read("a", NOW)).toMatchObject({ userId: "ann" });
});

test("no session begins with a password that has been changed since", async () => {
  expect(await sessions.begin(session(), "hash of tin opener")).toBe(false);

  expect(await sessions.read("a", NOW)).toBeUndefined();
});

test("a session that is renewed lives on, and one that has ended stays ended", async () => {
  await sessions.begin(session(), ANN.passwordHash);
  await sessions.renew(session(NOW + 10));
  expect(await sessions.read("a", NOW + 5)).toMatchObject({ userId: "ann" });

  await sessions.endAll("ann");
  await sessions.renew(session(NOW + 20));

  expect(await sessions.read("a", NOW + 5)).toBeUndefined();
});

test("no use lets a session live beyond the end it began with", async () => {
  await sessions.begin(session(), ANN.passwordHash);

  await sessions.renew(session(NOW + 200));

  expect(await sessions.read("a", ENDS_BY - 1)).toMatchObject({ userId: "ann" });
  expect(await sessions.read("a", ENDS_BY)).toBeUndefined();
});

test("a person's living sessions are listed, each as it was last used", async () => {
  await sessions.begin(session(), ANN.passwordHash);
  await sessions.begin({ ...session(), idHash: "b", id: "listed as b" }, ANN.passwordHash);
  await sessions.renew({ ...session(NOW + 10), device: "Firefox on Linux" });
  await sessions.renew({ ...session(NOW + 10), device: "", usedAt: NOW + 5 });

  const listed = await sessions.list("ann", NOW + 5);

  expect(listed).toEqual([
    {
      id: "listed as a",
      idHash: "a",
      device: "Firefox on Linux",
      beganAt: NOW,
      usedAt: NOW + 5,
    },
  ]);
  expect(await sessions.list("bob", NOW)).toEqual([]);
});

const ENDS_BY = NOW + 100;

function session(expiresAt = NOW + 1): NewSession {
  return {
    idHash: "a",
    id: "listed as a",
    userId: "ann",
    device: "Firefox on Windows",
    usedAt: NOW,
    expiresAt,
    endsBy: ENDS_BY,
  };
}
