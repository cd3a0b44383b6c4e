import { describe, expect, test } from "vitest";
import { endOfQuiet, isQuiet, localTime, nextDayEnd } from "./quietHours.ts";

const NIGHT = { quiet: { from: 21, to: 8 }, timeZone: "Europe/Berlin" };

describe("[N3] quiet hours", () => {
  test.each([
    [21, 8, [21, 23, 0, 7], [8, 12, 20]],
    [13, 15, [13, 14], [12, 15, 0]],
    [8, 8, [], [0, 8, 23]],
    [0, 6, [0, 5], [6, 23]],
  ])("quiet hours from %i to %i cover only the hours between", (from, to, quiet, loud) => {
    for (const hour of quiet) expect(isQuiet({ from, to }, hour), String(hour)).toBe(true);
    for (const hour of loud) expect(isQuiet({ from, to }, hour), String(hour)).toBe(false);
  });

  test("quiet hours end at the same local hour in summer and winter", () => {
    expect(at(endOfQuiet(Date.parse("2026-01-10T22:30Z"), NIGHT))).toBe("2026-01-11T07:00");
    expect(at(endOfQuiet(Date.parse("2026-07-10T01:30Z"), NIGHT))).toBe("2026-07-10T06:00");
  });

  test("the next notification is due when the next day's quiet hours end", () => {
    expect(at(nextDayEnd(Date.parse("2026-01-10T05:00Z"), NIGHT))).toBe("2026-01-11T07:00");
    expect(at(nextDayEnd(Date.parse("2026-01-10T12:00Z"), NIGHT))).toBe("2026-01-11T07:00");
  });

  test("quiet hours in Kathmandu (UTC+5:45) end at the chosen local hour", () => {
    const kathmandu = { quiet: { from: 22, to: 7 }, timeZone: "Asia/Kathmandu" };
    expect(at(nextDayEnd(Date.parse("2026-01-10T12:00Z"), kathmandu))).toBe("2026-01-11T01:15");
  });

  test("quiet hours end a day later if summer time skips the end", () => {
    const gap = { quiet: { from: 22, to: 2 }, timeZone: "Europe/Berlin" };
    expect(at(nextDayEnd(Date.parse("2026-03-28T12:00Z"), gap))).toBe("2026-03-30T00:00");
  });

  test("midnight in a time zone is hour 0 of the new day", () => {
    expect(localTime(Date.parse("2026-01-10T23:00Z"), "Europe/Berlin")).toEqual({
      day: "2026-01-11",
      hour: 0,
    });
  });
});

const at = (ms: number) => new Date(ms).toISOString().slice(0, 16);
