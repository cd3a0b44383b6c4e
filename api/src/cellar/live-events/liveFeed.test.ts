import { describe, expect, test } from "vitest";
import { liveFeed } from "./liveFeed.ts";
import type { LiveFeed } from "../ports/processes.ts";
import { sharedFeed } from "./sharedFeed.ts";

describeLiveFeed("a feed within one process", liveFeed);

describeLiveFeed("a feed that other processes share", () =>
  sharedFeed({
    notices: { send: () => undefined, onNotice: () => undefined },
    countersOf: () => Promise.resolve([]),
  }),
);

function describeLiveFeed(name: string, open: () => LiveFeed): void {
  describe(name, () => {
    test("a listener receives each change of its cellar until unsubscribed", () => {
      const feed = open();
      const received: string[] = [];
      const leave = feed.subscribe("anna", ({ seq }) => received.push(`first ${String(seq)}`));
      feed.subscribe("anna", ({ seq }) => received.push(`second ${String(seq)}`));
      feed.subscribe("bruno", ({ seq }) => received.push(`bruno ${String(seq)}`));

      feed.publish("anna", moveTo(1));
      leave();
      feed.publish("anna", moveTo(2));

      expect(received).toEqual(["first 1", "second 1", "second 2"]);
    });

    test("unsubscribing a listener twice does not remove another listener", () => {
      const feed = open();
      const received: string[] = [];
      const leave = feed.subscribe("anna", () => undefined);
      feed.subscribe("anna", ({ seq }) => received.push(`before ${String(seq)}`));
      leave();
      leave();
      feed.publish("anna", moveTo(1));
      feed.subscribe("anna", ({ seq }) => received.push(`after ${String(seq)}`));
      leave();

      feed.publish("anna", moveTo(2));

      expect(received).toEqual(["before 1", "before 2", "after 2"]);
    });

    test("a listener added after all others have left receives later changes", () => {
      const feed = open();
      const received: number[] = [];
      const leave = feed.subscribe("anna", () => undefined);
      leave();
      feed.publish("anna", moveTo(1));
      feed.subscribe("anna", ({ seq }) => received.push(seq));
      leave();

      feed.publish("anna", moveTo(2));

      expect(received).toEqual([2]);
    });
  });
}

function moveTo(seq: number) {
  return { since: seq - 1, seq, rows: [], places: [] };
}
