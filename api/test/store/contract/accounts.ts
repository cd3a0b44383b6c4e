import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Account, AccountStore, ResetLink } from "../../../src/cellar/ports/accounts.ts";

const NOW = Date.UTC(2026, 0, 1);
const LATER = NOW + 1_000;

/** What every store promises of who may sign in. */
export function describeAccountStore(open: () => AccountStore): void {
  describe("accounts", () => {
    let accounts: AccountStore;
    let ann: Account;

    beforeEach(async () => {
      accounts = open();
      ann = someone("Ann");
      await accounts.create(ann, NOW);
    });

    test("an account is found by its id, and by its e-mail in any case", async () => {
      expect(await accounts.byId(ann.id)).toEqual(ann);
      expect(await accounts.byEmail(ann.email.toUpperCase())).toEqual(ann);
      expect(await accounts.byId(randomUUID())).toBeUndefined();
      expect(await accounts.byEmail(`no ${ann.email}`)).toBeUndefined();
    });

    test("of several sign-ups at once with one e-mail in any case, one succeeds", async () => {
      const email = `${randomUUID()}@cellar.example`;
      const attempts = [email, email.toUpperCase(), email].map((written) =>
        accounts.create({ ...someone("Bob"), email: written }, NOW),
      );

      const made = (await Promise.all(attempts)).filter(Boolean);

      expect(made).toHaveLength(1);
      expect(await accounts.byEmail(email)).toMatchObject(made[0] ?? {});
    });

    test("a changed e-mail signs in, and nobody gets the one of before until its link expires", async () => {
      const email = emailOf("new");
      expect(await accounts.changeEmail(ann.id, email, undo())).toBe(ann.email);

      expect(await accounts.byEmail(email)).toEqual({ ...ann, email });
      expect(await accounts.byEmail(ann.email)).toBeUndefined();
      const [thief, bob] = [{ ...someone("Eve"), email: ann.email }, someone("Bob")];
      await accounts.create(bob, NOW);
      expect(await accounts.create(thief, LATER - 1)).toBeUndefined();
      expect(await accounts.changeEmail(bob.id, ann.email, undo())).toBeUndefined();
      expect(await accounts.create(thief, LATER)).toMatchObject({ id: thief.id });
    });

    test("an e-mail that another person has is refused, one's own in another case is not", async () => {
      const bob = someone("Bob");
      await accounts.create(bob, NOW);
      const link = undo();
      const shouted = ann.email.toUpperCase();

      expect(await accounts.changeEmail(ann.id, bob.email.toUpperCase(), undo())).toBeUndefined();
      expect(await accounts.changeEmail(ann.id, shouted, link)).toBe(ann.email);

      expect(await accounts.byId(ann.id)).toMatchObject({ email: shouted });
      expect(await accounts.undoEmailChange(link.tokenHash, "hash", NOW)).toBeUndefined();
    });

    test("the link of a change brings the e-mail back, once, with another password", async () => {
      const [first, second] = [undo(), undo(NOW + 1)];
      await accounts.changeEmail(ann.id, emailOf("stolen"), first);
      await accounts.changeEmail(ann.id, emailOf("hidden"), second);
      const links = [link(), link()];
      for (const sent of links) await accounts.addResetLink(ann.id, sent, 9);

      expect(await accounts.undoEmailChange(first.tokenHash, "void", LATER)).toBeUndefined();
      const undone = await accounts.undoEmailChange(first.tokenHash, "void", NOW + 2);

      expect(undone).toEqual({ id: ann.id, email: ann.email });
      expect(await accounts.byEmail(ann.email)).toEqual({ ...ann, passwordHash: "void" });
      for (const { tokenHash } of [first, second]) {
        expect(await accounts.undoEmailChange(tokenHash, "again", NOW + 2)).toBeUndefined();
      }
      for (const { tokenHash } of links) {
        expect(await accounts.resetPassword(tokenHash, "reset", NOW)).toBeUndefined();
      }
    });

    test("a password is changed by whoever knows the stored one, and ends the links", async () => {
      const sent = link();
      await accounts.addResetLink(ann.id, sent, 9);

      expect(await accounts.changePassword(ann.id, "another", "hash of corkscrew")).toBe(false);
      expect(await accounts.changePassword(ann.id, ann.passwordHash, "new hash")).toBe(true);

      expect(await accounts.byId(ann.id)).toMatchObject({ passwordHash: "new hash" });
      expect(await accounts.resetPassword(sent.tokenHash, "reset", NOW)).toBeUndefined();
    });

    test("a hash is renewed unless the password has changed, and the links hold", async () => {
      const sent = link();
      await accounts.addResetLink(ann.id, sent, 9);

      await accounts.renewHash(ann.id, "another", "dearer hash");
      expect(await accounts.byId(ann.id)).toEqual(ann);
      await accounts.renewHash(ann.id, ann.passwordHash, "dearer hash");

      expect(await accounts.byId(ann.id)).toMatchObject({ passwordHash: "dearer hash" });
      expect(await accounts.resetPassword(sent.tokenHash, "reset", NOW)).toBeDefined();
    });

    test("a link sets the password once, before it expires, and ends the others", async () => {
      const [used, other] = [link(), link()];
      for (const sent of [used, other]) await accounts.addResetLink(ann.id, sent, 9);

      expect(await accounts.resetPassword(used.tokenHash, "late", LATER)).toBeUndefined();
      const user = await accounts.resetPassword(used.tokenHash, "reset", LATER - 1);

      expect(user).toEqual({ id: ann.id, email: ann.email });
      expect(await accounts.byId(ann.id)).toMatchObject({ passwordHash: "reset" });
      for (const { tokenHash } of [used, other]) {
        expect(await accounts.resetPassword(tokenHash, "again", NOW)).toBeUndefined();
      }
    });

    test("so many links hold at once, and those that have expired make room", async () => {
      const bob = someone("Bob");
      await accounts.create(bob, NOW);
      const added = await Promise.all(
        [link(), link(), link()].map((sent) => accounts.addResetLink(ann.id, sent, 2)),
      );

      expect(added.filter(Boolean)).toHaveLength(2);
      expect(await accounts.addResetLink(bob.id, link(), 2)).toBe(true);
      expect(await accounts.addResetLink(ann.id, link(LATER), 2)).toBe(true);
    });
  });
}

function someone(name: string): Account {
  return { id: randomUUID(), email: emailOf(name), passwordHash: `hash of ${name}` };
}

function emailOf(name: string): string {
  return `${name}.${randomUUID()}@cellar.example`;
}

function undo(changedAt = NOW) {
  return { tokenHash: randomUUID(), changedAt, expiresAt: LATER };
}

function link(sentAt = NOW): ResetLink {
  return { tokenHash: randomUUID(), sentAt, expiresAt: sentAt + (LATER - NOW) };
}
