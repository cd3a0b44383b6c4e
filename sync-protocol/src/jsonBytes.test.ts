import { expect, test } from "vitest";
import { jsonBytes } from "./index.ts";

test.each([
  { notes: "Kirsche" },
  { notes: "Gewürz, “Leder”" },
  { notes: "樽と桜" },
  { notes: '🍒\u0001\n"' },
  [1, null, { deep: [true, "ÿĀ߿ࠀ"] }],
])("counts the bytes in which %j travels", (value) => {
  expect(jsonBytes(value)).toBe(Buffer.from(JSON.stringify(value)).byteLength);
});
