import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSectionInView } from "./useSectionInView.ts";

const IDS = ["email", "devices", "about"];
const PAGE_PX = 2_000;

let starts: readonly number[];

beforeEach(() => {
  starts = [0, 1_400, 1_800];
  vi.stubGlobal("innerHeight", 800);
  document.body.replaceChildren(...IDS.map(sectionOf));
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(PAGE_PX);
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("scrolling away from the page's end discards the section the user chose", () => {
  const { result } = renderHook(() => useSectionInView(IDS));
  scrollTo(1_200);
  expect(result.current.inView).toBe("about");

  // The last two sections are too short to scroll to the top of the window.
  act(() => {
    result.current.choose("devices");
  });
  expect(result.current.inView).toBe("devices");

  scrollTo(300);
  scrollTo(1_200);
  expect(result.current.inView).toBe("about");
});

test("resizing the window updates the section in view", () => {
  const { result } = renderHook(() => useSectionInView(IDS));
  expect(result.current.inView).toBe("email");

  starts = [-600, 100, 1_800];
  act(() => {
    dispatchEvent(new Event("resize"));
  });

  expect(result.current.inView).toBe("devices");
});

function sectionOf(name: string, at: number): HTMLElement {
  const section = document.createElement("section");
  section.id = name;
  section.getBoundingClientRect = () => new DOMRect(0, (starts[at] ?? 0) - scrollY, 0, 0);
  return section;
}

function scrollTo(top: number): void {
  vi.stubGlobal("scrollY", top);
  act(() => {
    dispatchEvent(new Event("scroll"));
  });
}
