import fc from "fast-check";
import type { UserAction } from "../browser/checkStore.ts";
import { type RequestOutcome, REQUEST_OUTCOMES } from "../RequestOutcome.ts";
import { BROWSERS_MAX, type World } from "../World.ts";

/** Empty, because the world keeps the expected state. fast-check requires a model. */
export type Model = Readonly<Record<string, never>>;

/** One step of a history. The world checks every rule after each step. */
export type Step = fc.AsyncCommand<Model, World>;

export const which = fc.nat({ max: BROWSERS_MAX - 1 });
export const tabIndex = fc.nat({ max: 1 });
export const wineIndex = fc.nat({ max: 3 });
export const anything = fc.nat({ max: 30 });

export const requestOutcome = fc.oneof(
  { weight: 3, arbitrary: fc.constant<RequestOutcome>("well") },
  fc.constantFrom(...REQUEST_OUTCOMES),
);

export function step(name: string, run: (world: World) => Promise<UserAction | undefined>): Step {
  return {
    check: () => true,
    toString: () => `\n  ${name}`,
    async run(_, world) {
      const doing = await run(world);
      await world.quiet();
      await world.check(doing ?? "nothing");
    },
  };
}
