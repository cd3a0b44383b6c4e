import { expect, test } from "vitest";
import { allMutants } from "./allMutants.ts";
import { countText, parseBroken } from "./bundleHistories.ts";

test("the text that a mutant replaces occurs exactly once in its file", async () => {
  const times = await Promise.all(
    allMutants.map(async (mutant) => [mutant.name, await countText(mutant)]),
  );

  expect(times).toEqual(allMutants.map(({ name }) => [name, 1]));
});

test.each(allMutants.map((mutant) => [mutant.name, mutant] as const))(
  "the file of mutant '%s' stays a valid program",
  async (_name, mutant) => {
    await expect(parseBroken(mutant)).resolves.toBeUndefined();
  },
);

test("each mutant has a different name", () => {
  const names = allMutants.map(({ name }) => name);

  expect(names).toEqual([...new Set(names)]);
});
