import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longPress } from "./longPress.ts";

const area = document.createElement("div");
const take = vi.fn(() => true);
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = longPress(area, take);
});

afterEach(() => {
  stop();
  take.mockClear();
  vi.useRealTimers();
});

test("a long touch selects the wine once and opens no browser menu", () => {
  press("touch");
  vi.advanceTimersByTime(400);

  expect(isMenuShown()).toBe(false);
  vi.advanceTimersByTime(400);
  expect(take).toHaveBeenCalledOnce();
});

test("a right click on a wine opens the browser's menu", () => {
  press("mouse");

  expect(isMenuShown()).toBe(true);
  expect(take).not.toHaveBeenCalled();
});

function press(pointerType: string): void {
  const init = { bubbles: true, button: 0, isPrimary: true, pointerType };
  fireEvent(area, new PointerEvent("pointerdown", init));
}

function isMenuShown(): boolean {
  return area.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
}
