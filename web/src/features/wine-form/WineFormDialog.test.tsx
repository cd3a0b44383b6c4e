import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { show } from "../../ui/test/show.tsx";
import { toast, useToastStore } from "../../ui/toasts/toast.ts";
import { fill } from "./test/showForm.tsx";
import { WineFormDialog } from "./WineFormDialog.tsx";

test("opening the wine form closes an earlier success message", async () => {
  act(() => {
    toast({ title: "Wine added successfully" });
  });

  await showDialog();

  expect(useToastStore.getState().shown?.open).toBe(false);
});

test("opening the wine form leaves an earlier error message open", async () => {
  act(() => {
    toast({ title: "Failed to add wine", tone: "failure" });
  });

  await showDialog();

  expect(useToastStore.getState().shown?.open).toBe(true);
});

test("a success message that appears over the open wine form stays", async () => {
  await showDialog();

  act(() => {
    toast({ title: "Analysis Complete" });
  });

  expect(useToastStore.getState().shown?.open).toBe(true);
});

describe("closing by ×", () => {
  let anna = { id: "", email: "anna@example.org" };
  const drafts = () => cellarOf(anna.id).drafts.count();

  beforeEach(() => {
    anna = { ...anna, id: crypto.randomUUID() };
    sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
  });
  afterEach(() => {
    sessionStore.setState({ kind: "signedOut" }, true);
  });

  test("the form closes without a question if nothing was entered", async () => {
    const { person, onDone } = await showDialog();

    await person.click(cross());

    expect(onDone).toHaveBeenCalledOnce();
  });

  test.each([
    ["Keep draft", 1],
    ["Discard", 0],
  ])("closing a form with input asks; the answer %j leaves %i drafts", async (answer, left) => {
    const { person, onDone } = await showDialog();
    await person.click(screen.getByRole("tab", { name: "Manual Entry" }));
    await person.type(screen.getByLabelText("Name"), "Barolo");
    await waitFor(async () => {
      expect(await drafts()).toBe(1);
    });

    await person.click(cross());
    const question = await screen.findByRole("dialog", { name: "Close without saving?" });
    expect(onDone).not.toHaveBeenCalled();
    await person.click(within(question).getByRole("button", { name: answer }));

    expect(onDone).toHaveBeenCalledOnce();
    await waitFor(async () => {
      expect(await drafts()).toBe(left);
    });
  });

  test("Discard in the close question is disabled while the form saves", async () => {
    const { person, onDone } = await showDialog();
    await fill(person);
    await person.click(cross());
    const question = await screen.findByRole("dialog", { name: "Close without saving?" });

    act(() => {
      fireEvent.submit(screen.getByLabelText("Name"));
    });

    expect(within(question).getByRole("button", { name: "Discard" })).toHaveProperty(
      "disabled",
      true,
    );
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledOnce();
    });
  });

  test("Escape in the close question returns to the form", async () => {
    const { person, onDone } = await showDialog();
    await person.click(screen.getByRole("tab", { name: "Manual Entry" }));
    await person.type(screen.getByLabelText("Name"), "Barolo");

    await person.keyboard("{Escape}");
    await screen.findByRole("dialog", { name: "Close without saving?" });
    await person.keyboard("{Escape}");

    await waitFor(() => {
      expect(screen.queryByRole("dialog", { name: "Close without saving?" })).toBeNull();
    });
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Barolo");
  });
});

/** The close button, which has no name because this test loads no theme. */
function cross(): HTMLElement {
  const [first] = within(screen.getByRole("dialog")).getAllByRole("button");
  if (!first) throw new Error("The dialog has no button");
  return first;
}

async function showDialog() {
  const onDone = vi.fn();
  const { person } = show(
    <WineFormDialog
      opened
      LabelCamera={() => null}
      PhotoChooser={() => null}
      wine={undefined}
      onDone={onDone}
      onExited={vi.fn()}
    />,
  );
  await screen.findByRole("dialog", { name: "Add New Wine" });
  return { person, onDone };
}
