/**
 * Limits that protect a server with many users. Each is far above the size of a real cellar. At a
 * limit the user gets an error, and the device loses no data.
 */

/** Maximum number of wines of one cellar, including archived wines [W7: size limits]. */
export const WINES_MAX = 100_000;

/**
 * Maximum length of all texts in a cellar together, in characters: 2,000 for each of the maximum
 * number of wines [W7: size limits].
 */
export const TEXT_MAX = 200_000_000;

/** Maximum number of places of one cellar, including removed places [G6: limit]. */
export const PLACES_MAX = 5_000;

/**
 * A cellar with this many events refuses new events that users record. Events that changes create
 * are never refused [H6: limit].
 */
export const EVENTS_MAX = 200_000;

/**
 * Maximum number of impressions of one event, including those of former members [H12: impressions].
 */
export const IMPRESSIONS_MAX = 50;

/** Maximum number of wishes of one cellar, without removed wishes [T2: limit]. */
export const WISHES_MAX = 500;

/**
 * Number of days after a removal in which the wine can be restored [W11: restore]. The wine's photo
 * is kept longer [F2: retention].
 */
export const RESTORABLE_DAYS = 30;

export const RESTORABLE_MS = RESTORABLE_DAYS * 24 * 60 * 60 * 1000;

/**
 * Maximum number of bytes of the photos in all cellars that one user owns. A started upload counts
 * with the largest allowed size.
 */
export const PHOTO_BYTES_MAX = 20_000_000_000;

/**
 * Maximum number of changes of one user per minute. High enough to import 20,000 wines in under two
 * minutes.
 */
export const CHANGES_PER_MINUTE_MAX = 12_000;

/**
 * Maximum number of a device's changes whose results it has not acknowledged yet [O5:
 * acknowledgement].
 */
export const UNSETTLED_MAX = 50_000;

/** Maximum number of uploads to one upload address. */
export const SENDS_MAX = 20;

/** Maximum number of event streams of one user. At the limit, a new stream closes the oldest. */
export const STREAMS_MAX = 20;

/**
 * Maximum number of event streams of all users. At the limit, new streams are refused until a
 * stream ends.
 */
export const STREAMS_IN_ALL_MAX = 5_000;

/** Maximum length of a user's queue of waiting requests. Further requests are refused. */
export const WAITING_MAX = 200;

/** Maximum number of cellars of one user, including shared ones [C2: made cellar]. */
export const CELLARS_MAX = 20;

/** Longest name of a cellar, in UTF-16 code units. */
export const CELLAR_NAME_MAX = 80;

/** Longest name of a user, in UTF-16 code units. */
export const USER_NAME_MAX = 80;

/** Maximum number of members of a cellar, its owner included [C6: joining]. */
export const MEMBERS_MAX = 20;

/** Maximum number of open invitations of a cellar [C5: invitation]. */
export const INVITATIONS_MAX = 20;

/** Number of days in which an invitation to a cellar can be accepted [C5: invitation]. */
export const INVITATION_DAYS = 14;

/** Maximum number of entries in a cellar's log. The oldest are deleted. */
export const LOG_MAX = 500;

/** Maximum number of open guest links of a cellar [C15: link for guests]. */
export const GUEST_LINKS_MAX = 20;

/** Default and maximum number of days for which a guest link works [C15: link for guests]. */
export const GUEST_LINK_DAYS = { usual: 30, max: 90 } as const;

/** Longest title of a guest list, in UTF-16 code units. */
export const GUEST_TITLE_MAX = 80;

/** Maximum number of spellings of a name, such as a region's, in the filter of a guest list. */
export const GUEST_NAMES_MAX = 100;

/**
 * Maximum number of rows of a guest list. A longer list is cut and shows a note [C16: list for
 * guests].
 */
export const GUEST_ROWS_MAX = 5_000;

/** Maximum number of webhooks of a cellar [J1: webhook]. */
export const WEBHOOKS_MAX = 10;

/** Longest address of a webhook, in characters. */
export const WEBHOOK_URL_MAX = 1_000;

/**
 * Maximum number of a cellar's changes not yet sent to a webhook. Beyond it, the oldest are skipped
 * [J3: delivery].
 */
export const WEBHOOK_WAITING_MAX = 10_000;

/** A webhook is disabled if all its deliveries fail for this many days [J3: delivery]. */
export const WEBHOOK_FAILING_DAYS = 7;
