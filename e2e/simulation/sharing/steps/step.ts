import fc from "fast-check";
import type { GivenRole } from "sync-protocol";
import type { SharedWorld } from "../SharedWorld.ts";

/** Empty, because the world keeps the expected state. fast-check requires a model. */
export type Model = Readonly<Record<string, never>>;

export type Step = fc.AsyncCommand<Model, SharedWorld>;

export const which = fc.nat({ max: 4 });
export const who = fc.nat({ max: 2 });
export const of = fc.nat({ max: 3 });
export const tab = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constant(1));
export const anything = fc.nat({ max: 30 });
export const role = fc.constantFrom<GivenRole>("editor", "editor", "viewer");

export function step(name: string, run: (world: SharedWorld) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => `\n  ${name}`,
    async run(_, world) {
      await run(world);
      await world.settle();
      world.check();
    },
  };
}

export function named(parts: TemplateStringsArray, ...values: unknown[]): string {
  return String.raw({ raw: parts }, ...values);
}
