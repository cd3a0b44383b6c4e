import type { WineType } from "sync-protocol";

/** A grape that an appellation usually grows. */
export interface UsualGrape {
  /** A prime name of the gazetteer. */
  readonly name: string;
  /** The rules allow no other grape of its colour. */
  readonly sole: boolean;
}

/** An appellation or region that stands on labels. */
export interface Place {
  readonly name: string;
  /** Other names under which labels give it. */
  readonly otherNames: readonly string[];
  /** ISO 3166 code. */
  readonly country: string;
  /** The larger place around it. */
  readonly within: Place | undefined;
  /** The types of wine made under its name, the usual one first. */
  readonly types: readonly WineType[];
  /** What it is unless the label says otherwise; nothing where several types are as usual. */
  readonly usualType: WineType | undefined;
  readonly grapes: readonly UsualGrape[];
  /** Its name is also an everyday word, a surname or another town: alone it proves nothing. */
  readonly everyday: boolean;
}
