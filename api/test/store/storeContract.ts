import { describe } from "vitest";
import { describeCalls } from "./contract/calls.ts";
import { describeObjectStore, type ObjectsUnderTest } from "./contract/objects.ts";
import { describePulls } from "./contract/pulls.ts";
import { describePushes } from "./contract/pushes.ts";
import type { CellarUnderTest } from "./contract/visitor.ts";

/** All that stands on one store. */
export interface StoreUnderTest extends CellarUnderTest, ObjectsUnderTest {}

/** What every store promises, whatever stands behind it. */
export function describeStore(name: string, open: () => StoreUnderTest): void {
  describe(name, () => {
    describeCalls(open);
    describePushes(open);
    describePulls(open);
    describeObjectStore(open);
  });
}
