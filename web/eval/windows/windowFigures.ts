import type { DrinkingWindow } from "sync-protocol/drinking";
import type { PublishedWindow } from "./publishedWindows.ts";

export interface JudgedWindow {
  readonly published: PublishedWindow;
  readonly window: DrinkingWindow | undefined;
  readonly isOpen: boolean;
  readonly isEnded: boolean;
  readonly hasMiddleInside: boolean;
  readonly isPastWhileOpen: boolean;
  readonly isYoungWhileOpen: boolean;
  readonly isNotPastThoughEnded: boolean;
  /**
   * Whether our window agrees with the published one: its middle is inside the published window,
   * and our stage is neither young nor past while that window is open.
   */
  readonly isServed: boolean;
  /** Number of years by which our window ends after the published one; negative if before. */
  readonly endError: number | undefined;
  readonly family: string;
}

export function judgeWindow(
  published: PublishedWindow,
  window: DrinkingWindow | undefined,
  { year }: { readonly year: number },
): JudgedWindow {
  const { from = -Infinity, to = Infinity, isUpperBound } = published;
  const isEnded = year > to;
  const isOpen = !isEnded && year >= from;
  const isPast = window?.stage === "past";
  const isPastWhileOpen = isPast && isOpen;
  const isYoungWhileOpen = window?.stage === "young" && isOpen;
  const middle = window && middleOf(window);
  const hasMiddleInside = middle !== undefined && middle <= to && (isUpperBound || middle >= from);
  return {
    published,
    window,
    isOpen,
    isEnded,
    hasMiddleInside,
    isPastWhileOpen,
    isYoungWhileOpen,
    isNotPastThoughEnded: isEnded && window !== undefined && !isPast,
    isServed: hasMiddleInside && !isPastWhileOpen && !isYoungWhileOpen,
    endError:
      window?.to !== undefined && published.to !== undefined ? window.to - published.to : undefined,
    family: familyOf(published.wine),
  };
}

function middleOf({ from, to }: DrinkingWindow): number | undefined {
  if (from === undefined || to === undefined) return from ?? to;
  return (from + to) / 2;
}

function familyOf({ country, region, type }: PublishedWindow["wine"]): string {
  const isLarge = ["France", "Italy", "Spain", "USA"].includes(country);
  return `${isLarge ? region : country}, ${type.replace(" Wine", "").toLowerCase()}`;
}

export function windowFigures(judged: readonly JudgedWindow[]): string[] {
  const having = judged.filter(({ window }) => window);
  const open = having.filter(({ isOpen }) => isOpen);
  const ended = having.filter(({ isEnded }) => isEnded);
  const errors = having.flatMap(({ endError }) => endError ?? []);
  const families = [...new Set(judged.map(({ family }) => family))].toSorted();
  return [
    `${String(judged.length)} wines`,
    share("a window at all", having, judged),
    share(
      "its middle inside the published one",
      having.filter((one) => one.hasMiddleInside),
      having,
    ),
    share(
      "past while open",
      open.filter((one) => one.isPastWhileOpen),
      open,
    ),
    share(
      "too young while open",
      open.filter((one) => one.isYoungWhileOpen),
      open,
    ),
    share(
      "not past though ended",
      ended.filter((one) => one.isNotPastThoughEnded),
      ended,
    ),
    share(
      "served",
      judged.filter((one) => one.isServed),
      judged,
    ),
    `end off by ${String(median(errors.map(Math.abs)))} years in the median, ${mean(errors).toFixed(1)} late in the mean`,
    "",
    ...families.map((family) => {
      const members = judged.filter((one) => one.family === family);
      return share(
        family,
        members.filter((one) => one.isServed),
        members,
      );
    }),
  ];
}

function share(what: string, part: readonly unknown[], of: readonly unknown[]): string {
  const percent =
    of.length === 0 ? "–" : `${String(Math.round((100 * part.length) / of.length))} %`;
  return `${percent.padStart(5)}  ${what} (${String(part.length)} of ${String(of.length)})`;
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
