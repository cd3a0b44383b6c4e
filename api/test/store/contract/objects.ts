import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ObjectName, ObjectStore } from "../../../src/cellar/ports/objects.ts";
import type { RemoveOrRestore } from "./visitor.ts";

export interface ObjectsUnderTest {
  readonly objects: ObjectStore;
  readonly addPerson: () => string | Promise<string>;
  /** Adds a wine that shows the object. Returns the function that removes and restores the wine. */
  readonly show: (object: ObjectName) => Promise<RemoveOrRestore>;
  /**
   * Adds an event that shows the object. Returns the function that removes and restores the event.
   */
  readonly putEvent: (object: ObjectName) => Promise<RemoveOrRestore>;
}

const SHOWN_BY = ["wine", "event"] as const;

function showingOf({ show, putEvent }: ObjectsUnderTest, what: (typeof SHOWN_BY)[number]) {
  return what === "wine" ? show : putEvent;
}

const LONG_AGO = { promised: 0, unused: 0 };

export function describeObjectStore(open: () => ObjectsUnderTest): void {
  describe("objects", () => {
    test("an object is found and changed only with its cellar's id", async () => {
      const { objects, addPerson } = open();
      const object = { cellarId: await addPerson(), id: randomUUID() };
      const stranger = await addPerson();

      await objects.promise(object, 5);

      expect(await objects.find(object)).toMatchObject({
        ...object,
        state: "promised",
        createdAt: 5,
      });
      expect(await objects.find({ ...object, cellarId: stranger })).toBeUndefined();
      expect(await objects.finalize({ ...object, cellarId: stranger }, 1)).toBe(false);
      expect(await objects.forget({ ...object, cellarId: stranger })).toBe(false);
      expect(await objects.find(object)).toMatchObject({ state: "promised" });
    });

    test("two cellars may have objects with the same id", async () => {
      const { objects, addPerson } = open();
      const id = randomUUID();
      const [one, other] = [
        { cellarId: await addPerson(), id },
        { cellarId: await addPerson(), id },
      ];
      await objects.promise(one, 1);
      await objects.promise(other, 2);

      await objects.finalize(one, 7);
      await objects.forget(other);

      expect(await objects.find(one)).toMatchObject({ state: "finalized", createdAt: 1 });
      expect(await objects.find(other)).toBeUndefined();
    });

    test("a deleted object cannot be finalized", async () => {
      const { objects, addPerson } = open();
      const object = { cellarId: await addPerson(), id: randomUUID() };
      await objects.promise(object, 0);
      await objects.forget(object);

      expect(await objects.finalize(object, 5)).toBe(false);
      expect(await objects.find(object)).toBeUndefined();
    });

    test("the sum of a user's photo bytes includes started uploads", async () => {
      const { objects, addPerson } = open();
      const cellarId = await addPerson();
      const [photo, sent, promised] = [randomUUID(), randomUUID(), randomUUID()];
      for (const [id, at] of [
        [photo, 1],
        [sent, 1],
        [promised, 10],
      ] as const) {
        await objects.promise({ cellarId, id }, at);
      }
      await objects.finalize({ cellarId, id: photo }, 100);
      await objects.noteBytes({ cellarId, id: sent }, 20);

      expect(await objects.bytesOf(cellarId, { since: 10, reserved: 3 })).toBe(123);
      expect(await objects.bytesOf(await addPerson(), { since: 0, reserved: 3 })).toBe(0);
    });

    test("[F2] unfinished uploads and unused photos become stale after their time limits", async () => {
      const { objects, addPerson, show } = open();
      const cellarId = await addPerson();
      const name = () => ({ cellarId, id: randomUUID() });
      const [promised, unused, shown] = [name(), name(), name()];
      for (const object of [promised, unused, shown]) await objects.promise(object, 1);
      for (const object of [unused, shown]) await objects.finalize(object, 1);
      await show(shown);
      await objects.stale([cellarId], 100, LONG_AGO);

      const stale = await objects.stale([cellarId], 200, { promised: 2, unused: 101 });

      expect(stale.map(({ id }) => id).sort()).toEqual([promised.id, unused.id].sort());
      expect(await objects.stale([cellarId], 200, { promised: 1, unused: 100 })).toEqual([]);
      expect(await objects.stale([await addPerson()], 200, { promised: 2, unused: 101 })).toEqual(
        [],
      );
    });

    test.each(SHOWN_BY)(
      "[F2] a photo that a %s shows is neither stale nor deleted",
      async (what) => {
        const under = open();
        const { objects, addPerson } = under;
        const show = showingOf(under, what);
        const photo = { cellarId: await addPerson(), id: randomUUID() };
        await objects.promise(photo, 1);
        await objects.finalize(photo, 1);
        await objects.stale([photo.cellarId], 100, LONG_AGO);

        await show(photo);

        expect(await objects.forget(photo)).toBe(false);
        expect(await objects.stale([photo.cellarId], 300, { promised: 200, unused: 200 })).toEqual(
          [],
        );
      },
    );

    test.each(SHOWN_BY)(
      "[F2] restoring a %s restarts the time until its photo becomes stale",
      async (what) => {
        const under = open();
        const { objects, addPerson } = under;
        const show = showingOf(under, what);
        const photo = { cellarId: await addPerson(), id: randomUUID() };
        await objects.promise(photo, 1);
        await objects.finalize(photo, 1);
        const change = await show(photo);
        const stale = (now: number) =>
          objects.stale([photo.cellarId], now, { promised: 0, unused: now - 100 });

        await change("remove");
        expect(await stale(100)).toEqual([]);
        await change("restore");
        await change("remove");
        expect(await stale(201)).toEqual([]);
        expect(await stale(302)).toMatchObject([photo]);
        expect(await objects.forget(photo)).toBe(true);
      },
    );

    test("a finalized photo without a stored size is listed until measured", async () => {
      const { objects, addPerson } = open();
      const photo = { cellarId: await addPerson(), id: randomUUID() };
      await objects.promise(photo, 1);
      expect(await objects.photosWithoutSize([photo.cellarId])).toEqual([]);
      await objects.finalize(photo, 0);

      const withoutSize = await objects.photosWithoutSize([photo.cellarId]);
      await objects.noteBytes(photo, 4);

      expect(withoutSize).toMatchObject([photo]);
      expect(await objects.photosWithoutSize([photo.cellarId])).toEqual([]);
    });

    test("listing the users with objects returns each user once", async () => {
      const { objects, addPerson } = open();
      const people = [await addPerson(), await addPerson(), await addPerson()];
      for (const cellarId of people) await objects.promise({ cellarId, id: randomUUID() }, 0);

      const owners: string[] = [];
      for await (const some of objects.cellarIds()) owners.push(...some);

      expect(owners).toEqual(expect.arrayContaining(people));
      expect(new Set(owners).size).toBe(owners.length);
    });
  });
}
