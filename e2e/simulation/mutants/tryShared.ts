/** Like tryHistories.ts, for histories of shared cellars. */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { runSharedHistory } from "../sharing/runSharedHistory.ts";
import { findBroken } from "./findBroken.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    histories: { type: "string" },
    page: { type: "string", default: "" },
  },
});
const code = await readFile(values.page, "utf8");
const found = await findBroken(
  { from: Number(values.seed), count: Number(values.histories) },
  (seed) => runSharedHistory(seed, { code, shrinks: false }),
);
process.stdout.write(JSON.stringify(found));
