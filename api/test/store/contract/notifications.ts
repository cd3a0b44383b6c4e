import { randomUUID } from "node:crypto";
import type { NotificationChoices } from "sync-protocol";
import { beforeEach, describe, expect, test } from "vitest";
import type {
  DeviceNotifications,
  NotificationStore,
} from "../../../src/cellar/ports/notifications.ts";
import type { SessionStore } from "../../../src/cellar/ports/sessions.ts";
import { cellarPeople, type MembersUnderTest } from "./cellarPeople.ts";

const NOW = Date.UTC(2026, 0, 1);
const LATER = NOW + 1_000;
const ENDS_AT = NOW + 1_000_000;
const LIMIT = 1_000;

const CHOICES: NotificationChoices = {
  kinds: ["windows", "sharing"],
  showsNames: false,
  quiet: { from: 21, to: 8 },
  timeZone: "Europe/Berlin",
};

export interface NotificationsUnderTest extends MembersUnderTest {
  readonly notifications: NotificationStore;
  readonly sessions: SessionStore;
}

export function describeNotificationStore(open: () => NotificationsUnderTest): void {
  describe("notifications", () => {
    let store: NotificationStore;
    let ann: DeviceNotifications;

    beforeEach(async () => {
      store = open().notifications;
      const { id } = await cellarPeople(open()).addUser();
      ann = await addDevice(id);
    });

    const addDevice = async (userId: string): Promise<DeviceNotifications> => {
      const sessionIdHash = randomUUID();
      const session = { idHash: sessionIdHash, id: randomUUID(), userId, device: "" };
      const times = { usedAt: NOW, expiresAt: ENDS_AT, endsBy: ENDS_AT };
      expect(await open().sessions.begin({ ...session, ...times }, "a hash")).toBe(true);
      const endpoint = `https://push.example/${randomUUID()}`;
      return {
        userId,
        sessionIdHash,
        subscription: { endpoint, keys: { p256dh: "a point", auth: "a secret" } },
        choices: CHOICES,
        seen: { at: NOW, cellars: { [userId]: 3 } },
      };
    };
    const dueOf = async ({ sessionIdHash }: DeviceNotifications, now = LATER) =>
      (await store.due(now, LIMIT)).find((due) => due.sessionIdHash === sessionIdHash);

    test("[N1] concurrent first requests for push keys all get the same keys", async () => {
      const made = await Promise.all(
        [1, 2, 3].map((each) =>
          store.keys(() => ({ publicKey: `public${String(each)}`, privateKey: "private" })),
        ),
      );

      expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
      expect(await store.keys(() => expect.fail())).toEqual(made[0]);
    });

    test("[N1] notifications are off until a device turns them on", async () => {
      expect(await store.of(ann)).toBeUndefined();

      await store.put(ann, NOW);

      expect(await store.of(ann)).toEqual(CHOICES);
      expect(await dueOf(ann, NOW - 1)).toBeUndefined();
      expect(await dueOf(ann, NOW)).toEqual(ann);
    });

    test("[N1] changing a device's notification settings keeps its stored last-seen state", async () => {
      await store.put(ann, NOW);
      const choices = { ...CHOICES, kinds: ["orders" as const], showsNames: true };

      await store.put({ ...ann, choices, seen: { at: LATER, cellars: {} } }, LATER);

      expect(await dueOf(ann, NOW)).toBeUndefined();
      expect(await dueOf(ann)).toEqual({ ...ann, choices });
    });

    test("[N1] a push subscription belongs to the last device that sent it", async () => {
      const other = await addDevice((await cellarPeople(open()).addUser()).id);
      await store.put(ann, NOW);

      await store.put({ ...other, subscription: ann.subscription }, NOW);

      expect(await store.of(ann)).toBeUndefined();
      expect(await dueOf(other)).toBeDefined();
    });

    test("[N1] adding a user's twenty-first device ends the oldest device's notifications", async () => {
      await store.put(ann, NOW);
      for (let device = 1; device <= 20; device += 1) {
        const added = await addDevice(ann.userId);
        await store.put({ ...added, seen: { at: NOW + device, cellars: {} } }, NOW);
      }

      expect(await store.of(ann)).toBeUndefined();
    });

    test("[N4] only one of concurrent claims of a notification succeeds", async () => {
      await store.put(ann, NOW);

      const taken = await Promise.all([1, 2, 3].map(() => store.take(ann, NOW, LATER)));

      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await dueOf(ann, LATER - 1)).toBeUndefined();
      expect(await dueOf(ann, LATER)).toBeDefined();
    });

    test("[N5] a notification's retry is due no later than the next notification", async () => {
      await store.put(ann, NOW);
      await store.take(ann, NOW, LATER);

      await store.releaseClaim(ann, LATER, LATER + 1);
      expect(await dueOf(ann, LATER)).toBeDefined();
      await store.releaseClaim(ann, LATER, NOW + 1);
      expect(await dueOf(ann, NOW)).toBeUndefined();
      expect(await dueOf(ann, NOW + 1)).toBeDefined();
    });

    test("[N4] the store returns the last-seen state saved for a device", async () => {
      await store.put(ann, NOW);
      const seen = { at: LATER, cellars: { [ann.userId]: 7 } };

      await store.see(ann, seen);

      expect((await dueOf(ann))?.seen).toEqual(seen);
    });

    test("[N2] turning off the last kind of notifications turns notifications off", async () => {
      await store.put(ann, NOW);

      await store.endKinds(ann, ["windows", "orders"]);
      expect((await store.of(ann))?.kinds).toEqual(["sharing"]);
      await store.endKinds({ ...ann, userId: randomUUID() }, ["sharing"]);
      expect(await store.of(ann)).toBeDefined();
      await store.endKinds(ann, ["sharing"]);

      expect(await store.of(ann)).toBeUndefined();
      expect(await dueOf(ann)).toBeUndefined();
    });

    test("[N1] the end of a session ends only that session's notifications", async () => {
      const kept = await addDevice(ann.userId);
      for (const device of [ann, kept]) await store.put(device, NOW);

      await open().sessions.end(ann.sessionIdHash);
      expect(await dueOf(ann)).toBeUndefined();
      expect(await dueOf(kept, ENDS_AT)).toBeUndefined();
      await store.sweep(NOW);

      expect(await store.of(ann)).toBeUndefined();
      expect(await store.of(kept)).toBeDefined();
    });

    test("[N1] deleting an account ends its notifications", async () => {
      await store.put(ann, NOW);

      await open().deletions.remove(ann.userId, LATER);

      expect(await store.of(ann)).toBeUndefined();
    });

    test("[N2] the store returns the change counters of all of a user's cellars", async () => {
      const people = cellarPeople(open());
      const cellarId = await people.make(ann.userId);
      const bob = await people.join({ cellarId, ownerId: ann.userId }, "viewer");

      const ofBob = await store.cellarsNow(bob.id);

      expect(Object.keys(ofBob).sort()).toEqual([bob.id, cellarId].sort());
      expect(ofBob[cellarId]).toBeGreaterThan(0);
    });
  });
}
