import {
  classicPartners,
  regionalPartners,
  sharedAromas,
  versatileWines,
} from "./affinityRules.ts";
import {
  bitterWithoutTannin,
  chilliAgainstStrength,
  iodineNeverTannin,
  smokeWithRipeness,
  umamiHardensTannin,
} from "./clashRules.ts";
import type { PairingRule } from "./PairingRule.ts";
import {
  acidWithAcid,
  noSweeterThanWelcome,
  fatCut,
  saltRefreshed,
  sweetWithSweet,
  tanninWithProtein,
  weightWithWeight,
} from "./structureRules.ts";

/** Everything the sommelier weighs. */
export const PAIRING_RULES: readonly PairingRule[] = [
  classicPartners,
  versatileWines,
  weightWithWeight,
  sweetWithSweet,
  noSweeterThanWelcome,
  acidWithAcid,
  fatCut,
  saltRefreshed,
  tanninWithProtein,
  chilliAgainstStrength,
  iodineNeverTannin,
  umamiHardensTannin,
  bitterWithoutTannin,
  smokeWithRipeness,
  sharedAromas,
  regionalPartners,
];
