import { memo } from "react";
import {
  countedIn,
  type Flow,
  flowByWine,
  type MonthFlow,
} from "../../rules/counting/bottleFlow.ts";
import type { CellarPast } from "../../rules/counting/cellarPast.ts";
import { monthInWords } from "../../rules/day.ts";
import { ratingInWords } from "../../rules/history/eventWords.ts";
import { groupedBy } from "../../rules/groupedBy.ts";
import type { RatedEntry, RatingShare } from "../../rules/counting/ratingShares.ts";
import type { TimeInCellar } from "../../rules/counting/timesInCellar.ts";
import { winesHeldOn } from "../../rules/counting/stockHistory.ts";
import { winesBehind } from "../../rules/counting/statistics.ts";
import { countOf } from "../../ui/countOf.ts";
import { Bar } from "./Bar.tsx";
import { BarTable, rowsAtMost } from "./BarTable.tsx";
import { bottlesBehind, type OnShow, type WineShown } from "./Behind.ts";
import { PaidWords } from "./PaidWords.tsx";
import { StockDrawing, stockFinding } from "./StockDrawing.tsx";
import { TwoStacks } from "./TwoStacks.tsx";

/** How many days, months and ratings stand by themselves. */
const MOST = { days: 13, months: 12, ratings: 8 };

/** How many rows are as tall as a drawing. */
const DRAWING_ROWS = 6;

interface PastChartsProps {
  readonly past: CellarPast;
  readonly onShow: OnShow;
}

/** What became of the cellar, counted from its events; what there is nothing of has no chart. */
export const PastCharts = memo(function PastCharts({ past, onShow }: PastChartsProps) {
  const { points, months, times, ratings } = past;
  const ratedBy = (title: string, column: string, shares: readonly RatingShare[]) => ({
    rows: shares.length,
    most: MOST.ratings,
    chart: <RatingChart key={title} {...{ title, column, shares, onShow }} />,
  });
  // In an order that makes two stacks of about one height where there are all of them.
  const charts = [
    {
      rows: points.length > 1 ? DRAWING_ROWS : 0,
      most: DRAWING_ROWS,
      chart: <StockChart key="stock" past={past} onShow={onShow} />,
    },
    {
      rows: times.length,
      most: times.length,
      chart: <TimeChart key="time" times={times} onShow={onShow} />,
    },
    ratedBy("Ratings by Producer", "Producer", ratings.producer),
    {
      rows: months.length,
      most: MOST.months,
      chart: <FlowChart key="flow" months={months} onShow={onShow} />,
    },
    ratedBy("Ratings by Grape", "Grape", ratings.varietal),
    ratedBy("Ratings by Price", "Price", ratings.price),
  ];
  return (
    <TwoStacks
      charts={charts
        .filter(({ rows }) => rows > 0)
        .map(({ rows, most, chart }) => ({ rows: Math.min(rows, rowsAtMost(most)), chart }))}
    />
  );
});

/** How many bottles the cellar held and what was paid for them, from today back. */
function StockChart({ past: { by, points, pasts, byType }, onShow }: PastChartsProps) {
  const most = Math.max(1, ...points.map(({ bottles }) => bottles));
  const endOf = (day: string) => (by === "year" ? day.slice(0, 4) : monthInWords(day.slice(0, 7)));
  const nameOf = (at: number) => (at === 0 ? "Today" : endOf(points[at]?.day ?? ""));
  const show = (at: number) => {
    const day = points[at]?.day ?? "";
    const when = at === 0 ? "today" : `at the end of ${nameOf(at)}`;
    onShow(bottlesBehind(`In the cellar ${when}`, { wines: winesHeldOn(day, pasts) }));
  };
  const counts = points.map(({ bottles }) => bottles);
  return (
    <BarTable
      columns={["At the end of", "Paid", "Bottles"]}
      drawing={
        most > 0 && <StockDrawing byType={byType} counts={counts} nameOf={nameOf} onChoose={show} />
      }
      finding={stockFinding(counts, nameOf)}
      most={MOST.days}
      othersName={(count) => `${String(count)} earlier`}
      parts={points}
      rowOf={({ bottles, paid }, at) => ({
        name: nameOf(at),
        bar: <Bar bottles={bottles} of={most} />,
        figures: [<PaidWords key="paid" paid={paid} />, bottles],
        onChoose: () => {
          show(at);
        },
      })}
      title="Over Time"
    >
      Bottles that were held, by type; the table says what was paid for them
    </BarTable>
  );
}

interface FlowChartProps {
  readonly months: readonly MonthFlow[];
  readonly onShow: OnShow;
}

/** What came and what went, month by month: what is counted agrees with what was held over time. */
function FlowChart({ months, onShow }: FlowChartProps) {
  const most = Math.max(...months.flatMap(({ came, went }) => [came, went]));
  const isAllCounted = months.every(({ uncounted }) => flowInWords(uncounted) === "");
  return (
    <BarTable
      columns={["Month", "In", "Out"]}
      most={MOST.months}
      othersFigures={() => {
        const flows = months.slice(MOST.months).map(countedIn);
        return [sumOf(flows.map(({ came }) => came)), sumOf(flows.map(({ went }) => went))];
      }}
      othersName={(count) => `${String(count)} earlier`}
      parts={months}
      rowOf={(flow) => {
        const { came, went } = countedIn(flow);
        return {
          name: monthInWords(flow.month),
          bar: (
            <>
              <Bar bottles={came} of={most} uncounted={flow.uncounted.came} />
              <Bar bottles={went} last={went} of={most} uncounted={flow.uncounted.went} />
              {besideInWords(flow) !== "" && <small>{besideInWords(flow)}</small>}
            </>
          ),
          figures: [came, went],
          onChoose: () => {
            const sums = [flowInWords({ came, went }), besideInWords(flow)];
            onShow({
              title: monthInWords(flow.month),
              sum: sums.filter((sum) => sum !== "").join("; "),
              wines: flowByWine(flow.entries).map(({ wine, ...own }) => ({
                wine,
                words: flowInWords(own),
              })),
            });
          },
        };
      }}
      title="In and Out by Month"
    >
      {!isAllCounted &&
        "Beside it, pale, what is in no count: told of afterwards, or of wines removed or archived"}
    </BarTable>
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** "Beside it 2 out"; empty where all is counted. */
function besideInWords({ uncounted }: MonthFlow): string {
  const words = flowInWords(uncounted);
  return words && `Beside it ${words}`;
}

/** "6 in, 2 out". */
function flowInWords({ came, went }: Flow): string {
  return [came > 0 && `${String(came)} in`, went > 0 && `${String(went)} out`]
    .filter((part) => part !== false)
    .join(", ");
}

interface TimeChartProps {
  readonly times: readonly TimeInCellar[];
  readonly onShow: OnShow;
}

/** How long the bottles have been here, and how long others were before they were drunk. */
function TimeChart({ times, onShow }: TimeChartProps) {
  const most = Math.max(...times.flatMap(({ bottles: { held, drunk } }) => [held, drunk]));
  return (
    <BarTable
      columns={["Time", "In the cellar", "Drunk"]}
      most={times.length}
      othersName={String}
      parts={times}
      rowOf={({ name, held, drunk, bottles }) => ({
        name,
        bar: (
          <>
            <Bar bottles={bottles.held} of={most} />
            <Bar bottles={bottles.drunk} last={bottles.drunk} of={most} />
          </>
        ),
        figures: [bottles.held, bottles.drunk],
        onChoose: () => {
          const words = new Map(
            winesBehind(held).map(({ wine, bottles: own }) => [wine, countOf(own, "bottle")]),
          );
          for (const { wine, went } of flowByWine(drunk)) {
            const here = words.get(wine);
            const gone = `${String(went)} drunk`;
            words.set(wine, here === undefined ? gone : `${here}, ${gone}`);
          }
          const sums = [
            bottles.held > 0 && `${countOf(bottles.held, "bottle")} in the cellar`,
            bottles.drunk > 0 && `${countOf(bottles.drunk, "bottle")} drunk`,
          ];
          onShow({
            title: name,
            sum: sums.filter((sum) => sum !== false).join(", "),
            wines: Array.from(words, ([wine, own]) => ({ wine, words: own })),
          });
        },
      })}
      title="Time in the Cellar"
    >
      Since they were bought; above those that are here, below those that were drunk
    </BarTable>
  );
}

interface RatingChartProps {
  readonly title: string;
  readonly column: string;
  readonly shares: readonly RatingShare[];
  readonly onShow: OnShow;
}

/** What was rated how well, in hundredths of the scales on which people rate. */
function RatingChart({ title, column, shares, onShow }: RatingChartProps) {
  return (
    <BarTable
      columns={[column, "Ratings", "Mean of 100"]}
      most={MOST.ratings}
      othersName={(count) => countOf(count, "other")}
      parts={shares}
      rowOf={({ name, mean, rated }) => ({
        name,
        bar: <Bar bottles={mean} of={100} />,
        figures: [rated.length, Math.round(mean)],
        onChoose: () => {
          onShow({ title: name, sum: countOf(rated.length, "rating"), wines: ratingsOf(rated) });
        },
      })}
      title={title}
    />
  );
}

/** Each wine with its ratings, the newest first. */
function ratingsOf(rated: readonly RatedEntry[]): readonly WineShown[] {
  return Array.from(
    groupedBy(rated, ({ wine }) => wine),
    ([wine, own]) => ({
      wine,
      words: own.map(({ rating }) => ratingInWords(rating)).join(", "),
    }),
  ).flatMap(({ wine, words }) => (wine ? { wine, words } : []));
}
