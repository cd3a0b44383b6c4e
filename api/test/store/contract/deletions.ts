import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { NO_PASSWORD } from "../../../src/cellar/accounts/account.ts";
import type {
  Account,
  AccountDeletion,
  AccountStore,
  DeletionStore,
} from "../../../src/cellar/ports/accounts.ts";
import type { SessionStore } from "../../../src/cellar/ports/sessions.ts";

const NOW = Date.UTC(2026, 0, 1);
const DUE = NOW + 1_000;

/** The deletions of accounts of a store under test, and whose they are. */
export interface DeletionsUnderTest {
  readonly deletions: DeletionStore;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
}

/** What every store promises of accounts on their way out. */
export function describeDeletionStore(open: () => DeletionsUnderTest): void {
  describe("accounts that are to be deleted", () => {
    let deletions: DeletionStore;
    let accounts: AccountStore;
    let ann: Account;
    let deletion: AccountDeletion;

    beforeEach(async () => {
      ({ deletions, accounts } = open());
      const id = randomUUID();
      ann = {
        id,
        email: `${id}@cellar.example`,
        passwordHash: "hash of corkscrew",
        unconfirmedSince: null,
      };
      await accounts.create(ann, NOW);
      deletion = { userId: id, tokenHash: randomUUID(), requestedAt: NOW, dueAt: DUE };
    });
    const ask = () => deletions.request(deletion, ann.passwordHash);
    const passwordHash = async () => (await accounts.byEmail(ann.email))?.passwordHash;
    const isDue = async (now: number) => (await deletions.due(now)).includes(ann.id);

    test("who asks for it is let in no more, neither by password nor by a session", async () => {
      const { sessions } = open();
      const idHash = randomUUID();
      const [id, device] = [randomUUID(), "Firefox on Windows"];
      const times = { usedAt: NOW, expiresAt: DUE, endsBy: DUE };
      await sessions.begin({ idHash, id, device, userId: ann.id, ...times }, ann.passwordHash);

      expect(await ask()).toBe(true);

      expect(await passwordHash()).toBe(NO_PASSWORD);
      expect(await sessions.read(idHash, NOW)).toBeUndefined();
      expect(await deletions.among([randomUUID(), ann.id])).toEqual([ann.id]);
    });

    test("nothing is done for a password that has been changed since", async () => {
      expect(await deletions.request(deletion, "hash of tin opener")).toBe(false);

      expect(await passwordHash()).toBe(ann.passwordHash);
      expect(await deletions.among([ann.id])).toEqual([]);
      expect(await isDue(DUE)).toBe(false);
    });

    test("it is due at its moment and not before", async () => {
      await ask();

      expect([await isDue(DUE - 1), await isDue(DUE)]).toEqual([false, true]);
    });

    test("before it is due its link takes it back, once, and the password holds again", async () => {
      await ask();

      expect(await deletions.cancel(randomUUID(), NOW)).toBeUndefined();
      expect(await deletions.cancel(deletion.tokenHash, DUE - 1)).toBe(ann.id);
      expect(await deletions.cancel(deletion.tokenHash, DUE - 1)).toBeUndefined();

      expect(await passwordHash()).toBe(ann.passwordHash);
      expect(await deletions.among([ann.id])).toEqual([]);
    });

    test("once it is due its link takes nothing back", async () => {
      await ask();

      expect(await deletions.cancel(deletion.tokenHash, DUE)).toBeUndefined();

      expect(await isDue(DUE)).toBe(true);
    });

    test("who was removed is gone, due no more, and known to be gone until that is forgotten", async () => {
      await ask();

      expect(await deletions.remove(ann.id, DUE)).toEqual([]);

      expect(await accounts.byEmail(ann.email)).toBeUndefined();
      expect(await isDue(DUE)).toBe(false);
      await deletions.sweep(DUE);
      expect(await deletions.among([ann.id])).toEqual([ann.id]);
      await deletions.sweep(DUE + 1);
      expect(await deletions.among([ann.id])).toEqual([]);
    });

    test("what is only asked for is never forgotten", async () => {
      await ask();

      await deletions.sweep(DUE + 1);

      expect(await deletions.among([ann.id])).toEqual([ann.id]);
    });
  });
}
