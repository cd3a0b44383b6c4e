import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type DayEvent, icalendarOf } from "./icalendar.ts";

const NAME = "Ann, Ben; \\ the « cave »\nunder the house";

test("[K2] a calendar parser reads the feed's name, times and texts unchanged", () => {
  const summary = `Ready to drink: ${"Château d’Yquem 🍷, ".repeat(12)}\\n; end`;
  const calendar = parsed([event({ summary, description: "One\nTwo, three\r\nFour" })]);
  const [found] = calendar.getAllSubcomponents("vevent");

  // ical.js keeps the escapes in the text of unknown properties.
  const escaped = "Ann\\, Ben\\; \\\\ the « cave »\\nunder the house";
  expect(calendar.getFirstPropertyValue("name")).toBe(escaped);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(escaped);
  expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT12H");
  expect(found?.getFirstPropertyValue("summary")).toBe(summary);
  expect(found?.getFirstPropertyValue("description")).toBe("One\nTwo, three\nFour");
  expect(String(found?.getFirstPropertyValue("dtstamp"))).toBe("2026-11-27T00:00:00Z");
});

test("[K2] a calendar event lasts the whole day, also on 31 December", () => {
  const [found] = parsed([event({ day: "2028-12-31" })]).getAllSubcomponents("vevent");
  const read = new ICAL.Event(found ?? expect.fail());

  expect([read.startDate.isDate, String(read.startDate)]).toEqual([true, "2028-12-31"]);
  expect(String(read.endDate)).toBe("2029-01-01");
});

test("[K2] long lines are folded at 75 bytes without splitting a character", () => {
  const text = textOf([event({ summary: "🍷é—".repeat(100) })]);
  const lines = text.split("\r\n");

  expect(lines.pop()).toBe("");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\uFFFD/);
});

test("[K2] a wine's text cannot add lines or properties to the calendar", () => {
  const calendar = parsed([
    event({ summary: "A\r\nBEGIN:VALARM\rX\u2028\u0000\u0007 \ud800 END:VEVENT" }),
  ]);

  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  expect(calendar.getAllSubcomponents("vevent")[0]?.getAllSubcomponents()).toEqual([]);
});

function event(fields: Partial<DayEvent>): DayEvent {
  return { uid: "a@x", day: "2027-01-01", summary: "S", description: undefined, ...fields };
}

function textOf(events: readonly DayEvent[]): string {
  return icalendarOf({
    name: NAME,
    refreshAfter: "PT12H",
    stampedAt: Date.parse("2026-11-27"),
    url: "https://cellar.example",
    events,
  });
}

function parsed(events: readonly DayEvent[]) {
  return new ICAL.Component(ICAL.parse(textOf(events)) as unknown[]);
}
