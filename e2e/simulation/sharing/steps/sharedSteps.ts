import type fc from "fast-check";
import * as act from "./actSteps.ts";
import * as device from "./deviceSteps.ts";
import * as member from "./memberSteps.ts";
import type { Step } from "./step.ts";

export const sharedSteps: fc.Arbitrary<Step>[] = [
  ...weighted(10, act.acts()),
  ...weighted(7, device.setsLine()),
  ...weighted(5, device.carries()),
  ...weighted(4, device.opens()),
  ...weighted(4, device.wakes()),
  ...weighted(3, device.dies()),
  ...weighted(2, device.waits()),
  ...weighted(5, member.joins()),
  ...weighted(3, member.changesRole()),
  ...weighted(5, member.isRemoved()),
  ...weighted(3, member.isRemovedAmid()),
  ...weighted(1, member.isRemovedWhileReading()),
  ...weighted(1, member.handsOver()),
  ...weighted(1, member.endsCellar()),
  ...weighted(1, member.deletesAccount()),
  ...weighted(2, device.switchesUser()),
  ...weighted(2, device.decidesOnLost()),
];

function weighted<T>(weight: number, arbitrary: T): T[] {
  return Array.from({ length: weight }, () => arbitrary);
}
