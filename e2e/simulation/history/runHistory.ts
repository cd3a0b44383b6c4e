import fc from "fast-check";
import { STORE_KINDS, type StoreKind } from "../server/openStore.ts";
import { World } from "../World.ts";
import type { Model } from "./step.ts";
import { steps as allSteps } from "./steps.ts";

/** Steps of a history, at most. */
const STEPS_MAX = 25;

/** How a history ended that broke a promise. */
export interface BrokenHistory {
  readonly seed: number;
  readonly kind: StoreKind;
  /** The shortest history found that breaks it, a step a line. */
  readonly steps: string;
  readonly cause: unknown;
}

/**
 * Runs the one history of this seed, over the store that is its turn unless another is named; where
 * it breaks, finds the shortest way, if it `shrinks`.
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

/** The failure of a history and how it runs again, to be thrown or printed. */
export function tellBroken({ seed, kind, steps: told, cause }: BrokenHistory): Error {
  const again = `Again: npm run soak -- --seed ${String(seed)}`;
  const broken = `History ${String(seed)} over ${kind} broke a promise:${told}`;
  return new Error(`${broken}\n${again}`, { cause });
}

/** Every second history runs over SQLite. */
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
