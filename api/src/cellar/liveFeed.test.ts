import { expect, test } from "vitest";
import { liveFeed } from "./liveFeed.ts";

test("everyone who listens to a person hears of each change until they leave", () => {
  const feed = liveFeed();
  const heard: string[] = [];
  const leave = feed.subscribe("anna", ({ seq }) => heard.push(`first ${String(seq)}`));
  feed.subscribe("anna", ({ seq }) => heard.push(`second ${String(seq)}`));
  feed.subscribe("bruno", ({ seq }) => heard.push(`bruno ${String(seq)}`));

  feed.publish("anna", moveTo(1));
  leave();
  feed.publish("anna", moveTo(2));

  expect(heard).toEqual(["first 1", "second 1", "second 2"]);
});

test("who leaves twice, or after others came, takes nobody along", () => {
  const feed = liveFeed();
  const heard: number[] = [];
  const leave = feed.subscribe("anna", () => undefined);
  leave();
  feed.subscribe("anna", ({ seq }) => heard.push(seq));
  leave();

  feed.publish("anna", moveTo(3));

  expect(heard).toEqual([3]);
});

function moveTo(seq: number) {
  return { since: seq - 1, seq, rows: [] };
}
