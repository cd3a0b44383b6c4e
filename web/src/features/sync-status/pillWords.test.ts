import { expect, test } from "vitest";
import type { SyncStatus } from "../../engine/live/status/useSyncStatus.ts";
import { pillWords } from "./pillWords.ts";

test.each<[string, Partial<SyncStatus>]>([
  ["Saved", { kind: "saved" }],
  ["Syncing", { kind: "syncing" }],
  ["Syncing 3", { kind: "syncing", waiting: 3 }],
  ["Syncing 400 of 1,000", { kind: "syncing", waiting: 600, sent: 400 }],
  ["Connecting", { kind: "connecting" }],
  ["Storage is full", { kind: "full" }],
  ["Sign-in needed to reach the server", { kind: "intercepted", waiting: 2 }],
  ["Connecting, 1,000 saved on this device", { kind: "connecting", waiting: 1_000 }],
  ["Offline", { kind: "offline" }],
  ["Offline, 3 saved on this device", { kind: "offline", waiting: 3 }],
  ["Needs attention 2", { kind: "attention", attention: 2 }],
  ["1 change was lost", { kind: "lost", lost: ["Added Riesling"] }],
  ["2 changes were lost", { kind: "lost", lost: ["Added Riesling", "Added Barolo"] }],
  ["Sign in to finish syncing 3 changes", { kind: "signIn", waiting: 3 }],
  ["Sign in to finish syncing 1 change", { kind: "signIn", waiting: 1 }],
])("the sync pill shows each sync status in words: %j", (words, status) => {
  expect(pillWords({ ...nothingWaiting, ...status })).toBe(words);
});

const nothingWaiting: SyncStatus = {
  kind: "saved",
  phase: "saved",
  waiting: 0,
  sent: 0,
  attention: 0,
  lastSyncedAt: undefined,
  lost: [],
};
