import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltips } from "./Tooltips.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Spec 9.3
test("a tooltip shows after 700 ms and closes when the pointer leaves", () => {
  const { archive, elsewhere } = showButtons();

  fireEvent.pointerOver(archive);
  wait(699);
  expect(screen.queryByText("Archive")).toBeNull();
  wait(1);
  screen.getByText("Archive");
  fireEvent.pointerOver(elsewhere);

  expect(screen.queryByText("Archive")).toBeNull();
});

test("keyboard focus shows a tooltip, and Escape closes it", () => {
  const { archive } = showButtons();

  act(() => {
    archive.focus();
  });
  wait(700);
  screen.getByText("Archive");
  fireEvent.keyDown(archive, { key: "Escape" });

  expect(screen.queryByText("Archive")).toBeNull();
});

test("a second tooltip replaces the first after its own delay", () => {
  const { archive, edit } = showButtons();

  fireEvent.pointerOver(archive);
  wait(700);
  fireEvent.pointerOver(edit);
  wait(699);
  expect(screen.queryByText(/Archive|Edit/)).toBeNull();
  wait(1);

  screen.getByText("Edit");
});

test("no tooltip shows during a press, a scroll or a touch", () => {
  const { archive } = showButtons();

  fireEvent.pointerOver(archive);
  fireEvent.pointerDown(archive);
  wait(700);
  expect(screen.queryByText("Archive")).toBeNull();

  fireEvent.pointerOver(archive);
  wait(700);
  fireEvent.scroll(document);
  expect(screen.queryByText("Archive")).toBeNull();

  fireEvent.pointerOver(archive, { pointerType: "touch" });
  wait(700);
  expect(screen.queryByText("Archive")).toBeNull();
});

test("a tooltip shows its element's text at the time of showing", () => {
  const { archive } = showButtons();

  fireEvent.pointerOver(archive);
  archive.dataset["tooltip"] = "Unarchive";
  wait(700);

  screen.getByText("Unarchive");
});

test("no tooltip shows for an element removed before the delay ends", () => {
  showButtons();
  const gone = document.body.appendChild(document.createElement("button"));
  gone.dataset["tooltip"] = "Edit";

  fireEvent.pointerOver(gone);
  gone.remove();
  wait(700);

  expect(screen.queryByText("Edit")).toBeNull();
});

function showButtons() {
  render(
    <>
      <button aria-label="Edit Barolo" data-tooltip="Edit" type="button" />
      <button aria-label="Archive Barolo" data-tooltip="Archive" type="button" />
      <p>Elsewhere</p>
      <Tooltips />
    </>,
  );
  return {
    edit: screen.getByRole("button", { name: "Edit Barolo" }),
    archive: screen.getByRole("button", { name: "Archive Barolo" }),
    elsewhere: screen.getByText("Elsewhere"),
  };
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
