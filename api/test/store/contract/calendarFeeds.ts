import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { CalendarFeedStore } from "../../../src/cellar/ports/calendarFeeds.ts";
import {
  type CellarPeople,
  cellarPeople,
  LATER,
  type MembersUnderTest,
  NOW,
  outcomeOf,
} from "./cellarPeople.ts";

export interface CalendarFeedsUnderTest extends MembersUnderTest {
  readonly calendarFeeds: CalendarFeedStore;
}

export function describeCalendarFeedStore(open: () => CalendarFeedsUnderTest): void {
  describe("calendar feeds", () => {
    let feeds: CalendarFeedStore;
    let people: CellarPeople;
    let ann: { readonly id: string };
    let cellarId: string;

    beforeEach(async () => {
      feeds = open().calendarFeeds;
      people = cellarPeople(open());
      ann = await people.addUser();
      cellarId = await people.make(ann.id);
    });
    const made = async (userId: string, showsNames = true, of = cellarId) => {
      const tokenHash = randomUUID();
      await feeds.put({ userId, cellarId: of }, { showsNames, madeAt: NOW, tokenHash });
      return tokenHash;
    };

    test("[K1] a member's new calendar feed replaces the earlier feed", async () => {
      const viewer = await people.join({ cellarId, ownerId: ann.id }, "viewer");
      const [first, other] = [await made(ann.id), await made(viewer.id)];
      const second = await made(ann.id, false);

      expect(await feeds.find(first)).toBeUndefined();
      expect(await feeds.find(second)).toEqual({
        userId: ann.id,
        cellarId,
        showsNames: false,
        madeAt: NOW,
      });
      expect(await feeds.find(other)).toMatchObject({ userId: viewer.id, showsNames: true });
      expect(await feeds.of({ userId: ann.id, cellarId })).toEqual({
        showsNames: false,
        madeAt: NOW,
      });
    });

    test("[K1] a personal cellar's calendar feed works until it is revoked", async () => {
      const tokenHash = await made(ann.id, true, ann.id);
      expect(await feeds.find(tokenHash)).toMatchObject({ cellarId: ann.id });

      await feeds.remove({ userId: ann.id, cellarId: ann.id });
      await feeds.remove({ userId: ann.id, cellarId: ann.id });

      expect(await feeds.find(tokenHash)).toBeUndefined();
      expect(await feeds.of({ userId: ann.id, cellarId: ann.id })).toBeUndefined();
    });

    test("[K1] a stranger cannot make, read or remove a calendar feed", async () => {
      const stranger = await people.addUser();
      const call = { userId: stranger.id, cellarId };

      expect(await outcomeOf(made(stranger.id))).toBe("not_found");
      expect(await outcomeOf(feeds.of(call))).toBe("not_found");
      expect(await outcomeOf(feeds.remove(call))).toBe("not_found");
    });

    test("[K1] joining again does not restore a removed member's calendar feed", async () => {
      const bob = await people.join({ cellarId, ownerId: ann.id }, "editor");
      const tokenHash = await made(bob.id);

      await open().members.remove({ userId: ann.id, cellarId, at: LATER }, bob.id);
      expect(await feeds.find(tokenHash)).toBeUndefined();
      await people.accept(bob.id, (await people.addLink({ userId: ann.id, cellarId })).tokenHash);

      expect(await feeds.of({ userId: bob.id, cellarId })).toBeUndefined();
      expect(await feeds.find(tokenHash)).toBeUndefined();
    });

    test("[K1] deleting a cellar ends its calendar feeds", async () => {
      const tokenHash = await made(ann.id);

      await open().members.delete({ userId: ann.id, cellarId, at: LATER });

      expect(await feeds.find(tokenHash)).toBeUndefined();
    });
  });
}
