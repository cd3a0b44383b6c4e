import { beforeEach, describe, expect, test } from "vitest";
import type { ReminderStore, ReminderSubscription } from "../../../src/cellar/ports/reminders.ts";
import { cellarPeople, type MembersUnderTest, outcomeOf } from "./cellarPeople.ts";

const NOW = Date.UTC(2026, 0, 1);
const LATER = NOW + 1_000;
const LIMIT = 1_000;

export interface RemindersUnderTest extends MembersUnderTest {
  readonly reminders: ReminderStore;
}

export function describeReminderStore(open: () => RemindersUnderTest): void {
  describe("reminder mails", () => {
    let reminders: ReminderStore;
    let ann: ReminderSubscription;
    const addPersonal = async () => {
      const { id } = await cellarPeople(open()).addUser();
      return { userId: id, cellarId: id };
    };

    beforeEach(async () => {
      ({ reminders } = open());
      ann = await addPersonal();
    });
    const isIn = (mails: readonly ReminderSubscription[], asked: ReminderSubscription) =>
      mails.some(({ userId, cellarId }) => userId === asked.userId && cellarId === asked.cellarId);
    const isDue = async (now: number, mail = ann) => isIn(await reminders.due(now, LIMIT), mail);
    const isOn = async ({ userId, cellarId } = ann) =>
      (await reminders.cellarIds(userId)).includes(cellarId);

    test("a user gets no reminder mails before turning reminder mails on", async () => {
      expect(await isOn()).toBe(false);
      expect(await isDue(LATER)).toBe(false);

      await reminders.begin(ann, NOW);

      expect(await isOn()).toBe(true);
      expect([await isDue(NOW - 1), await isDue(NOW)]).toEqual([false, true]);
    });

    test("only one of concurrent claims of a reminder mail succeeds", async () => {
      await reminders.begin(ann, NOW);

      const taken = await Promise.all([1, 2, 3].map(() => reminders.take(ann, NOW, LATER)));

      expect(taken.filter(Boolean)).toHaveLength(1);
      expect([await isDue(LATER - 1), await isDue(LATER)]).toEqual([false, true]);
      expect(await reminders.take(ann, LATER - 1, LATER + 1)).toBe(false);
      expect(await reminders.take(ann, LATER, LATER + 1)).toBe(true);
    });

    test("turning reminder mails off and on keeps the next mail's time", async () => {
      await reminders.begin(ann, NOW);
      await reminders.take(ann, NOW, LATER);

      await reminders.end(ann, NOW);
      expect(await isOn()).toBe(false);
      expect(await reminders.take(ann, LATER, LATER + 1)).toBe(false);
      expect(await isDue(LATER)).toBe(false);

      await reminders.begin(ann, NOW + 1);
      expect([await isDue(LATER - 1), await isDue(LATER)]).toEqual([false, true]);
    });

    test("a reminder's retry is due no later than the next reminder mail", async () => {
      await reminders.begin(ann, NOW);
      await reminders.take(ann, NOW, LATER);

      await reminders.releaseClaim(ann, LATER, LATER + 1);
      expect(await isDue(LATER)).toBe(true);
      await reminders.releaseClaim(ann, LATER, NOW + 1);
      expect([await isDue(NOW), await isDue(NOW + 1)]).toEqual([false, true]);
      await reminders.releaseClaim(ann, LATER, NOW);
      expect(await isDue(NOW)).toBe(false);
    });

    test("the longest overdue reminder mails are returned first, up to the limit", async () => {
      const eve = await addPersonal();
      await reminders.begin(ann, -1);
      await reminders.begin(eve, -2);

      expect(await reminders.due(-1, 2)).toEqual([eve, ann]);
      expect(await reminders.due(-1, 1)).toEqual([eve]);
      await Promise.all([ann, eve].map((mail) => reminders.end(mail, NOW)));
    });

    test("[C21] reminder mails are turned on for each cellar separately", async () => {
      const people = cellarPeople(open());
      const cellarId = await people.make(ann.userId);
      const [made, bob] = [{ ...ann, cellarId }, await addPersonal()];
      const viewer = { ...bob, cellarId };
      expect(await outcomeOf(reminders.begin(viewer, NOW))).toBe("not_found");

      const user = { id: bob.userId, email: "" };
      await people.join({ cellarId, ownerId: ann.userId }, "viewer", Promise.resolve(user));
      await reminders.begin(viewer, NOW);

      expect([await isOn(viewer), await isOn(made), await isOn(bob)]).toEqual([true, false, false]);
      await reminders.begin(bob, NOW);
      await reminders.end(bob, NOW);
      expect([await isDue(NOW, viewer), await isDue(NOW, bob)]).toEqual([true, false]);
      expect(await reminders.take(viewer, NOW, LATER)).toBe(true);
      expect(await reminders.take(made, NOW, LATER)).toBe(false);
    });

    test.for(["removal", "leaving", "deletion of the cellar"])(
      "[C21] a member's reminder mails of a cellar end with the %s",
      async (end) => {
        const { members } = open();
        const people = cellarPeople(open());
        const cellarId = await people.make(ann.userId);
        const { id: userId } = await people.join({ cellarId, ownerId: ann.userId });
        const mail = { userId, cellarId };
        await reminders.begin(mail, NOW);
        const by = (actor: string) => ({ userId: actor, cellarId, at: NOW });

        if (end === "removal") await members.remove(by(ann.userId), userId);
        else if (end === "leaving") await members.leave(by(userId));
        else await members.delete(by(ann.userId));

        expect([await isOn(mail), await isDue(LATER, mail)]).toEqual([false, false]);
        expect(await reminders.take(mail, LATER, LATER + 1)).toBe(false);
      },
    );

    test("deleting an account ends its reminder mails", async () => {
      await reminders.begin(ann, NOW);

      await open().deletions.remove(ann.userId, NOW);

      expect(await isOn()).toBe(false);
      expect(await isDue(LATER)).toBe(false);
    });
  });
}
