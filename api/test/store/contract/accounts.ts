import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Account, AccountStore, ResetLink } from "../../../src/cellar/ports/accounts.ts";

const NOW = Date.UTC(2026, 0, 1);
const LATER = NOW + 1_000;

export function describeAccountStore(open: () => AccountStore): void {
  describe("accounts", () => {
    let accounts: AccountStore;
    let ann: Account;

    beforeEach(async () => {
      accounts = open();
      ann = someone("Ann");
      await accounts.create(ann, NOW);
    });

    test("an account is found by id and by e-mail, ignoring letter case", async () => {
      expect(await accounts.byId(ann.id)).toEqual(ann);
      expect(await accounts.byEmail(ann.email.toUpperCase())).toEqual(ann);
      expect(await accounts.byId(randomUUID())).toBeUndefined();
      expect(await accounts.byEmail(`no ${ann.email}`)).toBeUndefined();
    });

    test("a user's name is stored, and can be removed", async () => {
      await accounts.setName(ann.id, "Anna");
      expect(await accounts.byId(ann.id)).toEqual({ ...ann, name: "Anna" });

      await accounts.setName(ann.id, null);
      expect(await accounts.byEmail(ann.email)).toEqual(ann);
    });

    test("[U1] a user's language is stored, and can be removed", async () => {
      await accounts.setLanguage(ann.id, "de");
      expect(await accounts.byId(ann.id)).toEqual({ ...ann, language: "de" });

      await accounts.setLanguage(ann.id, null);
      expect(await accounts.byEmail(ann.email)).toEqual(ann);
    });

    test("of concurrent sign-ups with one e-mail only one succeeds", async () => {
      const email = `${randomUUID()}@cellar.example`;
      const bobs = [email, email.toUpperCase(), email].map((written) => ({
        ...someone("Bob"),
        email: written,
      }));

      const outcomes = await Promise.all(bobs.map((bob) => accounts.create(bob, NOW)));

      expect([...outcomes].sort()).toEqual(["made", "taken", "taken"]);
      expect(await accounts.byEmail(email)).toEqual(bobs[outcomes.indexOf("made")]);
    });

    test("a replaced e-mail stays reserved until its undo link expires", async () => {
      const email = emailOf("new");
      expect(await accounts.changeEmail(ann.id, email, undo())).toBe(ann.email);

      expect(await accounts.byEmail(email)).toEqual({ ...ann, email, unconfirmedSince: NOW });
      expect(await accounts.byEmail(ann.email)).toBeUndefined();
      const [thief, bob] = [{ ...someone("Eve"), email: ann.email }, someone("Bob")];
      await accounts.create(bob, NOW);
      expect(await accounts.create(thief, LATER - 1)).toBe("taken");
      expect(await accounts.changeEmail(bob.id, ann.email, undo())).toBeUndefined();
      expect(await accounts.create(thief, LATER)).toBe("made");
    });

    test("a user can change their e-mail's letter case, without an undo link", async () => {
      const bob = someone("Bob");
      await accounts.create(bob, NOW);
      const link = undo();
      const shouted = ann.email.toUpperCase();

      expect(await accounts.changeEmail(ann.id, bob.email.toUpperCase(), undo())).toBeUndefined();
      expect(await accounts.changeEmail(ann.id, shouted, link)).toBe(ann.email);

      expect(await accounts.byId(ann.id)).toMatchObject({ email: shouted });
      expect(await accounts.undoEmailChange(link.tokenHash, "hash", NOW)).toBeUndefined();
    });

    test("an undo link restores the e-mail and replaces the password, once", async () => {
      const [first, second] = [undo(), undo(NOW + 1)];
      await accounts.changeEmail(ann.id, emailOf("stolen"), first);
      await accounts.changeEmail(ann.id, emailOf("hidden"), second);
      const links = [link(), link()];
      for (const sent of links) await accounts.addResetLink(ann.id, sent, 9);

      expect(await accounts.undoEmailChange(first.tokenHash, "void", LATER)).toBeUndefined();
      const undone = await accounts.undoEmailChange(first.tokenHash, "void", NOW + 2);

      const user = { id: ann.id, email: ann.email, language: null };
      expect(undone).toEqual({ user, replaced: expect.stringMatching(/^hidden/) as string });
      expect(await accounts.byEmail(ann.email)).toEqual({ ...ann, passwordHash: "void" });
      for (const { tokenHash } of [first, second]) {
        expect(await accounts.undoEmailChange(tokenHash, "again", NOW + 2)).toBeUndefined();
      }
      for (const { tokenHash } of links) {
        expect(await accounts.resetPassword(tokenHash, "reset", NOW)).toBeUndefined();
      }
    });

    test("only the current e-mail can be confirmed", async () => {
      const email = emailOf("new");
      await accounts.changeEmail(ann.id, email, undo());

      expect(await accounts.confirmEmail(ann.id, ann.email)).toBe(false);
      expect(await accounts.byId(ann.id)).toMatchObject({ unconfirmedSince: NOW });
      expect(await accounts.confirmEmail(ann.id, email.toUpperCase())).toBe(true);
      expect(await accounts.byId(ann.id)).toMatchObject({ unconfirmedSince: null });
    });

    test("an e-mail changed only in letter case stays confirmed", async () => {
      await accounts.changeEmail(ann.id, ann.email.toUpperCase(), undo());

      expect(await accounts.byId(ann.id)).toMatchObject({ unconfirmedSince: null });
    });

    test("formerEmail returns the first confirmed e-mail replaced after the given time", async () => {
      const [second, third] = [emailOf("second"), emailOf("third")];
      await accounts.changeEmail(ann.id, second, undo(NOW + 1));
      await accounts.confirmEmail(ann.id, second);
      await accounts.changeEmail(ann.id, third, undo(NOW + 2));
      await accounts.changeEmail(ann.id, emailOf("fourth"), undo(NOW + 3));

      expect(await accounts.formerEmail(ann.id, NOW)).toBe(ann.email);
      expect(await accounts.formerEmail(ann.id, NOW + 1)).toBe(second);
      expect(await accounts.formerEmail(ann.id, NOW + 2)).toBeUndefined();
      expect(await accounts.byFormerEmail(second.toUpperCase(), NOW)).toMatchObject({ id: ann.id });
      expect(await accounts.byFormerEmail(second, NOW + 2)).toBeUndefined();
      expect(await accounts.byFormerEmail(third, NOW)).toBeUndefined();
    });

    test("undoing an e-mail change confirms the restored e-mail", async () => {
      const bob = { ...someone("Bob"), unconfirmedSince: NOW };
      await accounts.create(bob, NOW);
      const link = undo(NOW + 1);
      await accounts.changeEmail(bob.id, emailOf("new"), link);

      await accounts.undoEmailChange(link.tokenHash, "void", NOW + 2);

      expect(await accounts.byId(bob.id)).toMatchObject({ unconfirmedSince: null });
    });

    test("a reset link confirms only the e-mail that it was sent to", async () => {
      const bob = { ...someone("Bob"), unconfirmedSince: NOW };
      await accounts.create(bob, NOW);
      const [toFormer, toBob] = [{ ...link(), confirms: false }, link()];

      await accounts.addResetLink(bob.id, toFormer, 9);
      await accounts.resetPassword(toFormer.tokenHash, "reset", NOW);
      expect(await accounts.byId(bob.id)).toMatchObject({ unconfirmedSince: NOW });
      await accounts.addResetLink(bob.id, toBob, 9);
      await accounts.resetPassword(toBob.tokenHash, "again", NOW);
      expect(await accounts.byId(bob.id)).toMatchObject({ unconfirmedSince: null });
    });

    test("an invitation to sign up can create only one account", async () => {
      const invitation = { hash: randomUUID(), expiresAt: LATER };
      const [bob, carol, dora] = [someone("Bob"), someone("Carol"), someone("Dora")];

      expect(await accounts.create({ ...bob, email: ann.email }, NOW, { invitation })).toBe(
        "taken",
      );
      const outcomes = await Promise.all(
        [bob, carol].map((account) => accounts.create(account, NOW, { invitation })),
      );
      expect(outcomes.sort()).toEqual(["invitation used", "made"]);
      expect(await accounts.create(dora, NOW, { invitation })).toBe("invitation used");
      expect(await accounts.byId(dora.id)).toBeUndefined();
    });

    test("a password change requires the current hash and ends reset links", async () => {
      const sent = link();
      await accounts.addResetLink(ann.id, sent, 9);

      expect(await accounts.changePassword(ann.id, "another", "hash of corkscrew")).toBe(false);
      expect(await accounts.changePassword(ann.id, ann.passwordHash, "new hash")).toBe(true);

      expect(await accounts.byId(ann.id)).toMatchObject({ passwordHash: "new hash" });
      expect(await accounts.resetPassword(sent.tokenHash, "reset", NOW)).toBeUndefined();
    });

    test("a password hash is renewed only if the password is unchanged", async () => {
      const sent = link();
      await accounts.addResetLink(ann.id, sent, 9);

      await accounts.renewHash(ann.id, "another", "dearer hash");
      expect(await accounts.byId(ann.id)).toEqual(ann);
      await accounts.renewHash(ann.id, ann.passwordHash, "dearer hash");

      expect(await accounts.byId(ann.id)).toMatchObject({ passwordHash: "dearer hash" });
      expect(await accounts.resetPassword(sent.tokenHash, "reset", NOW)).toBeDefined();
    });

    test("a reset link sets the password once and ends other reset links", async () => {
      const [used, other] = [link(), link()];
      for (const sent of [used, other]) await accounts.addResetLink(ann.id, sent, 9);

      expect(await accounts.resetPassword(used.tokenHash, "late", LATER)).toBeUndefined();
      const user = await accounts.resetPassword(used.tokenHash, "reset", LATER - 1);

      expect(user).toEqual({ id: ann.id, email: ann.email, language: null });
      expect(await accounts.byId(ann.id)).toMatchObject({ passwordHash: "reset" });
      for (const { tokenHash } of [used, other]) {
        expect(await accounts.resetPassword(tokenHash, "again", NOW)).toBeUndefined();
      }
    });

    test("expired reset links do not count towards the limit", async () => {
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
  return {
    id: randomUUID(),
    email: emailOf(name),
    name: null,
    language: null,
    passwordHash: `hash of ${name}`,
    unconfirmedSince: null,
  };
}

function emailOf(name: string): string {
  return `${name}.${randomUUID()}@cellar.example`;
}

function undo(changedAt = NOW) {
  return { tokenHash: randomUUID(), changedAt, expiresAt: LATER };
}

function link(sentAt = NOW): ResetLink {
  return { tokenHash: randomUUID(), sentAt, expiresAt: sentAt + (LATER - NOW), confirms: true };
}
