import fc from "fast-check";
import { restShared } from "./restShared.ts";
import { sharedSteps } from "./steps/sharedSteps.ts";
import type { Model } from "./steps/step.ts";
import { SharedWorld } from "./SharedWorld.ts";
import type { BrokenHistory } from "../history/runHistory.ts";

const STEPS_MAX = 25;

/**
 * Runs the sharing history of this seed with this page code. If a rule is broken and `shrinks` is
 * set, searches for the shortest history that breaks it.
 */
export async function runSharedHistory(
  seed: number,
  { code, shrinks = true }: { readonly code: string; readonly shrinks?: boolean },
): Promise<BrokenHistory | undefined> {
  const commands = fc.commands<Model, SharedWorld, false>(sharedSteps, {
    maxCommands: STEPS_MAX,
    size: "max",
    disableReplayLog: true,
  });
  const history = fc.asyncProperty(commands, fc.nat(), async (steps, mixing) => {
    const world = await SharedWorld.begin(code, mixing);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
      await restShared(world);
    } finally {
      world.close();
    }
  });
  const details = await fc.check(history, { seed, numRuns: 1, endOnFailure: !shrinks });
  if (!details.failed) return undefined;
  const [shortest] = details.counterexample ?? [];
  const steps = fc.stringify(shortest);
  return { seed, kind: "shared cellars", steps, cause: details.errorInstance };
}
