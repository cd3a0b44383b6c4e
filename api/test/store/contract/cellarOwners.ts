import { beforeEach, describe, expect, test } from "vitest";
import type { MemberStore } from "../../../src/cellar/ports/members.ts";
import {
  type CellarPeople,
  cellarPeople,
  LATER,
  type MembersUnderTest,
  outcomeOf,
} from "./cellarPeople.ts";

export function describeCellarOwners(open: () => MembersUnderTest): void {
  describe("owners of cellars", () => {
    let members: MemberStore;
    let people: CellarPeople;
    let ann: { readonly id: string; readonly email: string };
    let cellarId: string;
    const by = (userId: string) => ({ userId, cellarId, at: LATER });

    beforeEach(async () => {
      ({ members } = open());
      people = cellarPeople(open());
      ann = await people.addUser();
      cellarId = await people.make(ann.id);
    });
    const addMember = (role?: "editor" | "viewer") =>
      people.join({ cellarId, ownerId: ann.id }, role);

    test("[C7] a member's takeover of a cellar and concurrent removal cannot both succeed", async () => {
      const bob = await addMember();
      await members.offer(by(ann.id), bob.id);

      const outcomes = await Promise.all([
        outcomeOf(members.take(by(bob.id))),
        outcomeOf(members.remove(by(ann.id), bob.id)),
      ]);

      expect([
        ["done", "insufficient_role"],
        ["not_found", "done"],
      ]).toContainEqual(outcomes);
    });

    test("[C10] the owner cannot leave, be removed or get another role", async () => {
      await addMember();

      expect(await outcomeOf(members.leave(by(ann.id)))).toBe("last_owner");
      expect(await outcomeOf(members.remove(by(ann.id), ann.id))).toBe("last_owner");
      expect(await outcomeOf(members.changeRole(by(ann.id), ann.id, "viewer"))).toBe("last_owner");
      expect(await people.roleOf(ann.id, cellarId)).toBe("owner");
    });

    test("[C11] the owner cannot offer the cellar to themselves", async () => {
      expect(await outcomeOf(members.offer(by(ann.id), ann.id))).toBe("already_owner");
    });

    test("[C11] when a member takes an offered cellar, the owner becomes editor", async () => {
      const bob = await addMember("viewer");
      await members.offer(by(ann.id), bob.id);
      expect((await members.cellars(bob.id))[1]).toMatchObject({ isOffered: true });

      const taken = await members.take(by(bob.id));

      expect(await people.roleOf(bob.id, cellarId)).toBe("owner");
      expect(await people.roleOf(ann.id, cellarId)).toBe("editor");
      expect((await members.cellars(bob.id))[1]).toMatchObject({ isOffered: false });
      expect(await members.take(by(bob.id))).toEqual(taken);
    });

    test("[C11] only the member with the newest open offer can take over", async () => {
      const [bob, cid] = [await addMember(), await addMember()];

      expect(await outcomeOf(members.take(by(bob.id)))).toBe("not_offered");
      await members.offer(by(ann.id), bob.id);
      await members.offer(by(ann.id), cid.id);
      expect(await outcomeOf(members.take(by(bob.id)))).toBe("not_offered");
      await members.withdraw(by(ann.id));
      expect(await outcomeOf(members.take(by(cid.id)))).toBe("not_offered");
    });

    test("[C11] declining an offer or leaving the cellar ends the offer", async () => {
      const bob = await addMember();
      await members.offer(by(ann.id), bob.id);
      await members.withdraw(by(bob.id));
      expect(await outcomeOf(members.take(by(bob.id)))).toBe("not_offered");

      await members.offer(by(ann.id), bob.id);
      await members.leave(by(bob.id));
      await people.join({ cellarId, ownerId: ann.id }, "editor", Promise.resolve(bob));
      expect(await outcomeOf(members.take(by(bob.id)))).toBe("not_offered");
    });

    test("[C11] a cellar has one owner if a member concurrently leaves and takes over", async () => {
      const bob = await addMember();
      await members.offer(by(ann.id), bob.id);

      await Promise.all([
        outcomeOf(members.take(by(bob.id))),
        outcomeOf(members.leave(by(bob.id))),
      ]);

      const roles = [await people.roleOf(ann.id, cellarId), await people.roleOf(bob.id, cellarId)];
      expect([
        ["owner", undefined],
        ["editor", "owner"],
      ]).toContainEqual(roles);
    });
  });
}
