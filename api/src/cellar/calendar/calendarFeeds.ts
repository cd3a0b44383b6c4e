import type { MadeCalendarFeed, NewCalendarFeed } from "sync-protocol";
import { type CellarCall, type CellarDeps, requireSharer } from "../members/cellars.ts";
import { textFor } from "../../language/textFor.ts";
import type { AccountStore } from "../ports/accounts.ts";
import type { CalendarFeedStore, FeedAccess } from "../ports/calendarFeeds.ts";
import type { CellarStore } from "../ports/cellar.ts";
import type { MemberStore } from "../ports/members.ts";
import { hashSecret, newSecret } from "../secret.ts";
import { calendarEventsOf } from "./calendarEvents.ts";
import { icalendarOf } from "./icalendar.ts";

export const CALENDAR_PATH = "/calendar/";

export const CALENDAR_SUFFIX = ".ics";

const REFRESH_AFTER = "PT12H";

const DAY_LENGTH = "2026-05-01".length;

export interface CalendarFeedDeps extends CellarDeps {
  readonly calendarFeeds: CalendarFeedStore;
  readonly publicUrl: string;
}

/**
 * Creates the user's feed of a cellar. The address is returned only here, because the store has
 * only its hash.
 */
export async function makeCalendarFeed(
  deps: CalendarFeedDeps,
  call: CellarCall,
  { showsNames }: NewCalendarFeed,
): Promise<MadeCalendarFeed> {
  await requireSharer(deps, call.userId);
  const token = newSecret();
  const calendarFeed = { showsNames, madeAt: deps.now() };
  await deps.calendarFeeds.put(call, { ...calendarFeed, tokenHash: hashSecret(token) });
  return { calendarFeed, link: `${deps.publicUrl}${CALENDAR_PATH}${token}${CALENDAR_SUFFIX}` };
}

export interface FeedReadDeps {
  readonly accounts: Pick<AccountStore, "byId">;
  readonly store: Pick<CellarStore, "wines">;
  readonly members: Pick<MemberStore, "nameOf">;
  readonly publicUrl: string;
  readonly now: () => number;
}

/**
 * The feed as iCalendar, in its user's language. The text is the same all day unless the cellar
 * changes.
 */
export async function calendarOf(
  { accounts, store, members, publicUrl, now }: FeedReadDeps,
  { cellarId, userId, showsNames }: FeedAccess,
): Promise<string> {
  const today = new Date(now()).toISOString().slice(0, DAY_LENGTH);
  const wines = store.wines(cellarId, { includeArchived: false });
  const i18n = textFor(await accounts.byId(userId));
  const events = await calendarEventsOf(wines, { i18n, showsNames, today });
  const name = showsNames ? await members.nameOf(cellarId) : undefined;
  const domain = `${hashSecret(`${cellarId} ${userId}`).slice(0, 16)}.${new URL(publicUrl).hostname}`;
  return icalendarOf({
    name: name === undefined ? "Wine Cellar" : i18n._("Wine Cellar: {name}", { name }),
    refreshAfter: REFRESH_AFTER,
    stampedAt: Date.parse(today),
    url: publicUrl,
    events: events.map(({ key, ...event }) => ({ uid: `${key}@${domain}`, ...event })),
  });
}
