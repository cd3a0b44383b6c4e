import "fake-indexeddb/auto";
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { toast, useToastStore } from "../../ui/toasts/toast.ts";
import { WineFormDialog } from "./WineFormDialog.tsx";

test("a success that stands from before leaves the dialog's tabs free", async () => {
  act(() => {
    toast({ title: "Wine added successfully" });
  });

  await showDialog();

  expect(useToastStore.getState().shown?.open).toBe(false);
});

test("a failure that stands from before stays", async () => {
  act(() => {
    toast({ title: "Failed to add wine", tone: "failure" });
  });

  await showDialog();

  expect(useToastStore.getState().shown?.open).toBe(true);
});

test("a success of the open dialog itself stays", async () => {
  await showDialog();

  act(() => {
    toast({ title: "Analysis Complete" });
  });

  expect(useToastStore.getState().shown?.open).toBe(true);
});

async function showDialog() {
  show(
    <WineFormDialog
      opened
      LabelCamera={() => null}
      PhotoChooser={() => null}
      wine={undefined}
      onDone={vi.fn()}
      onExited={vi.fn()}
    />,
  );
  await screen.findByRole("dialog", { name: "Add New Wine" });
}
