/**
 * What one person may take up of a server that others use too. Each lies far beyond what a real
 * cellar needs: who meets one of them is told so, and nothing on a device is lost by it.
 */

/** Most wines of one person, archived ones included (rule W7). */
export const WINES_MAX = 100_000;

/** Most text of one person's wines, in characters (rule W7): 2,000 for each of so many wines. */
export const TEXT_MAX = 200_000_000;

/** Most places of one person, removed ones included (rule G6). */
export const PLACES_MAX = 5_000;

/** Most events of one person that somebody tells of; those that changes make are never refused (rule H6). */
export const EVENTS_MAX = 200_000;

/** How long a removed wine can be restored, in days (rule W11); its photo is kept for longer (F2). */
export const RESTORABLE_DAYS = 30;

/** The same in milliseconds. */
export const RESTORABLE_MS = RESTORABLE_DAYS * 24 * 60 * 60 * 1000;

/** Most bytes of one person's photos; each upload on its way counts as the most it may bring. */
export const PHOTO_BYTES_MAX = 20_000_000_000;

/**
 * Most changes of one person within a minute, however they are sent: so many that an import of 20,000
 * wines is on the server within two.
 */
export const CHANGES_PER_MINUTE_MAX = 12_000;

/** Most changes of one device that the server has decided and it has not acknowledged (rule O5). */
export const UNSETTLED_MAX = 50_000;

/** Most times that one upload address takes bytes. */
export const SENDS_MAX = 20;

/** Most streams of events of one person at once; the one opened first gives way to another. */
export const STREAMS_MAX = 20;

/** Most streams of events of everybody at once; one more is refused until another ends. */
export const STREAMS_IN_ALL_MAX = 5_000;

/** Most requests of one person that wait for their turn; one more is refused. */
export const WAITING_MAX = 200;
