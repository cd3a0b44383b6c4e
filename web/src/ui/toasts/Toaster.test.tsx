import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../test/show.tsx";
import {
  toast,
  TOAST_ACTION_DISPLAY_MS,
  TOAST_DISPLAY_MS,
  TOAST_REMOVAL_MS,
  useToastStore,
} from "./toast.ts";
import { useCoveredToasts } from "../dialogs/overPage.ts";

afterEach(() => {
  vi.useRealTimers();
});

// Spec 9.2
test("toasts are in a region labelled Notifications, which F8 focuses", () => {
  show(<p>Page</p>);
  const region = screen.getByRole("region", { name: "Notifications" });

  fireEvent.keyDown(document, { code: "F8", key: "F8" });

  expect(region.contains(document.activeElement)).toBe(true);
});

test("success toasts are announced as status, failure toasts as alert", async () => {
  show(<p>Page</p>);

  act(() => {
    toast({ title: "Wine updated successfully" });
  });
  const success = await screen.findByText("Wine updated successfully");
  expect(success.closest('[role="status"]')).not.toBeNull();

  act(() => {
    toast({ title: "Failed to update wine", tone: "failure" });
  });
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", "Failed to update wine");
});

test("a neutral toast has a different icon than a success", async () => {
  show(<p>Page</p>);
  const sign = () => document.querySelector("li svg")?.getAttribute("class");
  act(() => {
    toast({ title: "Wine updated successfully" });
  });
  await screen.findByText("Wine updated successfully");
  const ofSuccess = sign();

  act(() => {
    toast({ title: "No pairings found", tone: "note" });
  });

  const note = await screen.findByText("No pairings found");
  expect(note.closest('[role="status"]')).not.toBeNull();
  expect(sign()).not.toBe(ofSuccess);
});

// Spec 4.16
test("a new toast replaces the previous toast", async () => {
  show(<p>Page</p>);
  act(() => {
    toast({ title: "First" });
    toast({ title: "Second" });
  });

  await screen.findByText("Second");
  expect(screen.queryByText("First")).toBeNull();
});

test("a toast's text appears only once on the page", async () => {
  show(<p>Page</p>);
  act(() => {
    toast({ title: "Wine archived successfully" });
  });

  const region = await screen.findByRole("region", { name: "Notifications" });
  await waitFor(() => {
    expect(screen.getAllByText(/Wine archived successfully/)).toHaveLength(1);
  });
  within(region).getByText("Wine archived successfully");
});

// Spec 4.16
test("a toast closes after five seconds and is later removed from memory", () => {
  vi.useFakeTimers();
  show(<p>Page</p>);
  act(() => {
    toast({ title: "Bottles added successfully" });
  });

  elapse(TOAST_DISPLAY_MS - 1);
  expect(useToastStore.getState().shown?.open).toBe(true);
  elapse(1);
  expect(useToastStore.getState().shown?.open).toBe(false);

  elapse(TOAST_REMOVAL_MS);
  expect(useToastStore.getState().shown).toBeUndefined();
});

// Spec 10.11
test("a toast with an action closes after ten seconds", () => {
  vi.useFakeTimers();
  showUndo();

  elapse(TOAST_ACTION_DISPLAY_MS - 1);
  expect(useToastStore.getState().shown?.open).toBe(true);
  elapse(1);

  expect(useToastStore.getState().shown?.open).toBe(false);
});

// Spec 10.11
test.each([
  ["hovered or touched", "pointerEnter", "pointerLeave"],
  ["focused", "focus", "blur"],
] as const)("a toast that is %s pauses, then shows for its remaining time", (_, begin, end) => {
  vi.useFakeTimers();
  showUndo();
  const undo = screen.getByRole("button", { name: "Undo" });
  elapse(TOAST_ACTION_DISPLAY_MS - 1_000);

  fireEvent[begin](undo);
  elapse(10 * TOAST_ACTION_DISPLAY_MS);
  expect(useToastStore.getState().shown?.open).toBe(true);
  fireEvent[end](undo);
  elapse(999);
  expect(useToastStore.getState().shown?.open).toBe(true);
  elapse(1);

  expect(useToastStore.getState().shown?.open).toBe(false);
});

test("a toast does not close while its window is not in use", () => {
  vi.useFakeTimers();
  showUndo();

  fireEvent.blur(window);
  elapse(10 * TOAST_ACTION_DISPLAY_MS);
  expect(useToastStore.getState().shown?.open).toBe(true);
  fireEvent.focus(window);
  elapse(TOAST_ACTION_DISPLAY_MS);

  expect(useToastStore.getState().shown?.open).toBe(false);
});

test("a toast that replaces a hovered toast closes after the usual time", () => {
  vi.useFakeTimers();
  showUndo();
  fireEvent.pointerEnter(screen.getByRole("button", { name: "Undo" }));

  act(() => {
    toast({ title: "Bottles added successfully" });
  });
  elapse(TOAST_DISPLAY_MS);

  expect(useToastStore.getState().shown?.open).toBe(false);
});

test("a toast covered by a dialog shows again for its full time", () => {
  vi.useFakeTimers();
  show(<Cover />);
  act(() => {
    toast({ title: "Failed to add bottles", tone: "failure" });
  });
  elapse(TOAST_DISPLAY_MS - 1);

  fireEvent.click(screen.getByText("Cover"));
  elapse(10 * TOAST_DISPLAY_MS);
  expect(useToastStore.getState().shown?.open).toBe(true);

  fireEvent.click(screen.getByText("Cover"));
  elapse(TOAST_DISPLAY_MS - 1);
  expect(useToastStore.getState().shown?.open).toBe(true);
  elapse(1);
  expect(useToastStore.getState().shown?.open).toBe(false);
});

test("Escape closes a toast, except when pressed in a dialog", async () => {
  const { person } = show(
    <>
      <div aria-label="Add New Wine" role="dialog">
        <input aria-label="Name" />
      </div>
      <input aria-label="Search" />
    </>,
  );
  act(() => {
    toast({ title: "Failed to add bottles", tone: "failure" });
  });
  await screen.findByText("Failed to add bottles");

  await person.type(screen.getByLabelText("Name"), "{Escape}");
  expect(useToastStore.getState().shown?.open).toBe(true);

  await person.type(screen.getByLabelText("Search"), "{Escape}");
  expect(useToastStore.getState().shown?.open).toBe(false);
});

// Spec 4.16
test("a toast can be updated and dismissed until another toast replaces it", () => {
  const first = toast({ title: "Uploading" });
  first.update({ title: "Uploaded" });
  expect(useToastStore.getState().shown?.title).toBe("Uploaded");

  toast({ title: "Next" });
  first.update({ title: "Too late" });
  first.dismiss();

  expect(useToastStore.getState().shown).toMatchObject({ title: "Next", open: true });
});

test("a toast's action runs once and closes the toast", async () => {
  const { person } = show(<p>Page</p>);
  const undo = vi.fn();
  act(() => {
    toast({ title: "Bottles removed successfully", actions: [{ label: "Undo", run: undo }] });
  });

  await person.click(await screen.findByRole("button", { name: "Undo" }));

  expect(undo).toHaveBeenCalledOnce();
  expect(useToastStore.getState().shown?.open).toBe(false);
});

test("after a toast's action the focus returns to where it was before", async () => {
  const { person } = show(<button type="button">Remove</button>);
  const remove = screen.getByRole("button", { name: "Remove" });
  await person.click(remove);
  act(() => {
    toast({ title: "Bottles removed successfully", actions: [{ label: "Undo", run: vi.fn() }] });
  });
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(document.activeElement).toBe(remove);

  vi.useFakeTimers();
  act(() => {
    toast({ title: "Bottles added successfully" });
  });
  elapse(TOAST_DISPLAY_MS);

  expect(useToastStore.getState().shown?.open).toBe(false);
});

function showUndo() {
  show(<p>Page</p>);
  act(() => {
    toast({ title: "Bottles removed successfully", actions: [{ label: "Undo", run: vi.fn() }] });
  });
}

function Cover() {
  const [isOver, setOver] = useState(false);
  useCoveredToasts(isOver);
  return (
    <button
      type="button"
      onClick={() => {
        setOver(!isOver);
      }}
    >
      Cover
    </button>
  );
}

function elapse(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
