import type { LabelFields } from "../../src/labels/understand/fields/LabelFields.ts";

/** A label reader to evaluate. `ms` excludes the time to load the models. */
export interface EvaluatedReader {
  readonly read: (file: string) => Promise<{ fields: LabelFields; ms: number }>;
  readonly close: () => Promise<void>;
}
