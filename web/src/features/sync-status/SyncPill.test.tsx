import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { create } from "zustand";
import { type Attention, useAttention } from "../../engine/live/status/useAttention.ts";
import { dismissLost, syncNow } from "../../engine/live/status/syncActions.ts";
import { type SyncStatus, useSyncStatus } from "../../engine/live/status/useSyncStatus.ts";
import { useWaiting } from "../../engine/live/status/useWaiting.ts";
import { cellarsStore, showCellars } from "../../engine/session/cellarsStore.ts";
import { addLostToOwn } from "../../engine/session/addToOwn.ts";
import { forgetLost } from "../../engine/session/lostCellars.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import type { Revision } from "../../engine/outbox/attention.ts";
import { aBody } from "../../rules/testBuilders.ts";
import { reloadForUpdate } from "../../platform/appUpdate.ts";
import { useCorrections } from "../../parts/requests/pageRequest.ts";
import { saveUnsent } from "../../ui/saveFile.ts";
import { undoAction } from "../../parts/showOutcome.ts";
import { toast } from "../../ui/toasts/toast.ts";
import { show } from "../../ui/test/show.tsx";
import { SyncPill } from "./SyncPill.tsx";

vi.mock("../../engine/live/status/useSyncStatus.ts", () => ({ useSyncStatus: vi.fn() }));
vi.mock("../../engine/live/status/syncActions.ts", () => ({
  dismissLost: vi.fn(),
  syncNow: vi.fn(),
}));
vi.mock("../../engine/live/status/useAttention.ts", () => ({ useAttention: vi.fn() }));
vi.mock("../../engine/live/status/useWaiting.ts", () => ({ useWaiting: vi.fn(() => []) }));
vi.mock("../../engine/session/unsentChanges.ts", () => ({
  exportQueue: vi.fn(() => Promise.resolve('{"changes":[]}')),
}));
vi.mock("../../engine/session/addToOwn.ts", () => ({
  addLostToOwn: vi.fn(() => Promise.resolve()),
}));
vi.mock("../../engine/session/lostCellars.ts", () => ({
  exportLost: vi.fn(() => Promise.resolve("[]")),
  forgetLost: vi.fn(() => Promise.resolve()),
}));
vi.mock("../../platform/appUpdate.ts", () => ({ reloadForUpdate: vi.fn(() => Promise.resolve()) }));
vi.mock("../../ui/saveFile.ts", () => ({ saveUnsent: vi.fn() }));

const ADA = { id: "ada", email: "ada@cellar.example" };

const status = create(nothingWaiting);
const attention = create(noAttention);

beforeEach(() => {
  vi.mocked(useSyncStatus).mockImplementation(() => status());
  vi.mocked(useAttention).mockImplementation(() => attention());
  status.setState(nothingWaiting(), true);
  attention.setState(noAttention(), true);
});

afterEach(() => {
  showCellars();
  vi.useRealTimers();
});

test("the sync pill shows pending changes immediately but 'Saved' after 500 ms", () => {
  vi.useFakeTimers();
  show(<SyncPill />);

  act(() => {
    status.setState({ kind: "syncing", waiting: 2 });
  });
  expect(screen.getByText("Syncing 2").closest('[role="status"]')).not.toBeNull();

  act(() => {
    status.setState({ kind: "saved", waiting: 0 });
  });
  elapse(499);
  screen.getByText("Syncing 2");

  elapse(1);
  screen.getByText("Saved");
});

test("the sync pill shows 'Syncing' immediately during a first load", () => {
  vi.useFakeTimers();
  show(<SyncPill />);

  act(() => {
    status.setState({ kind: "syncing", waiting: 0 });
  });

  screen.getByText("Syncing");
});

test("a tap on the sync pill shows pending changes and 'Retry sync'", async () => {
  status.setState({ kind: "offline", phase: "offline", waiting: 3 });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Offline, 3 saved on this device"));
  await screen.findByRole("dialog", { name: "Sync" });
  screen.getByText("3 changes");
  await person.click(screen.getByRole("button", { name: "Retry sync" }));

  expect(syncNow).toHaveBeenCalledOnce();
});

test.each([
  ["all is saved", { kind: "saved", phase: "saved" }],
  ["a sync is running", { kind: "syncing", phase: "syncing" }],
  ["a refused change needs a decision", { kind: "attention", phase: "attention", attention: 1 }],
] as const)("the sync sheet has no retry if %s", async (_, state) => {
  status.setState(state);
  const { person } = show(<SyncPill />);

  await person.click(screen.getByRole("button"));

  await screen.findByRole("dialog", { name: "Sync" });
  expect(screen.queryByRole("button", { name: "Retry sync" })).toBeNull();
});

test("a refused change shows its action and reason, and can be discarded", async () => {
  const discard = vi.fn(() => Promise.resolve());
  status.setState({ kind: "attention", attention: 1 });
  attention.setState({
    discard,
    items: [
      {
        id: "7",
        kind: "refused",
        canRetry: true,
        sentence: "Took 2 bottles of Barolo",
        reason: "Cannot remove more bottles than available",
        differences: [{ field: "Quantity", mine: "−2", server: "1" }],
        revision: undefined,
        dependants: ["Archived Barolo"],
        createdAt: 0,
      },
    ],
  });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Needs attention 1"));
  await screen.findByText("Took 2 bottles of Barolo");
  screen.getByText("Cannot remove more bottles than available");
  screen.getByText("Also waiting: Archived Barolo");
  const both = screen.getByRole("table", { name: "Took 2 bottles of Barolo" });
  expect(within(both).getByRole("row", { name: "Quantity −2 1" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  screen.getByRole("button", { name: "Retry" });
  await person.click(screen.getByRole("button", { name: "Discard" }));

  expect(discard).toHaveBeenCalledWith(expect.objectContaining({ id: "7" }));
});

test("Edit passes a refused change's values to the form", async () => {
  const revision: Revision = { id: "7", wine: undefined, bottleId: "b", values: aBody() };
  const corrected = vi.fn();
  status.setState({ kind: "attention", attention: 1 });
  attention.setState({
    items: [
      {
        ...{ id: "7", kind: "refused", createdAt: 0, sentence: "Added Barolo", reason: "No" },
        ...{ canRetry: true, differences: [], dependants: [], revision },
      },
    ],
  });
  const { person } = show(
    <>
      <SyncPill />
      <Corrections onRequest={corrected} />
    </>,
  );

  await person.click(screen.getByText("Needs attention 1"));
  await person.click(await screen.findByRole("button", { name: "Edit" }));

  expect(corrected).toHaveBeenCalledExactlyOnceWith(revision);
});

test("a change that cannot be restored stays listed, with the failure's reason", async () => {
  const item = {
    id: "1",
    kind: "overwrote",
    sentence: "Edited Barolo",
    reason: "It replaced what was changed elsewhere",
    canRetry: true,
    differences: [],
    revision: undefined,
    dependants: [],
    createdAt: 0,
  } as const;
  status.setState({ kind: "attention", attention: 1 });
  const retry = () => Promise.resolve({ code: "not_found", error: "Wine not found" });
  attention.setState({ ...noAttention(), items: [item], retry });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Needs attention 1"));
  await person.click(await screen.findByRole("button", { name: "Restore" }));

  await screen.findByText("Failed to restore");
  screen.getByText("Wine not found");
  screen.getByText("Edited Barolo");
});

test("pending changes are listed, and can be saved as a file", async () => {
  status.setState({ kind: "offline", waiting: 2 });
  vi.mocked(useWaiting).mockReturnValue(["Added Barolo", "Photographed Barolo"]);
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Offline, 2 saved on this device"));
  await screen.findByText("Photographed Barolo");
  await person.click(screen.getByRole("button", { name: "Export" }));

  expect(saveUnsent).toHaveBeenCalledExactlyOnceWith('{"changes":[]}');
});

// Spec 10.11
test("the last action can be undone once in the sync sheet", async () => {
  const undo = vi.fn(() => Promise.resolve());
  toast({
    title: "Wine archived successfully",
    description: "Barolo",
    actions: [undoAction(undo)],
  });
  toast({ title: "Welcome back!" });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Saved"));
  const section = within(await screen.findByRole("region", { name: "Last action" }));
  section.getByText("Wine archived successfully");
  section.getByText("Barolo");
  await person.click(section.getByRole("button", { name: "Undo" }));

  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole("region", { name: "Last action" })).toBeNull();
});

test("[V1] an outdated client shows 'Update', which reloads the app", async () => {
  status.setState({ kind: "outdated", phase: "outdated", waiting: 1 });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Update the app to go on syncing"));
  await person.click(await screen.findByRole("button", { name: "Update" }));

  expect(reloadForUpdate).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Retry sync" })).toBeNull();
});

test("[C19] unsent changes to an inaccessible cellar can be saved, moved or discarded", async () => {
  sessionStore.setState({ kind: "signedIn", user: ADA, mustSignIn: false }, true);
  cellarsStore.setState({
    lost: [{ id: "house", name: "Holiday house", unsent: 2, reason: "removed" }],
  });
  status.setState({ kind: "attention", phase: "attention", attention: 1 });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("Needs attention 1"));
  const note = within(await screen.findByRole("region", { name: "Holiday house" }));
  note.getByText("The owner removed you from Holiday house");
  note.getByText(/^2 changes were not sent/);
  await person.click(note.getByRole("button", { name: "Save as a file" }));
  await person.click(note.getByRole("button", { name: "Add to my own cellar" }));
  await person.click(note.getByRole("button", { name: "Discard" }));
  const question = within(
    await screen.findByRole("dialog", { name: "Discard your unsent changes to Holiday house?" }),
  );
  await person.click(question.getByRole("button", { name: "Discard" }));

  const owner = { userId: ADA.id, cellarId: "house" };
  expect(saveUnsent).toHaveBeenCalledWith("[]");
  expect(addLostToOwn).toHaveBeenCalledWith(owner);
  expect(forgetLost).toHaveBeenCalledWith(owner);
});

test("changes lost by a damaged store are listed until the user confirms", async () => {
  status.setState({ kind: "lost", lost: ["Added Château Margaux"] });
  vi.mocked(dismissLost).mockImplementation(() => {
    status.setState(nothingWaiting(), true);
    return Promise.resolve();
  });
  const { person } = show(<SyncPill />);
  const pill = screen.getByText("1 change was lost");
  expect(pill.closest('[role="status"]')).not.toBeNull();

  await person.click(pill);
  const sheet = within(await screen.findByRole("dialog", { name: "Sync" }));
  sheet.getByText("1 change was lost");
  sheet.getByText("Added Château Margaux");
  vi.mocked(saveUnsent).mockClear();
  await person.click(sheet.getByRole("button", { name: "Export" }));
  expect(saveUnsent).toHaveBeenCalledOnce();
  await person.click(sheet.getByRole("button", { name: "I have read this" }));

  expect(sheet.queryByText("1 change was lost")).toBeNull();
  sheet.getByText("Saved");
});

test("the list of lost changes also offers a link to sign in", async () => {
  status.setState({ kind: "lost", phase: "signIn", lost: ["Added Château Margaux"] });
  const { person } = show(<SyncPill />);

  await person.click(screen.getByText("1 change was lost"));

  const sheet = within(await screen.findByRole("dialog", { name: "Sync" }));
  expect(sheet.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  sheet.getByText("Added Château Margaux");
});

function Corrections({ onRequest }: { readonly onRequest: (revision: Revision) => void }) {
  useCorrections(onRequest);
  return null;
}

function nothingWaiting(): SyncStatus {
  const counts = { waiting: 0, sent: 0, attention: 0, lastSyncedAt: undefined, lost: [] };
  return { kind: "saved", phase: "saved", ...counts };
}

function noAttention(): Attention {
  return {
    items: [],
    retry: () => Promise.resolve(undefined),
    discard: () => Promise.resolve(),
    addToOwn: () => Promise.resolve(),
  };
}

function elapse(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
