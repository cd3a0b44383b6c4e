import type { LabelFields } from "../../src/labels/understand/fields/LabelFields.ts";

/** Reads the label in a picture. `ms` is the reading time without loading the models. */
export interface EvaluatedReader {
  readonly read: (file: string) => Promise<{ fields: LabelFields; ms: number }>;
  readonly close: () => Promise<void>;
}
