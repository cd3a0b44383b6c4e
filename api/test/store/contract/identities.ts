import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Account, AccountStore } from "../../../src/cellar/ports/accounts.ts";
import type { Identity, IdentityStore } from "../../../src/cellar/ports/identities.ts";
import type { PasskeysUnderTest } from "./passkeys.ts";

const NOW = Date.UTC(2026, 0, 1);
const ISSUER = "https://login.example";
const always = () => true;

export interface IdentitiesUnderTest extends PasskeysUnderTest {
  readonly identities: IdentityStore;
}

export function describeIdentityStore(open: () => IdentitiesUnderTest): void {
  describe("OpenID identities", () => {
    let identities: IdentityStore;
    let accounts: AccountStore;
    let ann: Account;
    let identity: Identity;

    beforeEach(async () => {
      ({ identities, accounts } = open());
      ann = newAccount();
      await accounts.create(ann, NOW);
      identity = identityOf(ann);
    });

    test("a linked OpenID identity is found by issuer and subject", async () => {
      const { subject } = identity;
      expect(await identities.link(identity, ann.passwordHash)).toBe("linked");

      expect(await identities.find({ issuer: ISSUER, subject })).toEqual(identity);
      expect(await identities.of(ann.id, ISSUER)).toEqual(identity);
      expect(await identities.find({ issuer: "https://other.example", subject })).toBeUndefined();
      await identities.noteUse(identity, NOW + 1);
      expect(await identities.find(identity)).toEqual({ ...identity, usedAt: NOW + 1 });
    });

    test("an identity has one user; a user has one identity per issuer", async () => {
      const bob = newAccount();
      await accounts.create(bob, NOW);
      const link = (of: Account, subject: string, issuer = ISSUER) =>
        identities.link({ ...identityOf(of), subject, issuer }, of.passwordHash);
      const { subject } = identity;

      expect(await identities.link(identity, "hash of before")).toBe("other password");
      const both = await Promise.all([link(ann, subject), link(bob, subject)]);
      expect(both.sort()).toEqual(["known", "linked"]);
      const [holder] = [(await identities.find(identity))?.userId === ann.id ? ann : bob];
      expect(await link(holder, randomUUID())).toBe("known");
      expect(await link(holder, subject, "https://other.example")).toBe("linked");
    });

    test("an account and its OpenID identity are created only together", async () => {
      const [bob, carol, dora] = [newAccount(), newAccount(), newAccount()];
      const ofBob = identityOf(bob);
      expect(await accounts.create(bob, NOW, { identity: ofBob })).toBe("made");
      expect(await identities.find(ofBob)).toEqual(ofBob);

      const sameIdentity = { ...identityOf(carol), subject: ofBob.subject };
      expect(await accounts.create(carol, NOW, { identity: sameIdentity })).toBe("taken");
      expect(await accounts.byId(carol.id)).toBeUndefined();
      const ofDora = identityOf(dora);
      const sameEmail = { ...dora, email: bob.email };
      expect(await accounts.create(sameEmail, NOW, { identity: ofDora })).toBe("taken");
      expect(await identities.find(ofDora)).toBeUndefined();
    });

    test("the last sign-in method cannot be unlinked", async () => {
      const { passkeys } = open();
      await identities.link(identity, ann.passwordHash);
      const needed = (hash: string) => hash === ann.passwordHash;

      expect(await identities.unlink(randomUUID(), ISSUER, always)).toBe("unknown");
      expect(await identities.unlink(ann.id, "https://other.example", always)).toBe("unknown");
      expect(await identities.unlink(ann.id, ISSUER, needed)).toBe("last");
      await passkeys.add(passkeyOf(ann), ann.passwordHash, 9);
      expect(await identities.unlink(ann.id, ISSUER, needed)).toBe("unlinked");
      expect(await identities.of(ann.id, ISSUER)).toBeUndefined();
    });

    test("concurrent removals of all sign-in methods leave one method", async () => {
      const { passkeys } = open();
      const [hash, without] = [ann.passwordHash, "without"];
      const passkey = passkeyOf(ann);
      expect(await accounts.removePassword(ann.id, hash, without, ISSUER)).toBe("last");
      await identities.link(identity, hash);
      expect(await accounts.removePassword(ann.id, hash, without)).toBe("last");
      await passkeys.add(passkey, hash, 9);
      const isWithout = (held: string) => held === without;

      const ends = await Promise.all([
        accounts.removePassword(ann.id, hash, without, ISSUER),
        passkeys.remove(ann.id, passkey.id, isWithout, ISSUER),
        identities.unlink(ann.id, ISSUER, isWithout),
      ]);

      expect(ends).toContain("last");
    });

    test("resetting a password removes only that user's OpenID identity", async () => {
      const bob = newAccount();
      const ofBob = identityOf(bob);
      await accounts.create(bob, NOW, { identity: ofBob });
      await identities.link(identity, ann.passwordHash);
      const link = { tokenHash: randomUUID(), sentAt: NOW, expiresAt: NOW + 1, confirms: true };
      await accounts.addResetLink(ann.id, link, 9);

      await accounts.resetPassword(link.tokenHash, "reset", NOW);

      expect(await identities.find(identity)).toBeUndefined();
      expect(await identities.find(ofBob)).toEqual(ofBob);
    });
  });
}

function newAccount(): Account {
  const id = randomUUID();
  return {
    id,
    email: `${id}@cellar.example`,
    name: null,
    language: null,
    passwordHash: `hash of ${id}`,
    unconfirmedSince: null,
  };
}

function identityOf({ id: userId, email }: Account): Identity {
  const subject = randomUUID();
  return { userId, issuer: ISSUER, subject, knownAs: email, linkedAt: NOW, usedAt: null };
}

function passkeyOf({ id: userId }: Account) {
  return {
    id: randomUUID(),
    userId,
    credentialId: randomUUID(),
    publicKey: "a public key",
    counter: 0,
    transports: [],
    name: "Laptop",
    createdAt: NOW,
    usedAt: null,
  };
}
