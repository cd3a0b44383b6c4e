import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Account } from "../../../src/cellar/ports/accounts.ts";
import type { AccessToken, TokenStore } from "../../../src/cellar/ports/signInMethods.ts";
import { cellarPeople, type MembersUnderTest, outcomeOf } from "./cellarPeople.ts";
import { addAccount } from "./addAccount.ts";

const NOW = Date.UTC(2026, 0, 1);
const EXPIRES_AT = NOW + 100;

export interface TokensUnderTest extends MembersUnderTest {
  readonly tokens: TokenStore;
}

export function describeTokenStore(open: () => TokensUnderTest): void {
  describe("access tokens", () => {
    let tokens: TokenStore;
    let ann: Account;
    let bob: Account;
    let token: AccessToken;

    beforeEach(async () => {
      const { accounts } = open();
      ({ tokens } = open());
      [ann, bob] = [await addAccount(accounts, NOW), await addAccount(accounts, NOW)];
      token = tokenOf(ann);
    });

    test("an access token is found by its secret until it expires", async () => {
      expect(await tokens.add(token, ann.passwordHash, 9)).toBe("added");

      expect(await tokens.find(token.secretHash, EXPIRES_AT - 1)).toEqual(token);
      expect(await tokens.find(token.secretHash, EXPIRES_AT)).toBeUndefined();
      expect(await tokens.find(randomUUID(), NOW)).toBeUndefined();
    });

    test("no access token is added with an outdated password hash", async () => {
      expect(await tokens.add(token, "hash of before", 9)).toBe("other password");

      expect(await tokens.find(token.secretHash, NOW)).toBeUndefined();
    });

    test("parallel additions never exceed the limit of access tokens", async () => {
      const asked = [1, 2, 3, 4].map(() => tokens.add(tokenOf(ann), ann.passwordHash, 2));

      expect((await Promise.all(asked)).sort()).toEqual(["added", "added", "too many", "too many"]);
      expect(await tokens.list(ann.id, NOW)).toHaveLength(2);
    });

    test("an expired access token does not count towards the limit", async () => {
      await tokens.add(token, ann.passwordHash, 1);
      const next = { ...tokenOf(ann), createdAt: EXPIRES_AT, expiresAt: EXPIRES_AT + 1 };

      expect(await tokens.add(next, ann.passwordHash, 1)).toBe("added");
    });

    test("the list of access tokens starts with the newest and contains no secrets", async () => {
      const newer = { ...tokenOf(ann), createdAt: NOW + 1 };
      for (const each of [token, newer]) await tokens.add(each, ann.passwordHash, 9);
      await tokens.add(tokenOf(bob), bob.passwordHash, 9);

      await tokens.noteUse(token.id, NOW + 5);

      expect(await tokens.list(ann.id, NOW)).toEqual([
        listed(newer),
        { ...listed(token), usedAt: NOW + 5 },
      ]);
      expect(await tokens.list(ann.id, EXPIRES_AT)).toEqual([]);
    });

    test("an access token can be removed only by its user", async () => {
      await tokens.add(token, ann.passwordHash, 9);

      expect(await tokens.remove(bob.id, token.id)).toBe(false);
      expect(await tokens.remove(ann.id, token.id)).toBe(true);
      expect(await tokens.remove(ann.id, token.id)).toBe(false);
      expect(await tokens.find(token.secretHash, NOW)).toBeUndefined();
    });

    test("[C20] an access token with more scopes than the role allows is refused", async () => {
      const { members } = open();
      const people = cellarPeople(open());
      const cellarId = await people.make(ann.id);
      const add = (user: Account, scopes: AccessToken["scopes"], of: string = cellarId) =>
        outcomeOf(tokens.add({ ...tokenOf(user), cellarId: of, scopes }, user.passwordHash, 9));
      expect(await add(bob, ["read"])).toBe("not_found");

      await people.join({ cellarId, ownerId: ann.id }, "viewer", Promise.resolve(bob));
      expect(await add(bob, ["read", "write"])).toBe("insufficient_role");
      expect(await add(bob, ["read"])).toBe("done");
      expect(await add(bob, ["read"], ann.id)).toBe("not_found");
      await members.changeRole({ userId: ann.id, cellarId, at: NOW }, bob.id, "editor");
      expect(await add(bob, ["read", "write"])).toBe("done");
    });

    test("[C20] a member removed while adding access tokens keeps none", async () => {
      const { members } = open();
      const people = cellarPeople(open());
      const cellarId = await people.make(ann.id);
      await people.join({ cellarId, ownerId: ann.id }, "editor", Promise.resolve(bob));
      const adding = Array.from({ length: 5 }, () =>
        outcomeOf(tokens.add({ ...tokenOf(bob), cellarId }, bob.passwordHash, 9)),
      );

      await members.remove({ userId: ann.id, cellarId, at: NOW }, bob.id);
      await Promise.all(adding);

      expect(await tokens.list(bob.id, NOW)).toEqual([]);
    });

    test("a sweep removes only expired access tokens", async () => {
      const later = { ...tokenOf(ann), expiresAt: EXPIRES_AT + 1 };
      for (const each of [token, later]) await tokens.add(each, ann.passwordHash, 9);

      await tokens.sweep(EXPIRES_AT);

      expect(await tokens.list(ann.id, NOW)).toEqual([listed(later)]);
    });

    describe.each<[string, (under: TokensUnderTest, ann: Account) => Promise<unknown>]>([
      [
        "a link that sets a password",
        async ({ accounts }, { id }) => {
          const link = { tokenHash: randomUUID(), sentAt: NOW, expiresAt: NOW + 1, confirms: true };
          await accounts.addResetLink(id, link, 9);
          return accounts.resetPassword(link.tokenHash, "reset", NOW);
        },
      ],
      [
        "a new password",
        ({ accounts }, { id, passwordHash }) => accounts.changePassword(id, passwordHash, "new"),
      ],
      [
        "a change of the e-mail that is undone",
        async ({ accounts }, { id }) => {
          const undo = { tokenHash: randomUUID(), changedAt: NOW, expiresAt: NOW + 1 };
          await accounts.changeEmail(id, `${randomUUID()}@cellar.example`, undo);
          return accounts.undoEmailChange(undo.tokenHash, "void", NOW);
        },
      ],
      [
        "a deletion that is asked for",
        ({ deletions }, { id: userId, passwordHash }) => {
          const tokenHash = randomUUID();
          const deletion = { userId, tokenHash, requestedAt: NOW, dueAt: NOW + 1 };
          return deletions.request(deletion, passwordHash);
        },
      ],
    ])("access tokens after %s", (_what, happen) => {
      test("the user's access tokens are removed, other users' access tokens remain", async () => {
        const ofBob = tokenOf(bob);
        await tokens.add(token, ann.passwordHash, 9);
        await tokens.add(ofBob, bob.passwordHash, 9);

        expect(await happen(open(), ann)).toBeTruthy();

        expect(await tokens.list(ann.id, NOW)).toEqual([]);
        expect(await tokens.list(bob.id, NOW)).toEqual([listed(ofBob)]);
      });
    });
  });
}

function tokenOf({ id: userId }: Account): AccessToken {
  return {
    id: randomUUID(),
    userId,
    cellarId: userId,
    secretHash: randomUUID(),
    name: "Kitchen display",
    scopes: ["read", "write"],
    createdAt: NOW,
    usedAt: null,
    expiresAt: EXPIRES_AT,
  };
}

function listed({ id, cellarId, name, scopes, createdAt, usedAt, expiresAt }: AccessToken) {
  return { id, cellarId, name, scopes, createdAt, usedAt, expiresAt };
}
