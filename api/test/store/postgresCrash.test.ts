import { randomInt } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, PostgresFailure } from "../../src/store/postgres/connection.ts";
import { postgresSql } from "../../src/store/postgres/postgresSql.ts";
import { accountStore } from "../../src/store/accounts/accountStore.ts";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { postgresCellar } from "../../src/store/postgres/postgresCellar.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";
import { at, create, op } from "./contract/visitor.ts";

/** Each takes a second or two; `CRASHES=50` takes more. */
const CRASHES = Number(process.env["CRASHES"] ?? 3);

const WRITERS = 4;

/** How long writes go on before a crash, at most, in milliseconds. */
const BURST_MAX_MS = 200;

let server: TestPostgres;
let database: Postgres;

beforeAll(async () => {
  // A server of its own, whatever is named: it is to crash.
  server = await startPostgres(["fsync=on"]);
  database = await openPostgres({ url: await server.database(), told: () => undefined });
}, 60_000);
afterAll(async () => {
  await database.end();
  await server.stop();
});

test(
  `after ${String(CRASHES)} times kill -9 of PostgreSQL amid writes, every acknowledged one is there, once`,
  async () => {
    const cellar = await at({
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
        // What was not acknowledged comes again, under its numbers and names.
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
      await after(randomInt(BURST_MAX_MS));
      await server.crash();
      await Promise.all(writing);
    }

    const kept = (await cellar.wines()).map(({ id }) => id);
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
    // Beside those there is at most what each writer had under way when the server fell.
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
