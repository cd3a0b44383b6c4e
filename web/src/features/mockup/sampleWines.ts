import type { WineType } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

/** A wine of the design comparison, never part of a cellar. */
export interface SampleWine {
  readonly bottleId: string;
  readonly name: string;
  readonly vintage: number;
  readonly type: WineType;
  readonly producer: string;
  /** Width and height of the wine's photograph, px. */
  readonly photo: readonly [width: number, height: number];
}

export const SAMPLE_WINES: readonly SampleWine[] = [
  {
    bottleId: "FC001",
    name: i18n._("Château Margaux"),
    vintage: 2015,
    type: "Red Wine",
    producer: i18n._("Château Margaux"),
    photo: [600, 800],
  },
  {
    bottleId: "FC002",
    name: i18n._("Riesling Smaragd Achleiten"),
    vintage: 2019,
    type: "White Wine",
    producer: "Prager",
    photo: [800, 600],
  },
  {
    bottleId: "FC003",
    name: i18n._("Blanc de Blancs"),
    vintage: 2012,
    type: "Sparkling Wine",
    producer: "Ruinart",
    photo: [400, 900],
  },
];
