import { expect, test } from "vitest";
import { allMutants } from "./allMutants.ts";
import { tryOut } from "./tryOut.ts";

const TIMEOUT_MS = 120_000;

// Only mutants that fail within a few histories. `npm run soak:mutants` tries all mutants.
test.each([
  { name: "no de-duplication", rule: "P2" },
  { name: "no guards in the overlay", rule: "S1" },
  { name: "delete on acknowledgement", rule: "S" },
])(
  "the simulation notices the mutant: $name",
  async ({ name, rule }) => {
    const mutant = allMutants.find((known) => known.name === name);
    if (!mutant) throw new Error(`There is no mutant "${name}"`);

    const found = await tryOut(mutant, { seed: 1, histories: 200 });

    expect(found?.said).toContain(`[${rule}`);
  },
  TIMEOUT_MS,
);
