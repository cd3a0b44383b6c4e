import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { AccountStore, DeletionStore } from "../../../src/cellar/ports/accounts.ts";
import type { ReminderStore } from "../../../src/cellar/ports/reminders.ts";

const NOW = Date.UTC(2026, 0, 1);
const LATER = NOW + 1_000;
const MOST = 1_000;

/** A reminder store under test, with its users. */
export interface RemindersUnderTest {
  readonly reminders: ReminderStore;
  readonly accounts: AccountStore;
  readonly deletions: DeletionStore;
}

/** The contract of every reminder store. */
export function describeReminderStore(open: () => RemindersUnderTest): void {
  describe("reminders by mail", () => {
    let reminders: ReminderStore;
    let ann: string;

    beforeEach(async () => {
      const { accounts } = open();
      ({ reminders } = open());
      ann = randomUUID();
      await accounts.create(
        { id: ann, email: `${ann}@cellar.example`, passwordHash: "", unconfirmedSince: null },
        NOW,
      );
    });
    const isDue = async (now: number) => (await reminders.due(now, MOST)).includes(ann);

    test("mails start only when a user asks for them", async () => {
      expect(await reminders.isOn(ann)).toBe(false);
      expect(await isDue(LATER)).toBe(false);

      await reminders.begin(ann, NOW);

      expect(await reminders.isOn(ann)).toBe(true);
      expect([await isDue(NOW - 1), await isDue(NOW)]).toEqual([false, true]);
    });

    test("of concurrent claims of a mail one succeeds", async () => {
      await reminders.begin(ann, NOW);

      const taken = await Promise.all([1, 2, 3].map(() => reminders.take(ann, NOW, LATER)));

      expect(taken.filter(Boolean)).toHaveLength(1);
      expect([await isDue(LATER - 1), await isDue(LATER)]).toEqual([false, true]);
      expect(await reminders.take(ann, LATER - 1, LATER + 1)).toBe(false);
      expect(await reminders.take(ann, LATER, LATER + 1)).toBe(true);
    });

    test("off is not due, and on again keeps its time", async () => {
      await reminders.begin(ann, NOW);
      await reminders.take(ann, NOW, LATER);

      await reminders.end(ann, NOW);
      expect(await reminders.isOn(ann)).toBe(false);
      expect(await reminders.take(ann, LATER, LATER + 1)).toBe(false);
      expect(await isDue(LATER)).toBe(false);

      await reminders.begin(ann, NOW + 1);
      expect([await isDue(LATER - 1), await isDue(LATER)]).toEqual([false, true]);
    });

    test("a returned mail can be due earlier, never later", async () => {
      await reminders.begin(ann, NOW);
      await reminders.take(ann, NOW, LATER);

      await reminders.giveBack(ann, LATER, LATER + 1);
      expect(await isDue(LATER)).toBe(true);
      await reminders.giveBack(ann, LATER, NOW + 1);
      expect([await isDue(NOW), await isDue(NOW + 1)]).toEqual([false, true]);
      await reminders.giveBack(ann, LATER, NOW);
      expect(await isDue(NOW)).toBe(false);
    });

    test("returns the longest due first, up to the limit", async () => {
      const { accounts } = open();
      const eve = randomUUID();
      await accounts.create(
        { id: eve, email: `${eve}@cellar.example`, passwordHash: "", unconfirmedSince: null },
        NOW,
      );
      await reminders.begin(ann, -1);
      await reminders.begin(eve, -2);

      expect(await reminders.due(-1, 2)).toEqual([eve, ann]);
      expect(await reminders.due(-1, 1)).toEqual([eve]);
      await Promise.all([ann, eve].map((userId) => reminders.end(userId, NOW)));
    });

    test("deleting an account removes its reminder data", async () => {
      await reminders.begin(ann, NOW);

      await open().deletions.remove(ann, NOW);

      expect(await reminders.isOn(ann)).toBe(false);
      expect(await isDue(LATER)).toBe(false);
    });
  });
}
