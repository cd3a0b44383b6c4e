import { randomUUID } from "node:crypto";
import { CELLARS_MAX, LOG_MAX } from "sync-protocol";
import { beforeEach, describe, expect, test } from "vitest";
import type { MemberStore } from "../../../src/cellar/ports/members.ts";
import {
  type CellarPeople,
  cellarPeople,
  LATER,
  type MembersUnderTest,
  outcomeOf,
  outcomesOf,
} from "./cellarPeople.ts";

export function describeMemberStore(open: () => MembersUnderTest): void {
  describe("cellars and their members", () => {
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
    const seqs = async () => (await members.log(ann.id, cellarId)).map(({ seq }) => seq);

    test("[C1] every account owns a personal cellar", async () => {
      const bob = await people.addUser();

      expect(await members.cellars(bob.id)).toEqual([
        {
          id: bob.id,
          isPersonal: true,
          name: null,
          colour: null,
          role: "owner",
          owner: bob.email,
          members: 1,
          isOffered: false,
          membershipId: null,
        },
      ]);
    });

    test("[C1] a personal cellar can be shared, but not left, offered or deleted", async () => {
      const bob = await people.join({ cellarId: ann.id, ownerId: ann.id });
      const own = { userId: ann.id, cellarId: ann.id, at: LATER };

      expect(await outcomeOf(members.leave(own))).toBe("personal_cellar");
      expect(await outcomeOf(members.delete(own))).toBe("personal_cellar");
      expect(await outcomeOf(members.offer(own, bob.id))).toBe("personal_cellar");
      expect(await people.roleOf(bob.id, ann.id)).toBe("editor");
      expect((await members.cellars(bob.id))[1]).toMatchObject({
        id: ann.id,
        isPersonal: true,
        owner: ann.email,
        members: 2,
      });
      expect(await members.members(bob.id, ann.id)).toMatchObject([
        { userId: ann.id, email: ann.email, role: "owner", joinedAt: null },
        { userId: bob.id, email: bob.email, role: "editor", joinedAt: LATER },
      ]);
    });

    test("[C2] creating a cellar twice makes one cellar, with the first name", async () => {
      const again = { id: cellarId, name: "Other", colour: "red" } as const;
      await members.make(again, { userId: ann.id, at: LATER, membershipId: randomUUID() });

      expect(await members.cellars(ann.id)).toMatchObject([
        { id: ann.id },
        { id: cellarId, name: "Holiday house", colour: "blue", role: "owner", members: 1 },
      ]);
    });

    test("[C2] a new cellar cannot have the id of another cellar or account", async () => {
      const bob = await people.addUser();
      const make = (userId: string, id: string) =>
        members.make(
          { id, name: "Mine", colour: "red" },
          { userId, at: LATER, membershipId: randomUUID() },
        );

      expect(await outcomeOf(make(bob.id, cellarId))).toBe("cellar_exists");
      expect(await outcomeOf(make(bob.id, ann.id))).toBe("cellar_exists");
      expect(await outcomeOf(make(bob.id, bob.id))).toBe("cellar_exists");
      await members.delete(by(ann.id));
      expect(await outcomeOf(make(ann.id, cellarId))).toBe("cellar_exists");
    });

    test(`[C2] concurrent creations give a user at most ${String(CELLARS_MAX)} cellars`, async () => {
      const made = await Promise.allSettled(
        Array.from({ length: CELLARS_MAX }, () => people.make(ann.id)),
      );

      expect(made.filter(({ status }) => status === "rejected")).toHaveLength(2);
      expect(await members.cellars(ann.id)).toHaveLength(CELLARS_MAX);
    });

    test("[C3] only the owner can rename, delete and manage a cellar", async () => {
      const editor = await addMember("editor");
      const viewer = await addMember("viewer");
      const face = { name: "Attic", colour: "grey" } as const;

      for (const { id } of [editor, viewer]) {
        expect(
          await outcomesOf([
            members.edit(by(id), face),
            members.delete(by(id)),
            members.remove(by(id), viewer.id),
            members.changeRole(by(id), viewer.id, "editor"),
            members.offer(by(id), id),
            members.withdraw(by(id)),
          ]),
        ).toEqual(["insufficient_role"]);
      }
      await members.edit(by(ann.id), face);
      expect((await members.cellars(editor.id))[1]).toMatchObject(face);
    });

    test("[C3] a viewer sees the owner but not the members", async () => {
      const viewer = await addMember("viewer");
      const editor = await addMember("editor");

      expect((await members.cellars(viewer.id))[1]).toMatchObject({
        owner: ann.email,
        members: null,
      });
      expect((await members.cellars(editor.id))[1]).toMatchObject({ members: 3 });
      expect(await outcomeOf(members.members(viewer.id, cellarId))).toBe("insufficient_role");
      expect(await outcomeOf(members.log(viewer.id, cellarId))).toBe("insufficient_role");
      expect(await members.members(editor.id, cellarId)).toHaveLength(3);
    });

    test('[C4] a stranger gets "not found" for known and unknown cellars', async () => {
      const bob = await people.addUser();
      const face = { name: "Attic", colour: "grey" } as const;

      for (const asked of [cellarId, ann.id, randomUUID()]) {
        const acting = { userId: bob.id, cellarId: asked, at: LATER };
        expect(await members.membershipOf(bob.id, asked)).toBeUndefined();
        expect(
          await outcomesOf([
            members.edit(acting, face),
            members.delete(acting),
            members.members(bob.id, asked),
            members.log(bob.id, asked),
            members.leave(acting),
            members.remove(acting, ann.id),
            members.changeRole(acting, ann.id, "viewer"),
            members.offer(acting, ann.id),
            members.take(acting),
            members.withdraw(acting),
          ]),
        ).toEqual(["not_found"]);
      }
    });

    test('[C4] a removed member gets "not found" like a stranger', async () => {
      const bob = await addMember();

      await members.remove(by(ann.id), bob.id);

      expect(await members.membershipOf(bob.id, cellarId)).toBeUndefined();
      expect(await members.cellars(bob.id)).toHaveLength(1);
      expect(await outcomeOf(members.members(bob.id, cellarId))).toBe("not_found");
      expect(await outcomeOf(members.remove(by(ann.id), bob.id))).toBe("not_found");
    });

    test("[C8] each change of a cellar adds a log entry with its seq", async () => {
      const bob = await addMember("viewer");
      const { seq } = await members.changeRole(by(ann.id), bob.id, "editor");

      const [newest] = await members.log(bob.id, cellarId);
      expect(newest).toEqual({
        seq,
        at: LATER,
        kind: "role-changed",
        actorId: ann.id,
        actor: ann.email,
        subject: bob.email,
        role: "editor",
      });
      expect(await seqs()).toEqual([4, 3, 2, 1]);
      expect((await members.log(bob.id, cellarId)).map(({ kind }) => kind)).toEqual([
        "role-changed",
        "joined",
        "invited",
        "made",
      ]);
    });

    test("[C8] a cellar's log drops its oldest entries at the limit", async () => {
      for (let count = 0; count < LOG_MAX; count += 1) {
        await members.edit(by(ann.id), { name: "Attic", colour: "grey" });
      }

      expect(await seqs()).toHaveLength(LOG_MAX);
      expect((await seqs())[0]).toBe(LOG_MAX + 1);
    });

    test("[C9] a user who joins a cellar again gets a new membership id", async () => {
      const bob = await addMember();
      const before = await members.membershipOf(bob.id, cellarId);
      await members.leave(by(bob.id));
      await people.join({ cellarId, ownerId: ann.id }, "editor", Promise.resolve(bob));

      const after = await members.membershipOf(bob.id, cellarId);
      expect(after?.membershipId).not.toBe(before?.membershipId);
    });

    test("[C22] a former member can read why the membership ended", async () => {
      const [bob, cid, dan] = [await addMember(), await addMember(), await addMember("viewer")];
      const stranger = await people.addUser();
      await members.remove(by(ann.id), bob.id);
      await members.leave(by(cid.id));
      await members.delete(by(ann.id));

      expect(await members.ended(bob.id)).toEqual([{ cellarId, reason: "removed" }]);
      expect(await members.ended(cid.id)).toEqual([{ cellarId, reason: "left" }]);
      for (const { id } of [ann, dan]) {
        expect(await members.ended(id)).toEqual([{ cellarId, reason: "deleted" }]);
      }
      expect(await members.ended(stranger.id)).toEqual([]);
    });

    test("[C22] a user who rejoins a cellar has no ended membership there", async () => {
      const bob = await addMember();
      await members.remove(by(ann.id), bob.id);

      await people.join({ cellarId, ownerId: ann.id }, "editor", Promise.resolve(bob));
      expect(await members.ended(bob.id)).toEqual([]);

      await members.leave(by(bob.id));
      expect(await members.ended(bob.id)).toEqual([{ cellarId, reason: "left" }]);
    });

    test("[C22] a deleted account's cellar is reported to its members as deleted", async () => {
      const bob = await people.join({ cellarId: ann.id, ownerId: ann.id });

      await open().deletions.remove(ann.id, LATER);

      expect(await members.ended(bob.id)).toEqual([{ cellarId: ann.id, reason: "deleted" }]);
      expect(await members.ended(ann.id)).toEqual([]);
    });

    test("the list of members contains the members' names", async () => {
      const { accounts } = open();
      const bob = await addMember();
      await accounts.setName(bob.id, "Bob");

      expect(await members.members(ann.id, cellarId)).toMatchObject([
        { userId: ann.id, name: null },
        { userId: bob.id, name: "Bob" },
      ]);
    });

    test("[C13] a deleted cellar disappears for all its members", async () => {
      const bob = await addMember();

      const deleted = await members.delete(by(ann.id));

      expect(deleted.objects).toEqual([]);
      expect(await members.cellars(bob.id)).toHaveLength(1);
      expect(await outcomeOf(members.delete(by(ann.id)))).toBe("not_found");
    });
  });
}
