import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Sheet } from "./Sheet.tsx";
import "../test/show.tsx";

// The sheet is animated, so it is still on the page when it has closed.
test("Escape right after Tab in a date field returns the focus to the opener", async () => {
  render(
    <MantineProvider>
      <Page />
    </MantineProvider>,
  );
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  fireEvent.click(opener);
  const day = await screen.findByLabelText("Day");
  day.focus();

  fireEvent.keyDown(day, { key: "Tab" });
  fireEvent.keyDown(day, { key: "Escape" });
  await tasksBefore();

  expect(document.activeElement).toBe(opener);
});

function Page() {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      {isOpen !== undefined && (
        <Sheet
          opened={isOpen}
          title="Rates"
          onClose={() => {
            setOpen(false);
          }}
        >
          <input aria-label="Day" type="date" />
          <button>Save</button>
        </Sheet>
      )}
    </>
  );
}

/** Resolves after all timers that are due now. */
const tasksBefore = () => new Promise((resolve) => setTimeout(resolve));
