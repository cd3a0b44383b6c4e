import type { WineType } from "sync-protocol";

export interface SampleWine {
  readonly bottleId: string;
  readonly name: string;
  readonly vintage: number;
  readonly type: WineType;
  readonly producer: string;
  readonly photo: readonly [width: number, height: number];
}

export const SAMPLE_WINES: readonly SampleWine[] = [
  {
    bottleId: "FC001",
    name: "Château Margaux",
    vintage: 2015,
    type: "Red Wine",
    producer: "Château Margaux",
    photo: [600, 800],
  },
  {
    bottleId: "FC002",
    name: "Riesling Smaragd Achleiten",
    vintage: 2019,
    type: "White Wine",
    producer: "Prager",
    photo: [800, 600],
  },
  {
    bottleId: "FC003",
    name: "Blanc de Blancs",
    vintage: 2012,
    type: "Sparkling Wine",
    producer: "Ruinart",
    photo: [400, 900],
  },
];
