import { randomUUID } from "node:crypto";
import { CELLARS_MAX, type GivenRole, MEMBERS_MAX } from "sync-protocol";
import { beforeEach, describe, expect, test } from "vitest";
import type { InvitationStore, MemberStore } from "../../../src/cellar/ports/members.ts";
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

export function describeJoining(open: () => MembersUnderTest): void {
  describe("accepting invitations", () => {
    let members: MemberStore;
    let invitations: InvitationStore;
    let people: CellarPeople;
    let ann: { readonly id: string; readonly email: string };
    let cellarId: string;
    const by = (userId: string, at = NOW) => ({ userId, cellarId, at });

    beforeEach(async () => {
      ({ members, invitations } = open());
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
    const acceptFromList = (userId: string, invitationId: string) =>
      invitations.accept({ userId, at: LATER, membershipId: randomUUID() }, { invitationId });

    test("[C6] only a user with the invited e-mail, confirmed, can accept an invitation", async () => {
      const email = `${randomUUID()}@cellar.example`;
      const { id, tokenHash } = await invite(email.toUpperCase());
      const cid = await people.addUser();
      const early = await people.addUser(email, false);

      expect(await outcomeOf(people.accept(cid.id, tokenHash))).toBe("invalid_invitation");
      expect(await outcomeOf(acceptFromList(cid.id, id))).toBe("invalid_invitation");
      expect(await outcomeOf(people.accept(early.id, tokenHash))).toBe("unconfirmed_email");
      expect(await outcomeOf(invitations.show(early.id, tokenHash, LATER))).toBe(
        "unconfirmed_email",
      );
      expect(await invitations.receivedBy(early.id, LATER)).toEqual([]);

      await open().accounts.confirmEmail(early.id, email);
      expect(await invitations.receivedBy(early.id, LATER)).toEqual([
        {
          id,
          name: "Holiday house",
          colour: "blue",
          role: "viewer",
          invitedBy: ann.email,
          expiresAt: EXPIRES_AT,
        },
      ]);
      expect(await invitations.receivedBy(early.id, EXPIRES_AT)).toEqual([]);
      await acceptFromList(early.id, id);
      expect(await people.roleOf(early.id, cellarId)).toBe("viewer");
      expect(await invitations.receivedBy(early.id, LATER)).toEqual([]);
    });

    test("[C6] an invitation link is accepted by its token, not by its id", async () => {
      const { id, tokenHash } = await addLink();
      const bob = await people.addUser();

      expect(await outcomeOf(acceptFromList(bob.id, id))).toBe("invalid_invitation");
      expect(await invitations.show(bob.id, tokenHash, LATER)).toMatchObject({
        id,
        name: "Holiday house",
        invitedBy: ann.email,
      });
      expect(await people.roleOf(bob.id, cellarId)).toBeUndefined();
    });

    test("[C5] the log entry for a declined invitation link names no user", async () => {
      const [bob, cid] = [await people.addUser(), await people.addUser()];
      const { tokenHash } = await addLink("viewer");
      const invited = await invite(cid.email.toUpperCase());

      await invitations.decline({ userId: bob.id, at: LATER }, { tokenHash });
      await invitations.decline({ userId: cid.id, at: LATER }, { invitationId: invited.id });

      expect(await members.log(ann.id, cellarId)).toMatchObject([
        { kind: "invitation-declined", actorId: null, actor: cid.email.toUpperCase() },
        { kind: "invitation-declined", actorId: null, actor: null, role: "viewer" },
        {},
        {},
        {},
      ]);
    });

    test("[C6] when users accept one invitation link concurrently, only one joins", async () => {
      const { tokenHash } = await addLink();
      const users = await Promise.all([people.addUser(), people.addUser(), people.addUser()]);

      const outcomes = await Promise.all(
        users.map(({ id }) => outcomeOf(people.accept(id, tokenHash))),
      );

      expect(outcomes.toSorted()).toEqual(["done", "invalid_invitation", "invalid_invitation"]);
      const roles = await Promise.all(users.map(({ id }) => people.roleOf(id, cellarId)));
      expect(roles.filter((role) => role !== undefined)).toEqual(["editor"]);
    });

    test("[C6] accepting the same invitation link again changes nothing for the member", async () => {
      const { tokenHash } = await addLink();
      const bob = await people.addUser();
      const joined = await people.accept(bob.id, tokenHash);
      const membership = await members.membershipOf(bob.id, cellarId);

      expect(await people.accept(bob.id, tokenHash)).toEqual(joined);

      expect(await members.membershipOf(bob.id, cellarId)).toEqual(membership);
      await members.remove(by(ann.id), bob.id);
      expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("invalid_invitation");
    });

    test("[C6] an invitation link stays open when a member tries to accept it", async () => {
      const { tokenHash } = await addLink("viewer");
      const bob = await people.join({ cellarId, ownerId: ann.id });

      expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("already_member");
      expect(await outcomeOf(people.accept(ann.id, tokenHash))).toBe("already_member");
      expect(await openOnes()).toHaveLength(1);
    });

    test("[C6] accepting and concurrently revoking an invitation cannot both succeed", async () => {
      const { id, tokenHash } = await addLink();
      const bob = await people.addUser();

      const outcomes = await Promise.all([
        outcomeOf(people.accept(bob.id, tokenHash)),
        outcomeOf(invitations.revoke(by(ann.id), id)),
      ]);

      expect([
        ["done", "not_found"],
        ["invalid_invitation", "done"],
      ]).toContainEqual(outcomes);
    });

    test(`[C6] a cellar has at most ${String(MEMBERS_MAX)} members`, async () => {
      for (let count = 1; count < MEMBERS_MAX; count += 1) {
        await people.join({ cellarId: ann.id, ownerId: ann.id });
      }
      const { tokenHash } = await people.addLink({ userId: ann.id, cellarId: ann.id });
      const bob = await people.addUser();

      expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("too_many_members");
    });

    test("[C2] a user at the limit of cellars cannot join another cellar", async () => {
      const bob = await people.addUser();
      for (let count = 1; count < CELLARS_MAX; count += 1) await people.make(bob.id);
      const { tokenHash } = await addLink();

      expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("too_many_cellars");
      expect(await openOnes()).toHaveLength(1);
    });
  });
}
