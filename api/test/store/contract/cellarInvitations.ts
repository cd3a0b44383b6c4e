import { randomUUID } from "node:crypto";
import { type GivenRole, INVITATIONS_MAX } from "sync-protocol";
import { beforeEach, describe, expect, test } from "vitest";
import type { InvitationStore } from "../../../src/cellar/ports/members.ts";
import {
  type CellarPeople,
  cellarPeople,
  EXPIRES_AT,
  LATER,
  type MembersUnderTest,
  NOW,
  outcomeOf,
  OPEN_INVITATION,
} from "./cellarPeople.ts";

export function describeInvitationStore(open: () => MembersUnderTest): void {
  describe("invitations to cellars", () => {
    let invitations: InvitationStore;
    let people: CellarPeople;
    let ann: { readonly id: string; readonly email: string };
    let cellarId: string;
    const by = (userId: string, at = NOW) => ({ userId, cellarId, at });

    beforeEach(async () => {
      ({ invitations } = open());
      people = cellarPeople(open());
      ann = await people.addUser();
      cellarId = await people.make(ann.id);
    });
    const addLink = (role?: GivenRole) => people.addLink({ userId: ann.id, cellarId }, role);
    const invite = async (email: string, role: GivenRole = "viewer") => {
      const invitation = { id: randomUUID(), role, email, tokenHash: randomUUID() };
      await invitations.add(by(ann.id), { ...invitation, ...OPEN_INVITATION });
      return invitation;
    };
    const openOnes = () => invitations.open(ann.id, cellarId, NOW);

    test("[C4] editors can list invitations, and only the owner can change them", async () => {
      const [editor, viewer, stranger] = [
        await people.join({ cellarId, ownerId: ann.id }, "editor"),
        await people.join({ cellarId, ownerId: ann.id }, "viewer"),
        await people.addUser(),
      ];
      const { id } = await addLink();
      const sendAs = (userId: string) => outcomeOf(people.addLink({ userId, cellarId }));
      const revokeAs = (userId: string) => outcomeOf(invitations.revoke(by(userId), id));
      const renewAs = (userId: string) =>
        outcomeOf(
          invitations.renew(by(userId), { id, tokenHash: randomUUID(), ...OPEN_INVITATION }),
        );
      const listAs = (userId: string) => outcomeOf(invitations.open(userId, cellarId, NOW));

      for (const act of [sendAs, revokeAs, renewAs]) {
        expect(await act(editor.id)).toBe("insufficient_role");
        expect(await act(viewer.id)).toBe("insufficient_role");
        expect(await act(stranger.id)).toBe("not_found");
      }
      expect(await Promise.all([editor, viewer, stranger].map((user) => listAs(user.id)))).toEqual([
        "done",
        "insufficient_role",
        "not_found",
      ]);
    });

    test("[C4] an owner cannot revoke an invitation to another user's cellar", async () => {
      const { id } = await addLink();
      const other = await people.addUser();
      const acting = { userId: other.id, cellarId: await people.make(other.id), at: NOW };

      expect(await outcomeOf(invitations.revoke(acting, id))).toBe("not_found");
      expect(await openOnes()).toHaveLength(1);
    });

    test("[C5] an invitation link can be accepted once", async () => {
      const { tokenHash } = await addLink("viewer");
      const [bob, cid] = [await people.addUser(), await people.addUser()];

      await people.accept(bob.id, tokenHash);

      expect(await people.roleOf(bob.id, cellarId)).toBe("viewer");
      expect(await openOnes()).toEqual([]);
      expect(await outcomeOf(people.accept(cid.id, tokenHash))).toBe("invalid_invitation");
      expect(await outcomeOf(people.accept(cid.id, randomUUID()))).toBe("invalid_invitation");
    });

    test("[C5] an expired, revoked or declined invitation link is refused", async () => {
      const bob = await people.addUser();
      const [expired, revoked, declined] = [await addLink(), await addLink(), await addLink()];
      await invitations.revoke(by(ann.id), revoked.id);
      const declining = { userId: bob.id, at: NOW };
      await invitations.decline(declining, { tokenHash: declined.tokenHash });

      expect(await outcomeOf(people.accept(bob.id, expired.tokenHash, EXPIRES_AT))).toBe(
        "invalid_invitation",
      );
      for (const { tokenHash } of [revoked, declined]) {
        expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("invalid_invitation");
      }
      expect(await outcomeOf(invitations.revoke(by(ann.id), revoked.id))).toBe("not_found");
      expect(await people.roleOf(bob.id, cellarId)).toBeUndefined();
    });

    test("[C5] an invitation sent again can be accepted only with its new token", async () => {
      const bob = await people.addUser();
      const { id, tokenHash } = await addLink();
      const renewal = {
        ...OPEN_INVITATION,
        id,
        tokenHash: randomUUID(),
        expiresAt: EXPIRES_AT + 1_000,
      };

      const { invitation, seq } = await invitations.renew(by(ann.id, LATER), renewal);

      const { expiresAt } = renewal;
      expect(invitation).toEqual({ id, role: "editor", email: null, sentAt: LATER, expiresAt });
      expect((await open().members.log(ann.id, cellarId))[0]).toMatchObject({
        seq,
        kind: "invitation-sent-again",
      });

      expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("invalid_invitation");
      expect(await outcomeOf(people.accept(bob.id, renewal.tokenHash, EXPIRES_AT))).toBe("done");
    });

    test("[C5] without an SMTP server, invitation links can be added, mailed invitations cannot", async () => {
      const whyNotMailed = { code: "mail_unconfigured" } as const;
      const notMailed = { ...OPEN_INVITATION, whyNotMailed };
      const mailed = await invite("bob@elsewhere.example");
      const link = await addLink();
      const add = (email: string | undefined) => {
        const added = { id: randomUUID(), role: "viewer", email, tokenHash: randomUUID() } as const;
        return outcomeOf(invitations.add(by(ann.id), { ...added, ...notMailed }));
      };
      const renew = (id: string) =>
        outcomeOf(
          invitations.renew(by(ann.id, LATER), { id, tokenHash: randomUUID(), ...notMailed }),
        );

      expect(await add("cid@elsewhere.example")).toBe("mail_unconfigured");
      expect(await renew(mailed.id)).toBe("mail_unconfigured");
      expect([await add(undefined), await renew(link.id)]).toEqual(["done", "done"]);
      expect(await openOnes()).toContainEqual(
        expect.objectContaining({ email: "bob@elsewhere.example", sentAt: NOW }),
      );
      expect(await openOnes()).toHaveLength(3);
    });

    test("[C5] a second invitation to the same e-mail replaces the first", async () => {
      await invite("bob@elsewhere.example");
      await invite("Bob@Elsewhere.example", "editor");

      expect(await openOnes()).toMatchObject([{ email: "Bob@Elsewhere.example", role: "editor" }]);
    });

    test(`[C5] a cellar has at most ${String(INVITATIONS_MAX)} open invitations`, async () => {
      const sent = await Promise.all(
        Array.from({ length: INVITATIONS_MAX + 1 }, () => outcomeOf(addLink())),
      );

      expect(sent.filter((outcome) => outcome === "too_many_invitations")).toHaveLength(1);
      const [first] = await openOnes();
      await invitations.revoke(by(ann.id), first?.id ?? "");
      expect(await outcomeOf(addLink())).toBe("done");
    });

    test("[C5] inviting a member or the owner is refused", async () => {
      const bob = await people.join({ cellarId, ownerId: ann.id });

      expect(await outcomeOf(invite(bob.email))).toBe("already_member");
      expect(await outcomeOf(invite(ann.email))).toBe("already_member");
    });

    test("a sweep removes expired invitations", async () => {
      const bob = await people.addUser();
      const { tokenHash } = await addLink();

      await invitations.sweep(EXPIRES_AT);

      expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("invalid_invitation");
    });
  });
}
