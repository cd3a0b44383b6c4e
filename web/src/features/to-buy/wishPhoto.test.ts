import { expect, test } from "vitest";
import { jpegOf, photoOf } from "./wishPhoto.ts";

test("a wish's photo survives conversion to a data URL and back", () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  expect(new Uint8Array(jpegOf(photoOf(bytes.buffer)))).toEqual(bytes);
});
