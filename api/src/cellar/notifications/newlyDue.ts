import { type EventRow, type NotificationKind, usuallyGoodUntil, type Wine } from "sync-protocol";
import { type DueKind, dueDaysOf } from "../reminders/dueDays.ts";
import { titleOf } from "../reminders/wineLines.ts";

export type NoticeKind = DueKind | "open-bottle" | "change";

/** Something that a message reports. */
export interface Notice {
  readonly kind: NoticeKind;
  /** Says what it is about, for users who chose names. */
  readonly line: string;
}

/** The kinds of notices that each choice of a user contains. */
export const KINDS: Readonly<Record<NoticeKind, NotificationKind>> = {
  enters: "windows",
  "last-year": "windows",
  leaves: "windows",
  order: "orders",
  "open-bottle": "open-bottles",
  change: "sharing",
};

/** Days from `after`, which is excluded, until `today`: `YYYY-MM-DD`. */
export interface Days {
  readonly after: string;
  readonly today: string;
}

/** The notices of a wine that became due in these days [N2: kinds]. */
export function noticesOf(wine: Wine, { after, today }: Days): readonly Notice[] {
  const isNew = (day: string | undefined) => day !== undefined && after < day && day <= today;
  const due = dueDaysOf(wine, Number(today.slice(0, 4))).filter(({ day }) => isNew(day));
  const open = wine.opened.filter((bottle) => isNew(usuallyGoodUntil(wine.type, bottle)));
  return [...due, ...open.map(() => ({ kind: "open-bottle" as const, line: titleOf(wine) }))];
}

/** A notice for each event that another member recorded and did not undo. */
export function changesOf(
  events: readonly EventRow[],
  { userId, cellar }: { readonly userId: string; readonly cellar: string },
): readonly Notice[] {
  return events.flatMap(({ author, deleted }) => {
    if (deleted || author === null || author.id === null || author.id === userId) return [];
    return [{ kind: "change" as const, line: `${author.name} in ${cellar}` }];
  });
}
