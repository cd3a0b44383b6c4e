import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { DeletionStore } from "../../../src/cellar/ports/accounts.ts";
import type { MemberStore } from "../../../src/cellar/ports/members.ts";
import {
  type CellarPeople,
  cellarPeople,
  LATER,
  type MembersUnderTest,
  NOW,
  outcomeOf,
} from "./cellarPeople.ts";

/** The contract of the deletion of users who share cellars. */
export function describeDeletedMembers(open: () => MembersUnderTest): void {
  describe("cellars of deleted users", () => {
    let members: MemberStore;
    let deletions: DeletionStore;
    let people: CellarPeople;
    let ann: { readonly id: string; readonly email: string };
    let cellarId: string;
    const by = (userId: string) => ({ userId, cellarId, at: LATER });

    beforeEach(async () => {
      ({ members, deletions } = open());
      people = cellarPeople(open());
      ann = await people.addUser();
      cellarId = await people.make(ann.id);
    });
    const addMember = (role?: "editor" | "viewer") =>
      people.join({ cellarId, ownerId: ann.id }, role);
    const ask = () => {
      const deletion = { userId: ann.id, tokenHash: randomUUID(), requestedAt: NOW, dueAt: LATER };
      return outcomeOf(deletions.request(deletion, "a hash"));
    };

    test("[C12] an account is not deleted while others use its cellars", async () => {
      const bob = await addMember("viewer");
      expect(await ask()).toBe("owns_shared_cellars");
      await members.remove(by(ann.id), bob.id);

      const cid = await people.join({ cellarId: ann.id, ownerId: ann.id });
      expect(await ask()).toBe("owns_shared_cellars");
      await members.leave({ userId: cid.id, cellarId: ann.id, at: LATER });

      expect(await deletions.among([ann.id])).toEqual([]);
      expect(await ask()).toBe("done");
    });

    test("[C12] nobody joins a cellar whose owner has asked for the deletion", async () => {
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

    test("[C12] asking for the deletion while somebody joins leaves nobody behind", async () => {
      const { tokenHash } = await people.addLink({ userId: ann.id, cellarId });
      const bob = await people.addUser();

      const outcomes = await Promise.all([outcomeOf(people.accept(bob.id, tokenHash)), ask()]);

      expect([
        ["done", "owns_shared_cellars"],
        ["invalid_invitation", "done"],
      ]).toContainEqual(outcomes);
    });

    test("[C12] a made cellar of a removed user goes to the first editor", async () => {
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

    test("[C12] a made cellar without others is deleted with its owner", async () => {
      await deletions.remove(ann.id, LATER);

      const bob = await people.addUser();
      expect(await members.membershipOf(bob.id, cellarId)).toBeUndefined();
      const again = { id: cellarId, name: "Mine", colour: "red" } as const;
      const made = members.make(again, { userId: bob.id, at: LATER, membershipId: randomUUID() });
      expect(await outcomeOf(made)).toBe("cellar_exists");
    });

    test("[C12] a deleted member leaves the cellars of others", async () => {
      const bob = await addMember();
      const other = await people.join({ cellarId: ann.id, ownerId: ann.id });

      await deletions.remove(bob.id, LATER);
      await deletions.remove(ann.id, LATER);

      expect(await members.cellars(other.id)).toHaveLength(1);
      expect(await members.membershipOf(other.id, ann.id)).toBeUndefined();
    });
  });
}
