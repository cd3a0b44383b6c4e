import { type CellarChange, eventBodySchema, type ImpressionValues } from "sync-protocol";
import { beforeEach, describe, expect, test } from "vitest";
import { decideAt } from "../../../src/cellar/changes/decide.ts";
import type { CellarStore } from "../../../src/cellar/ports/cellar.ts";
import type { MemberStore } from "../../../src/cellar/ports/members.ts";
import {
  type CellarPeople,
  cellarPeople,
  LATER,
  type MembersUnderTest,
  NOW,
} from "./cellarPeople.ts";
import { addOne, create, eventsIn, submission, winesIn } from "./visitor.ts";

interface BatchesUnderTest extends MembersUnderTest {
  readonly store: CellarStore;
}

export function describeMemberBatches(open: () => BatchesUnderTest): void {
  describe("changes by members", () => {
    let store: CellarStore;
    let members: MemberStore;
    let people: CellarPeople;
    let ownerId: string;
    let cellarId: string;

    beforeEach(async () => {
      ({ store, members } = open());
      people = cellarPeople(open());
      ownerId = (await people.addUser()).id;
      cellarId = await people.make(ownerId);
    });
    const by = (userId: string) => ({ userId, cellarId, at: LATER });

    /**
     * Returns a function that adds a wine with the user's current membership, also after that
     * membership has ended.
     */
    const addingBy = async (userId: string) => {
      const membershipId = (await members.membershipOf(userId, cellarId))?.membershipId ?? "";
      return async () => {
        const batch = {
          cellarId,
          member: { userId, membershipId },
          device: undefined,
          epoch: null,
        };
        const submissions = [submission(create())];
        return (await store.apply({ ...batch, submissions }, decideAt(NOW))).kind;
      };
    };
    const changeBy = async (userId: string, change: CellarChange) => {
      const membershipId = (await members.membershipOf(userId, cellarId))?.membershipId ?? "";
      const member = { userId, membershipId };
      const submissions = [submission(change)];
      const batch = { cellarId, member, submissions, device: undefined, epoch: null };
      return (await store.apply(batch, decideAt(NOW))).kind;
    };
    const countWines = async () =>
      (await winesIn(store, cellarId, { includeArchived: true })).length;

    test("[C3] owners and editors can change wines, viewers cannot", async () => {
      const editor = await people.join({ cellarId, ownerId }, "editor");
      const viewer = await people.join({ cellarId, ownerId }, "viewer");

      expect(await (await addingBy(ownerId))()).toBe("done");
      expect(await (await addingBy(editor.id))()).toBe("done");
      expect(await (await addingBy(viewer.id))()).toBe("viewer");
      expect(await countWines()).toBe(2);
    });

    test("[C7] a change is refused if its author is no longer an editor", async () => {
      const editor = await people.join({ cellarId, ownerId }, "editor");
      const add = await addingBy(editor.id);

      await members.changeRole(by(ownerId), editor.id, "viewer");
      expect(await add()).toBe("viewer");
      await members.remove(by(ownerId), editor.id);
      expect(await add()).toBe("not-a-member");
      expect(await countWines()).toBe(0);
    });

    test("[C9] a former membership's change is refused after the user joins again", async () => {
      const editor = await people.join({ cellarId, ownerId }, "editor");
      const add = await addingBy(editor.id);
      await members.leave(by(editor.id));
      await people.join({ cellarId, ownerId }, "editor", Promise.resolve(editor));

      expect(await add()).toBe("not-a-member");
      expect(await (await addingBy(editor.id))()).toBe("done");
    });

    test("[C7] a change of a deleted cellar is refused", async () => {
      const editor = await people.join({ cellarId, ownerId }, "editor");
      const add = await addingBy(editor.id);

      await members.delete(by(ownerId));

      expect(await add()).toBe("not-a-member");
    });

    test("[C7] only changes before the member's concurrent removal are applied", async () => {
      const editor = await people.join({ cellarId, ownerId }, "editor");
      const add = await addingBy(editor.id);

      const [outcomes] = await Promise.all([
        Promise.all([add(), add(), add()]),
        members.remove(by(ownerId), editor.id),
      ]);

      expect(await countWines()).toBe(outcomes.filter((kind) => kind === "done").length);
      expect(await add()).toBe("not-a-member");
    });

    test("[H11] an event keeps its author's name from the time of the change", async () => {
      const editor = await people.join({ cellarId, ownerId }, "editor");
      const wine = create();
      const authors = async () => (await eventsIn(store, cellarId)).map(({ author }) => author);
      await changeBy(editor.id, wine);
      await open().accounts.setName(editor.id, "Anna");
      await changeBy(editor.id, addOne(wine.wineId));
      await open().accounts.setName(editor.id, "Ann");
      const [created] = await eventsIn(store, cellarId);
      const body = eventBodySchema.parse({ ...created, note: "A gift" });
      const put = { kind: "put-event", eventId: created?.id ?? "", wineId: wine.wineId } as const;

      await changeBy(ownerId, { ...put, bottles: 0, body, base: { note: null } });
      await open().deletions.remove(editor.id, LATER);

      const [local] = editor.email.split("@");
      expect(await authors()).toEqual([
        { id: editor.id, name: "Anna" },
        { id: editor.id, name: local },
      ]);
    });

    test("[H12] members can each change only their own impression of an event", async () => {
      const anna = await people.join({ cellarId, ownerId }, "editor");
      const ben = await people.join({ cellarId, ownerId }, "editor");
      await open().accounts.setName(anna.id, "Anna");
      await open().accounts.setName(ben.id, "Ben");
      const wine = create();
      await changeBy(ownerId, wine);
      const [{ id: eventId } = { id: "" }] = await eventsIn(store, cellarId);
      const rate = (userId: string, values: ImpressionValues) =>
        changeBy(userId, { kind: "put-impression", eventId, values });

      await rate(anna.id, { rating: { value: 17, scale: 20 } });
      await rate(ben.id, { note: "Tar" });
      await rate(anna.id, { note: "Roses" });
      await members.remove(by(ownerId), anna.id);

      expect((await eventsIn(store, cellarId))[0]?.impressions).toEqual([
        { author: { id: anna.id, name: "Anna" }, rating: { value: 17, scale: 20 }, note: "Roses" },
        { author: { id: ben.id, name: "Ben" }, rating: null, note: "Tar" },
      ]);

      await rate(ben.id, { note: null });
      await changeBy(ownerId, { kind: "remove-event", eventId });
      expect(await eventsIn(store, cellarId)).toEqual([]);
      const body = eventBodySchema.parse({ kind: "drank", day: "2026-05-01" });
      const { wineId } = wine;
      await changeBy(ownerId, { kind: "put-event", eventId, wineId, bottles: 0, body });
      expect((await eventsIn(store, cellarId))[0]).toMatchObject({
        impressions: [{ author: { name: "Anna" } }],
      });
    });

    test("[H12] a viewer cannot add an impression", async () => {
      const viewer = await people.join({ cellarId, ownerId }, "viewer");
      await changeBy(ownerId, create());
      const [{ id: eventId } = { id: "" }] = await eventsIn(store, cellarId);

      const values = { note: "Tar" };
      expect(await changeBy(viewer.id, { kind: "put-impression", eventId, values })).toBe("viewer");
      expect((await eventsIn(store, cellarId))[0]?.impressions).toEqual([]);
    });

    test("[C8] changes of a cellar and changes of its wines share one counter", async () => {
      const { seq: before } = await members.edit(by(ownerId), { name: "Attic", colour: "red" });
      const add = await addingBy(ownerId);
      await add();
      const { seq: after } = await members.edit(by(ownerId), { name: "Home", colour: "red" });

      expect(after).toBeGreaterThan(before + 1);
    });
  });
}
