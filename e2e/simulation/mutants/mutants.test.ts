import { expect, test } from "vitest";
import { allMutants } from "./allMutants.ts";
import { countText, parseBroken } from "./bundleHistories.ts";

test("the text that a mutant replaces stands exactly once in its file", async () => {
  const times = await Promise.all(
    allMutants.map(async (mutant) => [mutant.name, await countText(mutant)]),
  );

  expect(times).toEqual(allMutants.map(({ name }) => [name, 1]));
});

test.each(allMutants.map((mutant) => [mutant.name, mutant] as const))(
  "what '%s' makes of its file is still a program",
  async (_name, mutant) => {
    await expect(parseBroken(mutant)).resolves.toBeUndefined();
  },
);

test("no two mutants have the same name", () => {
  const names = allMutants.map(({ name }) => name);

  expect(names).toEqual([...new Set(names)]);
});
