import { describe } from "vitest";
import { describeCalls } from "./contract/calls.ts";
import { describePulls } from "./contract/pulls.ts";
import { describePushes } from "./contract/pushes.ts";
import { type CellarUnderTest } from "./contract/visitor.ts";

/** What every store promises, whatever stands behind it. */
export function describeCellarStore(name: string, open: () => CellarUnderTest): void {
  describe(name, () => {
    describeCalls(open);
    describePushes(open);
    describePulls(open);
  });
}
