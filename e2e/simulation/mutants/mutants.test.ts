import { expect, test } from "vitest";
import { countText, parseBroken } from "./bundleHistories.ts";
import { clientMutants } from "./clientMutants.ts";
import { eventMutants } from "./eventMutants.ts";
import { openedMutants } from "./openedMutants.ts";
import { photoMutants } from "./photoMutants.ts";
import { placeMutants } from "./placeMutants.ts";
import { removalMutants } from "./removalMutants.ts";
import { serverMutants } from "./serverMutants.ts";

const mutants = [
  ...serverMutants,
  ...clientMutants,
  ...photoMutants,
  ...placeMutants,
  ...eventMutants,
  ...openedMutants,
  ...removalMutants,
];

test("the text that a mutant replaces stands exactly once in its file", async () => {
  const times = await Promise.all(
    mutants.map(async (mutant) => [mutant.name, await countText(mutant)]),
  );

  expect(times).toEqual(mutants.map(({ name }) => [name, 1]));
});

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
  "what '%s' makes of its file is still a program",
  async (_name, mutant) => {
    await expect(parseBroken(mutant)).resolves.toBeUndefined();
  },
);

test("no two mutants have the same name", () => {
  const names = mutants.map(({ name }) => name);

  expect(names).toEqual([...new Set(names)]);
});
