import { inject, test } from "vitest";
import { brokenError } from "../history/runHistory.ts";
import { bundlePage } from "./page/bundlePage.ts";
import { runSharedHistory } from "./runSharedHistory.ts";

const TIMEOUT_MS = 300_000;

/** Only few, because each history takes the time of dozens of single-user histories. */
const HISTORIES = 10;

const code = bundlePage();

test.each([
  ["repeated in every run", 0],
  ["drawn for this run", inject("freshSeed")],
])(
  "histories of shared cellars, %s, lose no change and show strangers nothing",
  async (_, first) => {
    for (let seed = first; seed < first + HISTORIES; seed += 1) {
      const broken = await runSharedHistory(seed, { code: await code, shrinks: false });
      if (broken) throw brokenError(broken);
    }
  },
  TIMEOUT_MS,
);
