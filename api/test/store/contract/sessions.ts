import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Account, AccountStore, PeopleStore } from "../../../src/cellar/ports/accounts.ts";
import type { NewSession, SessionStore } from "../../../src/cellar/ports/sessions.ts";
import { addAccount } from "./addAccount.ts";

const NOW = Date.UTC(2026, 0, 1);
const ENDS_BY = NOW + 100;

export interface SessionsUnderTest {
  readonly sessions: SessionStore;
  readonly accounts: AccountStore;
  readonly people: PeopleStore;
}

export function describeSessionStore(open: () => SessionsUnderTest): void {
  describe("sessions", () => {
    let sessions: SessionStore;
    let ann: Account;
    let idHash: string;

    beforeEach(async () => {
      sessions = open().sessions;
      ann = await addAccount(open().accounts, NOW);
      idHash = randomUUID();
    });

    const session = (expiresAt = NOW + 1): NewSession => ({
      idHash,
      id: `listed as ${idHash}`,
      userId: ann.id,
      device: "Firefox on Windows",
      usedAt: NOW,
      expiresAt,
      endsBy: ENDS_BY,
    });
    const another = () => {
      const name = randomUUID();
      return { ...session(), idHash: name, id: `listed as ${name}` };
    };

    test("beginning a session with the current password hash succeeds", async () => {
      expect(await sessions.begin(session(), ann.passwordHash)).toBe(true);

      expect(await sessions.read(idHash, NOW)).toEqual({ userId: ann.id, usedAt: NOW });
    });

    test("beginning a session with an outdated password hash fails", async () => {
      expect(await sessions.begin(session(), "hash of tin opener")).toBe(false);

      expect(await sessions.read(idHash, NOW)).toBeUndefined();
    });

    test("an ended session cannot be renewed", async () => {
      await sessions.begin(session(), ann.passwordHash);
      await sessions.renew(session(NOW + 10));
      expect(await sessions.read(idHash, NOW + 5)).toMatchObject({ userId: ann.id });

      await sessions.end(idHash);
      await sessions.renew(session(NOW + 20));

      expect(await sessions.read(idHash, NOW + 5)).toBeUndefined();
    });

    test("a renewal cannot extend a session past its final end", async () => {
      await sessions.begin(session(), ann.passwordHash);

      await sessions.renew(session(NOW + 200));

      expect(await sessions.read(idHash, ENDS_BY - 1)).toMatchObject({ userId: ann.id });
      expect(await sessions.read(idHash, ENDS_BY)).toBeUndefined();
    });

    test("the list of sessions has the user's valid sessions with last use", async () => {
      await sessions.begin(session(), ann.passwordHash);
      await sessions.begin(another(), ann.passwordHash);
      await sessions.renew({ ...session(NOW + 10), device: "Firefox on Linux" });
      await sessions.renew({ ...session(NOW + 10), device: "", usedAt: NOW + 5 });

      const listed = await sessions.list(ann.id, NOW + 5);

      expect(listed).toEqual([
        {
          id: `listed as ${idHash}`,
          idHash,
          device: "Firefox on Linux",
          beganAt: NOW,
          usedAt: NOW + 5,
        },
      ]);
      expect(await sessions.list(randomUUID(), NOW)).toEqual([]);
    });

    test("all sessions of a user, or all except one, can be ended", async () => {
      const bob = await addAccount(open().accounts, NOW);
      const ofBob = { ...another(), userId: bob.id };
      await sessions.begin(session(), ann.passwordHash);
      await sessions.begin(another(), ann.passwordHash);
      await sessions.begin(ofBob, bob.passwordHash);

      await sessions.endAll(ann.id, idHash);

      expect(await sessions.list(ann.id, NOW)).toMatchObject([{ idHash }]);
      await sessions.endAll(ann.id);
      expect(await sessions.list(ann.id, NOW)).toEqual([]);
      expect(await sessions.read(ofBob.idHash, NOW)).toBeDefined();
    });

    test("a sweep removes only expired sessions", async () => {
      const expired = another();
      await sessions.begin(session(NOW + 10), ann.passwordHash);
      await sessions.begin(expired, ann.passwordHash);

      await sessions.sweep(NOW + 1);

      expect(await sessions.read(idHash, NOW + 1)).toBeDefined();
      expect(await sessions.read(expired.idHash, NOW)).toBeUndefined();
    });

    test("the operator's list shows each user with the last activity", async () => {
      const { people } = open();
      await sessions.begin(session(), ann.passwordHash);
      const bob = await addAccount(open().accounts, NOW);

      const listed = await people.list();

      const { email, passwordHash } = ann;
      const of = (id: string) => listed.find((person) => person.id === id);
      expect(of(ann.id)).toMatchObject({
        email,
        passwordHash,
        wines: 0,
        photoBytes: 0,
        usedAt: NOW,
      });
      expect(of(bob.id)?.usedAt).toBeUndefined();
    });

    test("disabling an account ends its password, mailed links and sessions", async () => {
      const { people, accounts } = open();
      await sessions.begin(session(), ann.passwordHash);
      const sent = { tokenHash: randomUUID(), sentAt: NOW, expiresAt: NOW + 1, confirms: true };
      const undo = { tokenHash: randomUUID(), changedAt: NOW, expiresAt: NOW + 1 };
      const email = `moved-${ann.email}`;
      await accounts.changeEmail(ann.id, email, undo);
      await accounts.addResetLink(ann.id, sent, 9);

      await people.disableAccount(ann.id, "none");

      const shut = { ...ann, email, passwordHash: "none", unconfirmedSince: NOW };
      expect(await accounts.byId(ann.id)).toEqual(shut);
      expect(await sessions.read(idHash, NOW)).toBeUndefined();
      expect(await sessions.begin(another(), ann.passwordHash)).toBe(false);
      expect(await accounts.resetPassword(sent.tokenHash, "reset", NOW)).toBeUndefined();
      expect(await accounts.undoEmailChange(undo.tokenHash, "void", NOW)).toBeUndefined();
    });
  });
}
