import { expect, test } from "vitest";
import { jsonBytes } from "./index.ts";

test.each([
  { notes: "Kirsche" },
  { notes: "Gewürz, “Leder”" },
  { notes: "樽と桜" },
  { notes: '🍒\u0001\n"' },
  // Characters where the number of UTF-8 bytes changes, and those around the surrogates.
  "\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{103ff}\u{10ffff}",
  [1, null, { deep: [true, "ÿĀ߿ࠀ"] }],
])("jsonBytes returns the number of UTF-8 bytes of %j as JSON", (value) => {
  expect(jsonBytes(value)).toBe(Buffer.from(JSON.stringify(value)).byteLength);
});
