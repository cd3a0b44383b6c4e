import { randomInt } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Postgres, PostgresFailure } from "../../src/store/postgres/connection.ts";
import { postgresSql } from "../../src/store/postgres/postgresSql.ts";
import { accountStore } from "../../src/store/accounts/accountStore.ts";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { postgresCellar } from "../../src/store/postgres/postgresCellar.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { openCellar, create, op } from "./contract/visitor.ts";

/** How often the test kills PostgreSQL. Each kill with its restart takes 1 to 2 s. */
const CRASHES = Number(process.env["CRASHES"] ?? 3);

const WRITERS = 4;

/** Maximum time from the start of the writes to the kill, ms. */
const BURST_MAX_MS = 200;

let server: TestPostgres;
let database: Postgres;

beforeAll(async () => {
  // With settings, `startPostgres` starts a server of its own. The test cannot kill a server in
  // `TEST_DATABASE_URL`.
  server = await startPostgres(["fsync=on"]);
  database = await openPostgres({ url: await server.database(), onFailure: () => undefined });
}, 60_000);
afterAll(async () => {
  await database.end();
  await server.stop();
});

test(
  `after ${String(CRASHES)} kills of PostgreSQL every acknowledged write exists once`,
  async () => {
    const cellar = await openCellar({
      store: await postgresCellar(database),
      addPerson: newPerson,
      addPhoto: () => "",
      shownPhotos: () => [],
    });
    const writers = Array.from({ length: WRITERS }, () => {
      const device = cellar.device();
      let sent = 0;
      const pushes = (function* () {
        for (;;) yield { device, ops: [op((sent += 1), create()), op((sent += 1), create())] };
      })();
      return { pushes, pending: pushes.next().value, acknowledged: [] as string[] };
    });
    const writeOn = async (writer: (typeof writers)[number]) => {
      for (;;) {
        const { device, ops } = writer.pending;
        // After a crash, this call repeats unacknowledged ops with their original numbers and ids.
        const outcome = await device.push(ops);
        if (outcome.kind !== "done") throw new Error(`A push ended as ${outcome.kind}`);
        writer.acknowledged.push(...outcome.rows.map(({ id }) => id));
        writer.pending = writer.pushes.next().value;
      }
    };

    for (let crash = 0; crash < CRASHES; crash += 1) {
      const writing = writers.map((writer) =>
        writeOn(writer).catch((cause: unknown) => {
          if (!(cause instanceof PostgresFailure)) throw cause;
        }),
      );
      // On a slow machine the first write can take longer than `BURST_MAX_MS`.
      await vi.waitUntil(() => writers.some(({ acknowledged }) => acknowledged.length > 0), {
        timeout: 30_000,
      });
      await after(randomInt(BURST_MAX_MS));
      await server.crash();
      await Promise.all(writing);
    }

    const kept = (await cellar.wines()).map(({ id }) => id);
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
    // A push that was running during the crash may be stored without being acknowledged.
    expect(kept.length - acknowledged.length).toBeLessThanOrEqual(2 * WRITERS);
    expect(await cellar.pull(0, 1)).toMatchObject({ rows: [{ seq: 1 }] });
  },
  60_000 + CRASHES * 10_000,
);

async function newPerson(): Promise<string> {
  const id = crypto.randomUUID();
  await accountStore(postgresSql(database)).create(
    { id, email: id, passwordHash: "", unconfirmedSince: null },
    0,
  );
  return id;
}
