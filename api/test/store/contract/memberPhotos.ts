import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { MemberStore } from "../../../src/cellar/ports/members.ts";
import type { ObjectStore } from "../../../src/cellar/ports/objects.ts";
import {
  type CellarPeople,
  cellarPeople,
  LATER,
  type MembersUnderTest,
  NOW,
  outcomeOf,
} from "./cellarPeople.ts";

export interface PhotosUnderTest extends MembersUnderTest {
  readonly objects: ObjectStore;
}

export function describeMemberPhotos(open: () => PhotosUnderTest): void {
  describe("photos of cellars with members", () => {
    let objects: ObjectStore;
    let members: MemberStore;
    let people: CellarPeople;
    let ownerId: string;
    let cellarId: string;

    beforeEach(async () => {
      ({ objects, members } = open());
      people = cellarPeople(open());
      ownerId = (await people.addUser()).id;
      cellarId = await people.make(ownerId);
    });
    const by = (userId: string) => ({ userId, cellarId, at: LATER });

    /** A new photo that this user uploads with the current membership. */
    const photoOf = async (userId: string) => {
      const membershipId = (await members.membershipOf(userId, cellarId))?.membershipId ?? "";
      return { cellarId, id: randomUUID(), member: { userId, membershipId } };
    };

    const outcomesOf = async (photo: Awaited<ReturnType<typeof photoOf>>) => [
      await outcomeOf(objects.promise({ ...photo, id: randomUUID() }, NOW)),
      await outcomeOf(objects.requireEditor(photo)),
      await outcomeOf(objects.finalize(photo, 1)),
    ];

    test("[C3] owners and editors can add photos", async () => {
      const editor = await people.join({ cellarId, ownerId });
      for (const userId of [ownerId, editor.id]) {
        const photo = await photoOf(userId);
        await objects.promise(photo, NOW);
        expect(await outcomesOf(photo)).toEqual(["done", "done", "done"]);
        expect(await objects.find(photo)).toMatchObject({ state: "finalized" });
      }
    });

    test("[C7] an upload is refused if its uploader is no longer an editor", async () => {
      const editor = await people.join({ cellarId, ownerId });
      const photo = await photoOf(editor.id);
      await objects.promise(photo, NOW);

      await members.changeRole(by(ownerId), editor.id, "viewer");
      expect(await outcomesOf(photo)).toEqual(Array(3).fill("insufficient_role"));
      await members.remove(by(ownerId), editor.id);
      expect(await outcomesOf(photo)).toEqual(Array(3).fill("not_found"));
      expect(await objects.find(photo)).toMatchObject({ state: "promised" });
    });

    test("[C9] a former membership's upload fails after the user joins again", async () => {
      const editor = await people.join({ cellarId, ownerId });
      const photo = await photoOf(editor.id);
      await objects.promise(photo, NOW);
      await members.leave(by(editor.id));
      await people.join({ cellarId, ownerId }, "editor", Promise.resolve(editor));

      expect(await outcomesOf(photo)).toEqual(Array(3).fill("not_found"));
    });

    test("no photo can be added to a deleted cellar or account", async () => {
      const photo = await photoOf(ownerId);
      await members.delete(by(ownerId));
      expect(await outcomeOf(objects.promise(photo, NOW))).toBe("not_found");
      expect(await objects.find(photo)).toBeUndefined();

      const nobodys = { cellarId: randomUUID(), id: randomUUID() };
      expect(await outcomeOf(objects.promise(nobodys, NOW))).toBe("unauthenticated");
      expect(await objects.find(nobodys)).toBeUndefined();
    });

    test("all photos of a deleted cellar are due in the next sweep", async () => {
      const photos = [await photoOf(ownerId), await photoOf(ownerId)];
      for (const photo of photos) await objects.promise(photo, LATER);
      await objects.finalize(photos[0]!, 7);

      const deleted = await members.delete(by(ownerId));

      const ids = photos.map(({ id }) => id).sort();
      expect([...deleted.objects].sort()).toEqual(ids);
      const stale = await objects.stale([ownerId], NOW, { promised: 1, unused: 0 });
      expect(stale.map(({ id }) => id).sort()).toEqual(ids);
      expect(await objects.bytesOf(ownerId, { since: NOW, reserved: 3 })).toBe(0);
      for (const photo of stale) expect(await objects.forget(photo)).toBe(true);
    });

    test("the store lists the photos that a user's deletion will remove", async () => {
      const shared = await people.make(ownerId);
      await people.join({ cellarId: shared, ownerId });
      const own = [ownerId, cellarId].map((of) => ({ cellarId: of, id: randomUUID() }));
      for (const photo of own) await objects.promise(photo, NOW);
      await objects.promise({ cellarId: shared, id: randomUUID() }, NOW);

      const listed = await open().deletions.objectsOf(ownerId);

      expect([...listed].sort()).toEqual(own.map(({ id }) => id).sort());
    });

    test("photos in all cellars of one owner count together towards the limit", async () => {
      const bob = await people.join({ cellarId, ownerId });
      const second = await people.make(ownerId);
      for (const [of, bytes] of [
        [ownerId, 1],
        [cellarId, 20],
        [second, 300],
        [bob.id, 4_000],
      ] as const) {
        const photo = { cellarId: of, id: randomUUID() };
        await objects.promise(photo, NOW);
        await objects.finalize(photo, bytes);
      }
      const promised = { since: LATER, reserved: 0 };

      for (const of of [ownerId, cellarId, second]) {
        expect(await objects.bytesOf(of, promised)).toBe(321);
      }
      expect(await objects.bytesOf(bob.id, promised)).toBe(4_000);
    });
  });
}
