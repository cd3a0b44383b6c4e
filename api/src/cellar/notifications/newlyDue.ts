import type { I18n } from "@lingui/core";
import {
  type EventRow,
  type ListedCellar,
  type NotificationKind,
  usuallyGoodUntil,
  type Wine,
} from "sync-protocol";
import { type DueKind, dueDaysOf } from "../reminders/dueDays.ts";
import { titleOf } from "../reminders/wineLines.ts";

export type NoticeKind = DueKind | "open-bottle" | "change";

export interface Notice {
  readonly kind: NoticeKind;
  /** Text with the wine's name, for devices whose notifications show names. */
  readonly line: string;
}

export const KINDS: Readonly<Record<NoticeKind, NotificationKind>> = {
  enters: "windows",
  "last-year": "windows",
  leaves: "windows",
  order: "orders",
  "open-bottle": "open-bottles",
  change: "sharing",
};

/** The days after `after`, up to `today`, as `YYYY-MM-DD`. */
export interface Days {
  readonly after: string;
  readonly today: string;
}

/** The notices that became due for a wine in the given days [N2: kinds]. */
export function noticesOf(i18n: I18n, wine: Wine, { after, today }: Days): readonly Notice[] {
  const isNew = (day: string | undefined) => day !== undefined && after < day && day <= today;
  const due = dueDaysOf(i18n, wine, Number(today.slice(0, 4))).filter(({ day }) => isNew(day));
  const open = wine.opened.filter((bottle) => isNew(usuallyGoodUntil(wine.type, bottle)));
  return [...due, ...open.map(() => ({ kind: "open-bottle" as const, line: titleOf(i18n, wine) }))];
}

/** A notice for each event that another member recorded, unless the event was undone. */
export function changesOf(
  i18n: I18n,
  events: readonly EventRow[],
  { userId, cellar }: { readonly userId: string; readonly cellar: ListedCellar },
): readonly Notice[] {
  return events.flatMap(({ author, deleted }) => {
    if (deleted || author === null || author.id === null || author.id === userId) return [];
    return [{ kind: "change" as const, line: lineOfChange(i18n, author.name, cellar) }];
  });
}

function lineOfChange(
  i18n: I18n,
  author: string,
  { name, isPersonal, role, owner }: ListedCellar,
): string {
  if (name !== null) return i18n._("{author} in {cellar}", { author, cellar: name });
  if (isPersonal && role === "owner") return i18n._("{author} in your cellar", { author });
  return i18n._("{author} in the cellar of {owner}", { author, owner });
}
