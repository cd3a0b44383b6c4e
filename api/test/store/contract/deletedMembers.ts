import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { DeletionStore } from "../../../src/cellar/ports/accounts.ts";
import type { InvitationStore, MemberStore } from "../../../src/cellar/ports/members.ts";
import {
  type CellarPeople,
  cellarPeople,
  LATER,
  type MembersUnderTest,
  NOW,
  outcomeOf,
} from "./cellarPeople.ts";

export function describeDeletedMembers(open: () => MembersUnderTest): void {
  describe("cellars of deleted users", () => {
    let members: MemberStore;
    let invitations: InvitationStore;
    let deletions: DeletionStore;
    let people: CellarPeople;
    let ann: { readonly id: string; readonly email: string };
    let cellarId: string;
    const by = (userId: string, of = cellarId) => ({ userId, cellarId: of, at: LATER });

    beforeEach(async () => {
      ({ members, invitations, deletions } = open());
      people = cellarPeople(open());
      ann = await people.addUser();
      cellarId = await people.make(ann.id);
    });
    const addMember = (role?: "editor" | "viewer") =>
      people.join({ cellarId, ownerId: ann.id }, role);
    const ask = (userId = ann.id) => {
      const deletion = { userId, tokenHash: randomUUID(), requestedAt: NOW, dueAt: LATER };
      return outcomeOf(deletions.request(deletion, "a hash"));
    };

    test("[C12] a user whose cellars have other members cannot request deletion", async () => {
      const bob = await addMember("viewer");
      expect(await ask()).toBe("owns_shared_cellars");
      await members.remove(by(ann.id), bob.id);

      const cid = await people.join({ cellarId: ann.id, ownerId: ann.id });
      expect(await ask()).toBe("owns_shared_cellars");
      await members.leave(by(cid.id, ann.id));

      expect(await deletions.among([ann.id])).toEqual([]);
      expect(await ask()).toBe("done");
    });

    test("[C12] nobody can join the cellars of an owner due for deletion", async () => {
      const [made, personal] = [
        await people.addLink({ userId: ann.id, cellarId }),
        await people.addLink({ userId: ann.id, cellarId: ann.id }),
      ];
      const bob = await people.addUser();

      await ask();

      for (const { tokenHash } of [made, personal]) {
        expect(await outcomeOf(people.accept(bob.id, tokenHash))).toBe("invalid_invitation");
      }
    });

    test("[C12] joining a cellar and its owner's deletion request cannot both succeed", async () => {
      const { tokenHash } = await people.addLink({ userId: ann.id, cellarId });
      const bob = await people.addUser();

      const outcomes = await Promise.all([outcomeOf(people.accept(bob.id, tokenHash)), ask()]);

      expect([
        ["done", "owns_shared_cellars"],
        ["invalid_invitation", "done"],
      ]).toContainEqual(outcomes);
    });

    test("[C12] an owner due for deletion cannot invite anyone", async () => {
      await ask();

      const inviting = people.addLink({ userId: ann.id, cellarId });
      expect(await outcomeOf(inviting)).toBe("unauthenticated");
      expect(await invitations.open(ann.id, cellarId, NOW)).toEqual([]);
    });

    test("[C12] an owner who invites while requesting deletion leaves no open invitation", async () => {
      for (let round = 0; round < 5; round += 1) {
        const owner = await people.addUser();
        const made = await people.make(owner.id);

        const inviting = people.addLink({ userId: owner.id, cellarId: made });
        await Promise.all([ask(owner.id), outcomeOf(inviting)]);

        expect(await invitations.open(owner.id, made, NOW)).toEqual([]);
      }
    });

    test("[C12] a user due for deletion cannot take over a cellar", async () => {
      const bob = await addMember();
      await members.offer(by(ann.id), bob.id);

      await ask(bob.id);

      expect(await outcomeOf(members.take(by(bob.id)))).toBe("unauthenticated");
      expect(await people.roleOf(ann.id, cellarId)).toBe("owner");
    });

    test("[C12] a member's takeover and concurrent deletion request cannot both succeed", async () => {
      for (let round = 0; round < 5; round += 1) {
        const made = await people.make(ann.id);
        const bob = await people.join({ cellarId: made, ownerId: ann.id });
        await members.offer(by(ann.id, made), bob.id);

        const outcomes = await Promise.all([
          outcomeOf(members.take(by(bob.id, made))),
          ask(bob.id),
        ]);

        expect([
          ["done", "owns_shared_cellars"],
          ["unauthenticated", "done"],
        ]).toContainEqual(outcomes);
      }
    });

    test("[C10] a cellar keeps its owner if the member is deleted during takeover", async () => {
      for (let round = 0; round < 5; round += 1) {
        const made = await people.make(ann.id);
        const bob = await people.join({ cellarId: made, ownerId: ann.id });
        await members.offer(by(ann.id, made), bob.id);

        const taking = outcomeOf(members.take(by(bob.id, made)));
        await Promise.all([taking, deletions.remove(bob.id, LATER)]);

        const left = await members.members(ann.id, made);
        expect(left).toMatchObject([{ userId: ann.id, role: "owner" }]);
      }
    });

    test("[C10] deleting an owner while a member takes over leaves one owner", async () => {
      for (let round = 0; round < 5; round += 1) {
        const owner = await people.addUser();
        const made = await people.make(owner.id);
        const bob = await people.join({ cellarId: made, ownerId: owner.id }, "viewer");
        const cid = await people.join({ cellarId: made, ownerId: owner.id });
        await members.offer(by(owner.id, made), bob.id);

        const taking = outcomeOf(members.take(by(bob.id, made)));
        await Promise.all([taking, deletions.remove(owner.id, LATER)]);

        const listed = await members.members(cid.id, made);
        expect(listed.filter(({ role }) => role === "owner")).toHaveLength(1);
      }
    });

    test("[C12] a user's deletion succeeds while their cellars are left or deleted", async () => {
      for (let round = 0; round < 5; round += 1) {
        const made = await people.make(ann.id);
        const bob = await people.join({ cellarId: made, ownerId: ann.id });
        await people.join({ cellarId, ownerId: ann.id }, "viewer", Promise.resolve(bob));

        await Promise.all([
          outcomeOf(members.delete(by(ann.id, made))),
          outcomeOf(members.leave(by(bob.id))),
          deletions.remove(bob.id, LATER),
        ]);

        expect(await people.roleOf(ann.id, made)).toBeUndefined();
        expect(await members.members(ann.id, cellarId)).toHaveLength(1);
      }
    });

    test("[C11] deleting an owner ends the offer of the cellar", async () => {
      const [viewer, editor] = [await addMember("viewer"), await addMember("editor")];
      await members.offer(by(ann.id), viewer.id);

      await deletions.remove(ann.id, LATER);

      expect(await outcomeOf(members.take(by(viewer.id)))).toBe("not_offered");
      expect(await people.roleOf(editor.id, cellarId)).toBe("owner");
      expect((await members.cellars(viewer.id))[1]).toMatchObject({ isOffered: false });
    });

    test("[C8] after an owner's deletion the cellar's log names the new owner", async () => {
      const editor = await addMember("editor");
      const other = await people.make((await people.addUser()).id);

      const { cellars } = await deletions.remove(ann.id, LATER);

      const [left, passed] = await members.log(editor.id, cellarId);
      expect(passed).toMatchObject({
        kind: "ownership-passed",
        actor: ann.email,
        subject: editor.email,
        role: "owner",
      });
      expect(left).toMatchObject({ kind: "left", actor: ann.email });
      expect(cellars).toContainEqual({ cellarId, seq: left?.seq });
      expect(cellars.map((changed) => changed.cellarId)).toContain(ann.id);
      expect(cellars.map((changed) => changed.cellarId)).not.toContain(other);
    });

    test("[C2] the id of a deleted user's personal cellar cannot be used again", async () => {
      const bob = await people.addUser();

      await deletions.remove(ann.id, LATER);

      const again = { id: ann.id, name: "Mine", colour: "red" } as const;
      const made = members.make(again, { userId: bob.id, at: LATER, membershipId: randomUUID() });
      expect(await outcomeOf(made)).toBe("cellar_exists");
    });

    test("[C12] when an owner is deleted, an editor becomes the cellar's owner", async () => {
      const [viewer, editor] = [await addMember("viewer"), await addMember("editor")];

      await deletions.remove(ann.id, LATER);

      expect(await people.roleOf(editor.id, cellarId)).toBe("owner");
      expect(await people.roleOf(viewer.id, cellarId)).toBe("viewer");
      expect((await members.log(editor.id, cellarId))[0]).toMatchObject({
        kind: "left",
        actor: ann.email,
      });
      expect(await members.members(editor.id, cellarId)).toHaveLength(2);
    });

    test("[C12] a cellar without other members is deleted with its owner", async () => {
      await deletions.remove(ann.id, LATER);

      const bob = await people.addUser();
      expect(await members.membershipOf(bob.id, cellarId)).toBeUndefined();
      const again = { id: cellarId, name: "Mine", colour: "red" } as const;
      const made = members.make(again, { userId: bob.id, at: LATER, membershipId: randomUUID() });
      expect(await outcomeOf(made)).toBe("cellar_exists");
    });

    test("[C12] deleting a user ends other members' access to the personal cellar", async () => {
      const bob = await addMember();
      const other = await people.join({ cellarId: ann.id, ownerId: ann.id });

      await deletions.remove(bob.id, LATER);
      await deletions.remove(ann.id, LATER);

      expect(await members.cellars(other.id)).toHaveLength(1);
      expect(await members.membershipOf(other.id, ann.id)).toBeUndefined();
    });
  });
}
