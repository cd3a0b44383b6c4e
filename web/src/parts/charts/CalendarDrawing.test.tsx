import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openedIn } from "../../rules/counting/openedYear.ts";
import { journalOf } from "../../rules/history/journal.ts";
import { dayInWords } from "../../rules/day.ts";
import { aCellarWine, anEvent } from "../../rules/testBuilders.ts";
import { EverythingInSight } from "../../ui/test/EverythingInSight.ts";
import { show } from "../../ui/test/show.tsx";
import { CalendarDrawing } from "./CalendarDrawing.tsx";

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
});

test.each([
  ["2026-01-11", 227],
  ["2026-01-10", 214],
  ["2026-01-10", 221],
])("a touch on the calendar drawing selects the nearest bottle's day: %s", (day, clientX) => {
  const events = [
    anEvent(2, { day: "2026-01-11", bottles: -1 }),
    anEvent(1, { day: "2026-01-10", bottles: -3 }),
  ];
  const opened = openedIn(2026, journalOf(events, [aCellarWine()]));
  const onChoose = vi.fn();
  show(<CalendarDrawing opened={opened} onChoose={onChoose} />);

  // The bottles of the 10th are drawn at x = 212, 217 and 222, the bottle of the 11th at x = 230.
  fireEvent.click(screen.getByRole("button"), { detail: 1, clientX, clientY: 11 });

  expect(onChoose).toHaveBeenCalledWith(expect.anything(), dayInWords(day));
});
