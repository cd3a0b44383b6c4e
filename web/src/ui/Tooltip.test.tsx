import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip } from "./Tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a tooltip shows after 700 ms of rest, and leaves with the pointer", () => {
  const button = showTooltip();

  fireEvent.pointerEnter(button);
  wait(699);
  expect(screen.queryByText("Sign Out")).toBeNull();
  wait(1);
  screen.getByText("Sign Out");
  fireEvent.pointerLeave(button);
  expect(screen.queryByText("Sign Out")).toBeNull();
});

test("it shows to the keyboard too, and Escape closes it", () => {
  const button = showTooltip();

  fireEvent.focus(button);
  wait(700);
  screen.getByText("Sign Out");
  fireEvent.keyDown(button, { key: "Escape" });

  expect(screen.queryByText("Sign Out")).toBeNull();
});

test("it stays away where the word itself is in sight", () => {
  const button = showTooltip({ disabled: true });

  fireEvent.pointerEnter(button);
  wait(700);

  expect(screen.queryByText("Sign Out")).toBeNull();
});

function showTooltip({ disabled = false } = {}): HTMLElement {
  render(
    <Tooltip disabled={disabled} label="Sign Out">
      <button aria-label="Sign Out" type="button" />
    </Tooltip>,
  );
  return screen.getByRole("button");
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
