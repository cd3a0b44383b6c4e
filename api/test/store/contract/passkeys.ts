import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Account, AccountStore } from "../../../src/cellar/ports/accounts.ts";
import type {
  ChallengeStore,
  Passkey,
  PasskeyStore,
} from "../../../src/cellar/ports/signInMethods.ts";
import { addAccount } from "./addAccount.ts";

const NOW = Date.UTC(2026, 0, 1);

export interface PasskeysUnderTest {
  readonly passkeys: PasskeyStore;
  readonly challenges: ChallengeStore;
  readonly accounts: AccountStore;
}

export function describePasskeyStore(open: () => PasskeysUnderTest): void {
  describe("passkeys", () => {
    let passkeys: PasskeyStore;
    let accounts: AccountStore;
    let ann: Account;
    let passkey: Passkey;

    beforeEach(async () => {
      ({ passkeys, accounts } = open());
      ann = await addAccount(accounts, NOW);
      passkey = passkeyOf(ann);
    });

    test("a passkey is found by its credential id", async () => {
      expect(await passkeys.add(passkey, ann.passwordHash, 9)).toBe("added");

      expect(await passkeys.find(passkey.credentialId)).toEqual(passkey);
      expect(await passkeys.list(ann.id)).toEqual([passkey]);
      expect(await passkeys.any()).toBe(true);
      expect(await passkeys.find(randomUUID())).toBeUndefined();
    });

    test("adding a passkey twice, beyond the limit or with outdated password fails", async () => {
      const bob = await addAccount(accounts, NOW);
      await passkeys.add(passkey, ann.passwordHash, 1);
      const again = { ...passkeyOf(bob), credentialId: passkey.credentialId };

      expect(await passkeys.add(again, bob.passwordHash, 1)).toBe("known");
      expect(await passkeys.add(passkeyOf(ann), ann.passwordHash, 1)).toBe("too many");
      expect(await passkeys.add(passkeyOf(ann), "hash of before", 9)).toBe("other password");
    });

    test("a passkey is refused unless its counter increases or stays zero", async () => {
      const uncounted = { ...passkeyOf(ann), counter: 0 };
      await passkeys.add(passkey, ann.passwordHash, 9);
      await passkeys.add(uncounted, ann.passwordHash, 9);
      const use = (id: string, counter: number) =>
        passkeys.noteUse({ id, counter, usedAt: NOW + 1 });

      expect(await use(passkey.id, passkey.counter + 1)).toBe(true);
      expect(await use(passkey.id, passkey.counter + 1)).toBe(false);
      expect(await use(passkey.id, 0)).toBe(false);
      expect(await passkeys.find(passkey.credentialId)).toEqual({
        ...passkey,
        counter: passkey.counter + 1,
        usedAt: NOW + 1,
      });
      expect([await use(uncounted.id, 0), await use(uncounted.id, 0)]).toEqual([true, true]);
    });

    test("a passkey can be renamed or removed only by its user", async () => {
      const bob = await addAccount(accounts, NOW);
      await passkeys.add(passkey, ann.passwordHash, 9);
      const always = () => true;

      expect(await passkeys.rename(bob.id, passkey.id, "Mine")).toBeUndefined();
      expect(await passkeys.rename(ann.id, passkey.id, "Phone")).toEqual({
        ...passkey,
        name: "Phone",
      });
      expect(await passkeys.remove(bob.id, passkey.id, always)).toBe("unknown");
      expect(await passkeys.remove(ann.id, passkey.id, (hash) => hash === ann.passwordHash)).toBe(
        "last",
      );
      const other = passkeyOf(ann);
      await passkeys.add(other, ann.passwordHash, 9);
      expect(await passkeys.remove(ann.id, passkey.id, always)).toBe("removed");
      expect(await passkeys.list(ann.id)).toEqual([other]);
    });

    test("concurrent removals of password and last passkey remove only one of them", async () => {
      const [hash, without] = [ann.passwordHash, "without"];
      expect(await accounts.removePassword(ann.id, hash, without)).toBe("last");
      await passkeys.add(passkey, hash, 9);
      expect(await accounts.removePassword(ann.id, "hash of before", without)).toBe(
        "other password",
      );

      const [ofKey, ofPassword] = await Promise.all([
        passkeys.remove(ann.id, passkey.id, (held) => held === without),
        accounts.removePassword(ann.id, hash, without),
      ]);

      expect([ofKey, ofPassword]).toContain("removed");
      expect([ofKey, ofPassword]).toContain("last");
    });

    test("resetting a password removes only that user's passkeys", async () => {
      const bob = await addAccount(accounts, NOW);
      const ofBob = passkeyOf(bob);
      await passkeys.add(passkey, ann.passwordHash, 9);
      await passkeys.add(ofBob, bob.passwordHash, 9);
      const link = { tokenHash: randomUUID(), sentAt: NOW, expiresAt: NOW + 1, confirms: true };
      await accounts.addResetLink(ann.id, link, 9);

      await accounts.resetPassword(link.tokenHash, "reset", NOW);

      expect(await passkeys.list(ann.id)).toEqual([]);
      expect(await passkeys.list(bob.id)).toEqual([ofBob]);
    });

    test("a used passkey challenge is refused until a sweep removes its record", async () => {
      const { challenges } = open();
      const [hash, later] = [randomUUID(), randomUUID()];
      const first = [hash, hash].map((each) => challenges.use(each, NOW + 1));
      expect((await Promise.all(first)).sort()).toEqual([false, true]);
      await challenges.use(later, NOW + 2);

      await challenges.sweep(NOW + 1);

      expect(await challenges.use(hash, NOW + 1)).toBe(true);
      expect(await challenges.use(later, NOW + 2)).toBe(false);
    });
  });
}

function passkeyOf({ id: userId }: Account): Passkey {
  return {
    id: randomUUID(),
    userId,
    credentialId: randomUUID(),
    publicKey: "a public key",
    counter: 4,
    transports: ["hybrid", "internal"],
    name: "Laptop",
    createdAt: NOW,
    usedAt: null,
  };
}
