import { sharedFeed } from "../../cellar/sharedFeed.ts";
import { postgresAccounts } from "./accounts.ts";
import { type Postgres, PostgresFailure, statement } from "./connection.ts";
import { postgresDeletions } from "./deletions.ts";
import { openNotices } from "./notices.ts";
import { postgresObjects } from "./objects.ts";
import { openPostgres } from "./openPostgres.ts";
import { postgresCellar } from "./postgresCellar.ts";
import { postgresPeople } from "./people.ts";
import { postgresSessions } from "./sessions.ts";
import { postgresAttempts, postgresTurns } from "./shared.ts";

/** How long a lost notice stays unnoticed at most, in milliseconds. */
const CATCH_UP_MS = 10_000;

/**
 * Opens everything that PostgreSQL stands behind, for one process of any number. `told` hears of
 * connections that broke and are made again.
 */
export async function openPostgresStore(url: string, told: (cause: unknown) => void) {
  const database = await openPostgres({ url, told });
  const store = await postgresCellar(database);
  const notices = await openNotices({ url, database, told });
  const live = sharedFeed({ notices, countersOf: countersIn(database) });
  const attempts = postgresAttempts(database);
  const catchUp = () => {
    live.catchUp().catch(told);
  };
  notices.onReconnect(catchUp);
  const catchingUp = setInterval(catchUp, CATCH_UP_MS);

  return {
    store,
    live,
    notices,
    attempts,
    turns: postgresTurns(database),
    accounts: postgresAccounts(database),
    people: postgresPeople(database),
    deletions: postgresDeletions(database),
    sessions: postgresSessions(database),
    objects: postgresObjects(database),
    isFailure: (cause: unknown) => cause instanceof PostgresFailure,
    sweep: attempts.sweep,
    close: async () => {
      clearInterval(catchingUp);
      await notices.close();
      await database.end();
    },
  };
}

function countersIn(database: Postgres) {
  return (userIds: readonly string[]) =>
    database.rows<{ readonly userId: string; readonly seq: number }>(COUNTERS, [userIds]);
}

const COUNTERS = statement(`SELECT user_id AS "userId", seq FROM cellars WHERE user_id = ANY ($1)`);
