import { expect, test } from "vitest";
import { eachUserId } from "./eachUserId.ts";

const PEOPLE = ["ann", "bob", "cem", "dee", "eva"];

test.each([1, 2, 5, 9])("each user comes once, %i at a time", async (atOnce) => {
  const read = (after: string) => PEOPLE.filter((id) => id > after).slice(0, atOnce);

  const parts: (readonly string[])[] = [];
  for await (const part of eachUserId(read)) parts.push(part);

  expect(parts.flat()).toEqual(PEOPLE);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(atOnce);
});
