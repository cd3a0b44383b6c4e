import { classicPartners, regionalPartners, sharedAromas } from "./affinityRules.ts";
import {
  bitterWithoutTannin,
  chilliAgainstStrength,
  iodineNeverTannin,
  smokeWithRipeness,
  umamiHardensTannin,
} from "./clashRules.ts";
import type { PairingRule } from "./PairingRule.ts";
import { POUR_FREQUENCIES } from "./pourFrequencies.ts";
import { type Pours, usualPours } from "./usualPours.ts";
import {
  acidWithAcid,
  noSweeterThanWelcome,
  fatCut,
  saltRefreshed,
  sweetWithSweet,
  tanninWithProtein,
  weightWithWeight,
} from "./structureRules.ts";

export const PAIRING_RULES: readonly PairingRule[] = pairingRules(POUR_FREQUENCIES);

export function pairingRules(poured: Pours): readonly PairingRule[] {
  return [
    classicPartners,
    usualPours(poured),
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
}
