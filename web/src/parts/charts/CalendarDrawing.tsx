import { useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { formatLocale } from "../../language/locale.ts";
import type { OpenedBottle, OpenedYear } from "../../rules/counting/openedYear.ts";
import { groupedBy } from "../../rules/groupedBy.ts";
import { shortType } from "../../rules/cellar/otherTypeWords.ts";
import { dayAt, dayInWords, monthInWords } from "../../rules/day.ts";
import { countOf } from "../../ui/countOf.ts";
import { inLines } from "./chartLabels.ts";
import { Drawing } from "./Drawing.tsx";
import { nearestFilled } from "./nearestFilled.ts";
import { TypeMark } from "./TypeMark.tsx";

interface CalendarDrawingProps {
  readonly opened: OpenedYear;
  /** Called with the bottles of a day or month, and with the name of that day or month. */
  readonly onChoose: (bottles: readonly OpenedBottle[], name: string) => void;
}

const ROW = 22;
const LINE = 18;
/** Width of the month names at the left, and width of the totals at the right. */
const [NAME, SUM] = [36, 30];
const DAYS = 31;
/** Distance between the marks of one day, and the maximum number of marks per day. */
const BESIDE = 5;
export const DRAWN_OF_DAY = 4;
/** Maximum distance between a touch and a bottle's mark at which the touch selects the bottle. */
const NEAR = 14;

const MONTH = new Intl.DateTimeFormat(formatLocale(), { month: "short", timeZone: "UTC" });

/** One line per month, with a mark for each bottle on the day it was opened. */
export function CalendarDrawing({ opened, onChoose }: CalendarDrawingProps) {
  const [today] = useState(() => dayAt(Date.now()));
  const { year, months, bottles, byType } = opened;
  const most = Math.max(...months.map(({ length }) => length));
  const xOf = (day: number, width: number) => NAME + ((width - NAME - SUM) * (day - 0.5)) / DAYS;
  const markX = ({ day, beside }: Mark, width: number) =>
    xOf(Number(day.slice(8)), width) + beside * BESIDE;
  const keys = (width: number) =>
    inLines(
      byType.map(({ type, bottles: own }) => ({
        type,
        words: `${shortType(type)} ${String(own)}`,
      })),
      { width, gap: 28 },
    );
  const foot = 12 * ROW + 8;

  return (
    <Drawing
      height={(width) => foot + LINE * (1 + (keys(width).at(-1)?.line ?? 0))}
      label={i18n._("{bottles} opened in {year}", {
        bottles: countOf(bottles, "bottle"),
        year: String(year),
      })}
      onChoose={(touch) => {
        const busiest = months.findIndex(({ length }) => length === most);
        const at = touch ? nearestFilled(Math.floor(touch.y / ROW), months) : busiest;
        const own = months[at] ?? [];
        const [near] = drawnOf(own)
          .map((mark) => ({
            day: mark.day,
            away: touch ? Math.abs(markX(mark, touch.width) - touch.x) : Infinity,
          }))
          .filter(({ away }) => away < NEAR)
          .sort((one, other) => one.away - other.away);
        const month = monthInWords(`${String(year)}-${String(at + 1).padStart(2, "0")}`);
        if (!near) onChoose(own, month);
        else
          onChoose(
            own.filter(({ day }) => day === near.day),
            dayInWords(near.day),
          );
      }}
    >
      {(width) => (
        <>
          {months.map((own, at) => {
            const month = `${String(year)}-${String(at + 1).padStart(2, "0")}`;
            const isNow = today.startsWith(month);
            return (
              <g key={month} transform={`translate(0 ${String(at * ROW)})`}>
                <text
                  fill={isNow ? "var(--color-text)" : "var(--color-dim)"}
                  fontWeight={isNow ? 700 : undefined}
                  y="15"
                >
                  {MONTH.format(new Date(month))}
                </text>
                <path
                  d={daysOf(year, at, (day) => xOf(day, width))}
                  stroke="var(--color-control)"
                  strokeLinecap="round"
                  strokeOpacity={month > today.slice(0, 7) ? 0.35 : 0.8}
                  strokeWidth="2"
                />
                {drawnOf(own).map((mark) => (
                  <TypeMark
                    key={`${mark.day} ${String(mark.beside)}`}
                    type={mark.type}
                    x={markX(mark, width)}
                    y={11}
                  />
                ))}
                {own.length > 0 && (
                  <text
                    fill="var(--color-text)"
                    fontWeight={own.length === most ? 700 : undefined}
                    textAnchor="end"
                    x={width}
                    y="15"
                  >
                    {own.length}
                  </text>
                )}
              </g>
            );
          })}
          {keys(width).map(({ type, words, x, line }) => (
            <g key={type} transform={`translate(${String(x)} ${String(foot + line * LINE)})`}>
              <TypeMark type={type} x={6} y={8} />
              <text data-wine-type={type} fill="var(--wine)" fontWeight="700" x="16" y="12">
                {words}
              </text>
            </g>
          ))}
        </>
      )}
    </Drawing>
  );
}

/** A drawn bottle with its index among the bottles of its day. */
interface Mark extends Pick<OpenedBottle, "day" | "type"> {
  readonly beside: number;
}

function drawnOf(bottles: readonly OpenedBottle[]): readonly Mark[] {
  return Array.from(groupedBy(bottles, ({ day }) => day).values()).flatMap((own) =>
    own.slice(0, DRAWN_OF_DAY).map(({ day, type }, beside) => ({ day, type, beside })),
  );
}

/** SVG path with a dot per day. `month` counts from 0. */
function daysOf(year: number, month: number, xOf: (day: number) => number): string {
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Array.from({ length: days }, (_, at) => `M${xOf(at + 1).toFixed(1)} 11h.01`).join("");
}
