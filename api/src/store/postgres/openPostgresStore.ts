import { postgresSql } from "./postgresSql.ts";
import { accountPorts } from "../accounts/accountPorts.ts";
import { sharedFeed } from "../../cellar/live-events/sharedFeed.ts";
import { type Postgres, PostgresFailure, statement } from "./connection.ts";
import { openNotices } from "./notices.ts";
import { openPostgres } from "./openPostgres.ts";
import { postgresSchema } from "../migrations/index.ts";
import { postgresCellar } from "./postgresCellar.ts";
import { PostgresUnusable } from "./PostgresUnusable.ts";
import { whyTooNew } from "./schema.ts";
import { postgresAttempts, postgresJobLeases, postgresUpgrades } from "./shared.ts";

/** How often the server looks for changes whose notice was lost and for a newer schema, in ms. */
const LOOK_EVERY_MS = 10_000;

/**
 * Opens all stores in PostgreSQL, which any number of processes can share. `onFailure` receives
 * failures of connections, which are opened again. If a migration makes this process incompatible,
 * `superseded` aborts with the reason and all methods reject.
 */
export async function openPostgresStore(
  url: string,
  onFailure: (cause: unknown) => void,
  { lookEveryMs = LOOK_EVERY_MS }: { readonly lookEveryMs?: number } = {},
) {
  const opened = await openPostgres({ url, onFailure });
  const left = new AbortController();
  const superseded: AbortSignal = left.signal;
  const database = rejectAfter(superseded, opened);
  const store = await postgresCellar(database);
  const notices = await openNotices({ url, database, onFailure });
  const live = sharedFeed({ notices, countersOf: countersIn(database) });
  const attempts = postgresAttempts(database);
  const close = async () => {
    await notices.close();
    await opened.end();
  };

  const requireUsable = async () => {
    const why = await whyTooNew(opened, postgresSchema);
    if (why !== undefined) throw new PostgresUnusable(why);
  };
  // The schema is checked again, because another process may have migrated it since. A migration
  // waits only for processes that listen, and this process did not listen before.
  await requireUsable().catch(async (cause: unknown) => {
    await close();
    throw cause;
  });
  const look = async () => {
    try {
      await requireUsable();
      await live.catchUp();
    } catch (cause) {
      if (cause instanceof PostgresUnusable) left.abort(cause);
      else onFailure(cause);
    }
  };
  const lookAgain = () => void look();
  notices.onReconnect(lookAgain);
  const looking = setInterval(lookAgain, lookEveryMs);

  return {
    store,
    live,
    notices,
    attempts,
    jobLeases: postgresJobLeases(database),
    upgrades: postgresUpgrades(database),
    ...accountPorts(postgresSql(database)),
    superseded,
    isFailure: (cause: unknown) => cause instanceof PostgresFailure,
    storeBytes: async () => {
      const [size] = await database.rows<{ readonly bytes: number }>(SIZE, []);
      return size?.bytes ?? 0;
    },
    sweep: attempts.sweep,
    close: async () => {
      clearInterval(looking);
      await close();
    },
  };
}

/** The same database, whose statements all reject once the signal has aborted. */
function rejectAfter(signal: AbortSignal, database: Postgres): Postgres {
  const unlessAborted = async <T>(step: () => Promise<T>): Promise<T> => {
    if (!signal.aborted) return step();
    throw new PostgresFailure("PostgreSQL is no longer ours to use", { cause: signal.reason });
  };
  return {
    rows: (prepared, values) => unlessAborted(() => database.rows(prepared, values)),
    changed: (prepared, values) => unlessAborted(() => database.changed(prepared, values)),
    transaction: (step) => unlessAborted(() => database.transaction(step)),
    end: () => database.end(),
  };
}

function countersIn(database: Postgres) {
  return (cellarIds: readonly string[]) =>
    database.rows<{ readonly cellarId: string; readonly seq: number }>(COUNTERS, [cellarIds]);
}

const SIZE = statement("SELECT pg_database_size(current_database()) AS bytes");

const COUNTERS = statement(`SELECT id AS "cellarId", seq FROM cellars WHERE id = ANY ($1)`);
