import fc from "fast-check";
import { STORE_KINDS, type StoreKind } from "../server/openStore.ts";
import { World } from "../World.ts";
import type { Model } from "./step.ts";
import { steps as allSteps } from "./steps.ts";

const STEPS_MAX = 25;

export interface BrokenHistory {
  readonly seed: number;
  readonly kind: StoreKind | "shared cellars";
  /** The shortest history found that breaks a rule, one step per line. */
  readonly steps: string;
  readonly cause: unknown;
}

/**
 * Runs the history of this seed, by default over the store that the seed selects. If a rule is
 * broken and `shrinks` is set, searches for the shortest history that breaks it.
 */
export async function runHistory(
  seed: number,
  { shrinks = true, kind = storeOf(seed) }: { shrinks?: boolean; kind?: StoreKind } = {},
): Promise<BrokenHistory | undefined> {
  const details = await fc.check(historyOver(kind), { seed, numRuns: 1, endOnFailure: !shrinks });
  if (!details.failed) return undefined;

  const [shortest] = details.counterexample ?? [];
  const steps = fc.stringify(shortest);
  return { seed, kind, steps, cause: details.errorInstance };
}

export function brokenError({ seed, kind, steps: stepLines, cause }: BrokenHistory): Error {
  const option = kind === "shared cellars" ? "--sharing " : "";
  const again = `Again: npm run soak -- ${option}--seed ${String(seed)}`;
  const broken = `History ${String(seed)} over ${kind} broke a promise:${stepLines}`;
  return new Error(`${broken}\n${again}`, { cause });
}

export function storeOf(seed: number): StoreKind {
  return STORE_KINDS[seed % STORE_KINDS.length] ?? "memory";
}

function historyOver(kind: StoreKind) {
  const commands = fc.commands<Model, World, false>(allSteps, {
    maxCommands: STEPS_MAX,
    size: "max",
    disableReplayLog: true,
  });
  return fc.asyncProperty(commands, async (history) => {
    const world = await World.begin(kind);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), history);
      await world.rest();
    } finally {
      world.close();
    }
  });
}
