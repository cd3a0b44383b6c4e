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

export interface DeletionsUnderTest {
  readonly deletions: DeletionStore;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
}

export function describeDeletionStore(open: () => DeletionsUnderTest): void {
  describe("accounts due for deletion", () => {
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
        name: null,
        language: null,
        passwordHash: "hash of corkscrew",
        unconfirmedSince: null,
      };
      await accounts.create(ann, NOW);
      deletion = { userId: id, tokenHash: randomUUID(), requestedAt: NOW, dueAt: DUE };
    });
    const ask = () => deletions.request(deletion, ann.passwordHash);
    const passwordHash = async () => (await accounts.byEmail(ann.email))?.passwordHash;
    const isDue = async (now: number) => (await deletions.due(now)).includes(ann.id);

    test("a deletion request ends the user's password and sessions", async () => {
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

    test("a deletion request with an outdated password hash has no effect", async () => {
      expect(await deletions.request(deletion, "hash of tin opener")).toBe(false);

      expect(await passwordHash()).toBe(ann.passwordHash);
      expect(await deletions.among([ann.id])).toEqual([]);
      expect(await isDue(DUE)).toBe(false);
    });

    test("an account's deletion becomes due at the set time, not earlier", async () => {
      await ask();

      expect([await isDue(DUE - 1), await isDue(DUE)]).toEqual([false, true]);
    });

    test("a deletion's cancel link restores the password once", async () => {
      await ask();

      expect(await deletions.cancel(randomUUID(), NOW)).toBeUndefined();
      expect(await deletions.cancel(deletion.tokenHash, DUE - 1)).toBe(ann.id);
      expect(await deletions.cancel(deletion.tokenHash, DUE - 1)).toBeUndefined();

      expect(await passwordHash()).toBe(ann.passwordHash);
      expect(await deletions.among([ann.id])).toEqual([]);
    });

    test("a deletion's cancel link fails when the deletion is due", async () => {
      await ask();

      expect(await deletions.cancel(deletion.tokenHash, DUE)).toBeUndefined();

      expect(await isDue(DUE)).toBe(true);
    });

    test("a deleted user's id stays recorded until swept after the due time", async () => {
      await ask();

      expect((await deletions.remove(ann.id, DUE)).objects).toEqual([]);

      expect(await accounts.byEmail(ann.email)).toBeUndefined();
      expect(await isDue(DUE)).toBe(false);
      await deletions.sweep(DUE);
      expect(await deletions.among([ann.id])).toEqual([ann.id]);
      await deletions.sweep(DUE + 1);
      expect(await deletions.among([ann.id])).toEqual([]);
    });

    test("a sweep keeps a deletion request that was not carried out yet", async () => {
      await ask();

      await deletions.sweep(DUE + 1);

      expect(await deletions.among([ann.id])).toEqual([ann.id]);
    });
  });
}
