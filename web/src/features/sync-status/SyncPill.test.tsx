import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { create } from "zustand";
import { type Attention, useAttention } from "../../live/useAttention.ts";
import { type SyncStatus, useSyncStatus } from "../../live/useSyncStatus.ts";
import { syncNow } from "../../sync/engine.ts";
import { show } from "../../ui/test/show.tsx";
import { SyncPill } from "./SyncPill.tsx";

vi.mock("../../live/useSyncStatus.ts", () => ({ useSyncStatus: vi.fn() }));
vi.mock("../../live/useAttention.ts", () => ({ useAttention: vi.fn() }));
vi.mock("../../sync/engine.ts", () => ({ syncNow: vi.fn() }));

const status = create(nothingWaiting);
const attention = create(noAttention);

beforeEach(() => {
  vi.mocked(useSyncStatus).mockImplementation(() => status());
  vi.mocked(useAttention).mockImplementation(() => attention());
  status.setState(nothingWaiting(), true);
  attention.setState(noAttention(), true);
});

afterEach(() => {
  vi.useRealTimers();
});

test("a short sync goes unmentioned, a long one is told", () => {
  vi.useFakeTimers();
  show(<SyncPill />);

  act(() => {
    status.setState({ kind: "syncing", waiting: 2 });
  });
  elapse(799);
  expect(screen.getByText("Saved").closest('[role="status"]')).not.toBeNull();

  elapse(1);
  screen.getByText("Syncing 2");
});

test("while it retries after being offline it does not say that all is saved", () => {
  vi.useFakeTimers();
  status.setState({ kind: "offline", waiting: 3 });
  show(<SyncPill />);

  act(() => {
    status.setState({ kind: "syncing", waiting: 3 });
  });

  screen.getByText("Offline, 3 saved on this device");
});

test("a tap opens the sheet with what waits and a retry", async () => {
  status.setState({ kind: "offline", waiting: 3 });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Offline, 3 saved on this device"));
  await screen.findByRole("dialog", { name: "Sync" });
  screen.getByText("3 changes");
  await person.click(screen.getByRole("button", { name: "Retry" }));

  expect(syncNow).toHaveBeenCalledOnce();
});

test("what needs attention says what I did and what the server says, and can be decided", async () => {
  const discard = vi.fn(() => Promise.resolve());
  status.setState({ kind: "attention", attention: 1 });
  attention.setState({
    discard,
    items: [
      {
        id: "7",
        kind: "refused",
        sentence: "Took 2 bottles of Barolo",
        reason: "Cannot remove more bottles than available",
        differences: [{ field: "Quantity", mine: "−2", server: "1" }],
        revision: undefined,
        dependants: ["Archived Barolo"],
        madeAt: 0,
      },
    ],
  });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Needs attention 1"));
  await screen.findByText("Took 2 bottles of Barolo");
  screen.getByText("Cannot remove more bottles than available");
  screen.getByText("With it wait: Archived Barolo");
  const both = screen.getByRole("table", { name: "Took 2 bottles of Barolo" });
  expect(within(both).getByRole("row", { name: "Quantity −2 1" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Discard" }));

  expect(discard).toHaveBeenCalledWith(expect.objectContaining({ id: "7" }));
});

test("changes that a damaged store lost are named", async () => {
  status.setState({ lost: ["Added Château Margaux"] });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Saved"));

  await screen.findByText("Added Château Margaux");
});

function nothingWaiting(): SyncStatus {
  return { kind: "saved", waiting: 0, attention: 0, lastSyncedAt: undefined, lost: [] };
}

function noAttention(): Attention {
  return { items: [], retry: () => Promise.resolve(), discard: () => Promise.resolve() };
}

function elapse(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
