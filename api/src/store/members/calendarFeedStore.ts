import type { CalendarFeed } from "sync-protocol";
import type { CalendarFeedStore, FeedAccess } from "../../cellar/ports/calendarFeeds.ts";
import { changed, first, type SqlDatabase } from "../SqlDatabase.ts";
import { cellarSteps, refuse } from "./cellarSteps.ts";
import { whyNotAllowed } from "sync-protocol";

type FeedRow<Feed extends CalendarFeed> = Omit<Feed, "showsNames"> & { readonly showsNames: 0 | 1 };

export function calendarFeedStore(database: SqlDatabase): CalendarFeedStore {
  const { requireAccount, requireRole, lock, memberOf } = cellarSteps(database.dialect);

  return {
    of: ({ userId, cellarId }) =>
      database.transaction(function* () {
        yield* requireRole(cellarId, userId, "viewer");
        const found = yield* first<FeedRow<CalendarFeed>>(OF_USER, [cellarId, userId]);
        return found && parsed(found);
      }),
    put: (call, { tokenHash, showsNames, madeAt }) =>
      database.transaction(function* () {
        const { cellarId, userId } = call;
        yield* requireAccount(userId);
        refuse(whyNotAllowed((yield* lock(call)).role, "viewer"));
        const member = yield* memberOf(cellarId, userId);
        const membershipId = member?.membershipId ?? null;
        const values = [cellarId, userId, membershipId, tokenHash, Number(showsNames), madeAt];
        yield* changed(PUT, values);
      }),
    remove: ({ userId, cellarId }) =>
      database.transaction(function* () {
        yield* requireRole(cellarId, userId, "viewer");
        yield* changed(REMOVE, [cellarId, userId]);
      }),
    async find(tokenHash) {
      const [found] = await database.rows<FeedRow<FeedAccess>>(FIND, [tokenHash]);
      return found && parsed(found);
    },
  };
}

function parsed<Row extends { readonly showsNames: 0 | 1 }>({ showsNames, ...row }: Row) {
  return { ...row, showsNames: showsNames === 1 };
}

const COLUMNS = `shows_names AS "showsNames", made_at AS "madeAt"`;
const OF_USER = `SELECT ${COLUMNS} FROM calendar_feeds WHERE cellar_id = $1 AND user_id = $2`;
const PUT = `INSERT INTO calendar_feeds (
    cellar_id, user_id, membership_id, token_hash, shows_names, made_at
  ) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (cellar_id, user_id) DO UPDATE SET membership_id = excluded.membership_id,
    token_hash = excluded.token_hash, shows_names = excluded.shows_names,
    made_at = excluded.made_at`;
const REMOVE = "DELETE FROM calendar_feeds WHERE cellar_id = $1 AND user_id = $2";
const FIND = `SELECT feed.cellar_id AS "cellarId", feed.user_id AS "userId", ${COLUMNS}
  FROM calendar_feeds AS feed JOIN cellars ON cellars.id = feed.cellar_id
  WHERE token_hash = $1 AND (feed.cellar_id = feed.user_id OR EXISTS (
    SELECT 1 FROM members WHERE members.cellar_id = feed.cellar_id
      AND members.user_id = feed.user_id AND members.membership_id = feed.membership_id
  ))`;
