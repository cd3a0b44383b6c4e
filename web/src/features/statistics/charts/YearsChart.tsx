import { i18n } from "../../../language/i18n.ts";
import {
  openedBy,
  openedByMonth,
  type OpenedYear,
  winesOpened,
} from "../../../rules/counting/openedYear.ts";
import { formatLocale } from "../../../language/locale.ts";
import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import { LETTER, spread } from "../../../parts/charts/chartLabels.ts";
import { Drawing } from "../../../parts/charts/Drawing.tsx";
import { nearestFilled } from "../../../parts/charts/nearestFilled.ts";
import { countOf } from "../../../ui/countOf.ts";
import { BarTable } from "./BarTable.tsx";
import { bottlesBehind, type OnShow } from "../drillDown.ts";

interface YearsChartProps {
  readonly years: readonly [OpenedYear, OpenedYear];
  readonly today: string;
  readonly onShow: OnShow;
}

const MONTH = new Intl.DateTimeFormat(formatLocale(), { month: "long", timeZone: "UTC" });
const monthName = (at: number) => MONTH.format(new Date(Date.UTC(2000, at)));

export function YearsChart({ years, today, onShow }: YearsChartProps) {
  const [now, before] = years;
  const show = (at: number) => {
    const bottles = [...(now.months[at] ?? []), ...(before.months[at] ?? [])];
    onShow(
      bottlesBehind(
        i18n._("{month} of {year} and {earlierYear}", {
          month: monthName(at),
          year: now.year,
          earlierYear: before.year,
        }),
        {
          wines: winesOpened(bottles),
        },
      ),
    );
  };
  return (
    <BarTable
      columns={[i18n._("Month"), String(before.year), String(now.year)]}
      drawing={<YearsDrawing today={today} years={years} onChoose={show} />}
      finding={yearsFinding(years, today)}
      most={12}
      othersName={String}
      parts={now.months}
      rowOf={(own, at) => ({
        name: monthName(at),
        bars: [],
        figures: [before.months[at]?.length ?? 0, own.length],
        onChoose: () => {
          show(at);
        },
      })}
      title={i18n._("This Year Beside Last")}
    >
      {i18n._("Bottles opened from the beginning of each year.")}
    </BarTable>
  );
}

const HEIGHT = 200;
const HEAD = 14;
const FOOT = HEIGHT - 22;

interface YearsDrawingProps extends Pick<YearsChartProps, "years" | "today"> {
  readonly onChoose: (month: number) => void;
}

function YearsDrawing({ years, today, onChoose }: YearsDrawingProps) {
  const lines = years.map((year, at) => ({
    year: year.year,
    sums: openedByMonth(year, today),
    isNow: at === 0,
  }));
  const most = Math.max(1, ...lines.flatMap(({ sums }) => sums));
  const wordsOf = ({ year, sums }: (typeof lines)[number]) =>
    `${String(year)}: ${String(sums.at(-1) ?? 0)}`;
  const side = 8 + LETTER * Math.max(...lines.map((line) => wordsOf(line).length));
  const yOf = (bottles: number) => FOOT - ((FOOT - HEAD) * bottles) / most;

  return (
    <Drawing
      height={HEIGHT}
      label={lines.map(wordsOf).join(", ")}
      onChoose={(touch) => {
        const month = touch
          ? Math.ceil((touch.x / (touch.width - side)) * 12) - 1
          : new Date(today).getUTCMonth();
        const [now, before] = years;
        const either = now.months.map((own, at) => [...own, ...(before.months[at] ?? [])]);
        onChoose(nearestFilled(month, either));
      }}
    >
      {(width) => {
        const xOf = (month: number) => ((width - side) * month) / 12;
        const labels = lines
          .map((line) => ({
            ...line,
            words: wordsOf(line),
            x: xOf(line.sums.length),
            y: yOf(line.sums.at(-1) ?? 0) + 4,
          }))
          .toSorted((one, other) => one.y - other.y);
        return (
          <>
            <path d={`M0 ${String(FOOT)}H${String(width - side)}`} stroke="var(--color-line)" />
            {lines.toReversed().map(({ year, sums, isNow }) => (
              <path
                key={year}
                d={`M0 ${String(FOOT)}${sums.map((sum, at) => `L${xOf(at + 1).toFixed(1)} ${yOf(sum).toFixed(1)}`).join("")}`}
                fill="none"
                stroke={isNow ? "var(--color-primary-text)" : "var(--color-control)"}
                strokeDasharray={isNow ? undefined : "5 3"}
                strokeWidth={isNow ? 2.5 : 2}
              />
            ))}
            {spread(labels, FOOT).map(({ year, words, x, y, isNow }) => (
              <text
                key={year}
                fill={isNow ? "var(--color-primary-text)" : "var(--color-dim)"}
                fontWeight="700"
                paintOrder="stroke"
                stroke="var(--color-card)"
                strokeWidth="3"
                x={x + 6}
                y={y}
              >
                {words}
              </text>
            ))}
            <g fill="var(--color-dim)">
              <text y={HEIGHT - 6}>{monthName(0)}</text>
              <text textAnchor="end" x={width - side} y={HEIGHT - 6}>
                {monthName(11)}
              </text>
            </g>
          </>
        );
      }}
    </Drawing>
  );
}

/**
 * Compares the bottles opened by this day with last year, as a sentence. `undefined` for too few
 * bottles.
 */
export function yearsFinding(
  [now, before]: readonly [OpenedYear, OpenedYear],
  today: string,
): string | undefined {
  if (now.bottles + before.bottles < POINTS_MIN || before.bottles === 0) return undefined;
  const more = openedBy(today, now) - openedBy(today, before);
  if (more === 0)
    return i18n._("As many opened as by this day of {year}", { year: String(before.year) });
  const change = countOf(Math.abs(more), "bottle");
  const values = { bottles: change, year: before.year };
  return more > 0
    ? i18n._("{bottles} more opened than by this day of {year}", values)
    : i18n._("{bottles} fewer opened than by this day of {year}", values);
}
