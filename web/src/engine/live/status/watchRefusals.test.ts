// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import type { Change } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import type { AttentionEntry } from "../../outbox/outbox.ts";
import { id, putIn, takeOut } from "../../../rules/testBuilders.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { syncFeed, watchRefusals } from "./syncFeed.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
const NO = { status: 409, code: "insufficient_quantity", error: "No" };
const report = vi.fn();
watchRefusals(report);

beforeEach(async () => {
  report.mockReset();
  await prepareCellar(cellarOf(user.id), { notes: [], newId: () => crypto.randomUUID() });
});

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("a refused change is reported once, when the server's verdict arrives", async () => {
  await open();

  await refuse(1, takeOut(1));
  await refuse(2, putIn(1));

  expect(report.mock.calls).toEqual([
    [{ change: takeOut(1), refusal: NO }],
    [{ change: putIn(1), refusal: NO }],
  ]);
});

test("changes refused before the cellar was opened are not reported", async () => {
  await cellarOf(user.id).attention.put(refused(1, takeOut(1)));

  await open();
  await refuse(2, putIn(1));

  expect(report.mock.calls).toEqual([[{ change: putIn(1), refusal: NO }]]);
});

test("a waiting or failed change is not reported as refused", async () => {
  await open();

  await enter({ ...refused(1, takeOut(1)), finding: { kind: "failed" } });
  await enter({ ...refused(2, putIn(1)), finding: { kind: "dependant", of: id(1) } });

  expect(report).not.toHaveBeenCalled();
});

async function open(): Promise<void> {
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  await vi.waitFor(() => {
    expect(syncFeed.getState().state).toBeDefined();
  });
}

const refuse = (position: number, change: Change) => enter(refused(position, change));

async function enter(entry: AttentionEntry): Promise<void> {
  await cellarOf(user.id).attention.put(entry);
  await vi.waitFor(() => {
    expect(syncFeed.getState().attention.map(({ opId }) => opId)).toContain(entry.opId);
  });
}

function refused(position: number, change: Change) {
  const finding = { kind: "refused", refusal: NO } as const;
  return { position, opId: id(position), recordId: id(1), change, createdAt: 0, finding };
}
