import { afterAll, describe, inject, test } from "vitest";
import { runHistory, brokenError } from "./history/runHistory.ts";
import { stopPostgres } from "./server/postgresStore.ts";

/** Only few, because each history takes about ten times longer than in memory. */
const HISTORIES = 200;

describe("histories with the store in PostgreSQL", () => {
  afterAll(stopPostgres);

  test(`no change is lost or duplicated in ${String(HISTORIES)} histories with new seeds`, async () => {
    const first = inject("freshSeed");
    for (let seed = first; seed < first + HISTORIES; seed += 1) {
      const broken = await runHistory(seed, { kind: "postgres", shrinks: false });
      if (broken) throw brokenError(broken);
    }
  }, 300_000);
});
