import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { CATALOGUE } from "../catalogue.ts";
import { isForTuning, transcribedLabels } from "./transcribedLabels.ts";

test.skipIf(!existsSync(CATALOGUE))(
  "every transcribed photo of a label has its wine's catalogue record",
  () => {
    const labels = transcribedLabels();

    expect(labels).toHaveLength(40);
    expect(labels.filter(({ file }) => isForTuning(file))).toHaveLength(12);
    for (const { catalogue } of labels) expect(catalogue.type).toMatch(/ Wine$/);
  },
);
