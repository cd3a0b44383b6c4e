import { expect, test } from "vitest";
import { jsonBytes } from "./index.ts";

test.each([
  { notes: "Kirsche" },
  { notes: "Gewürz, “Leder”" },
  { notes: "樽と桜" },
  { notes: '🍒\u0001\n"' },
  // The last character of each byte length and the first of the next length, and both ends of the
  // surrogate range.
  "\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{103ff}\u{10ffff}",
  [1, null, { deep: [true, "ÿĀ߿ࠀ"] }],
])("the UTF-8 bytes of the JSON text of %j are counted", (value) => {
  expect(jsonBytes(value)).toBe(Buffer.from(JSON.stringify(value)).byteLength);
});
