import { i18n } from "../../../language/i18n.ts";
import {
  countedIn,
  type Flow,
  flowByWine,
  lastMonths,
  type MonthFlow,
} from "../../../rules/counting/bottleFlow.ts";
import { monthInWords } from "../../../rules/day.ts";
import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import { Drawing } from "../../../parts/charts/Drawing.tsx";
import { nearestFilled } from "../../../parts/charts/nearestFilled.ts";
import { BarTable } from "./BarTable.tsx";
import type { OnShow } from "../drillDown.ts";

interface FlowChartProps {
  readonly months: readonly MonthFlow[];
  readonly today: string;
  readonly onShow: OnShow;
}

/** Number of months shown above the "others" row. */
const MONTHS = 12;

/** Chart of bottles added and removed, by month. The numbers agree with the stock chart. */
export function FlowChart({ months, today, onShow }: FlowChartProps) {
  const shown = lastMonths(months, today);
  const isAllCounted = months.every(({ uncounted }) => flowInWords(uncounted) === "");
  const show = (flow: MonthFlow) => {
    const sums = [flowInWords(countedIn(flow)), uncountedInWords(flow)];
    onShow({
      title: monthInWords(flow.month),
      sum: sums.filter((sum) => sum !== "").join("; "),
      wines: flowByWine(flow.entries).map(({ wine, ...own }) => ({
        wine,
        words: flowInWords(own),
      })),
    });
  };
  return (
    <BarTable
      columns={[
        i18n._("Month"),
        i18n._(/*i18n*/ { id: "In", comment: "bottles that came" }),
        i18n._(/*i18n*/ { id: "Out", comment: "bottles that went" }),
      ]}
      drawing={
        shown.some(({ entries }) => entries.length > 0) && (
          <FlowDrawing months={shown} onChoose={show} />
        )
      }
      finding={flowFinding(shown)}
      most={MONTHS}
      othersFigures={() => {
        const { came, went } = sumOf(months.slice(MONTHS).map(countedIn));
        return [came, went];
      }}
      othersName={(count) => i18n._("{count} earlier", { count: String(count) })}
      parts={months}
      rowOf={(flow) => {
        const { came, went } = countedIn(flow);
        return {
          name: monthInWords(flow.month),
          bars: [],
          figures: [
            withUncounted(came, flow.uncounted.came),
            withUncounted(went, flow.uncounted.went),
          ],
          onChoose: () => {
            show(flow);
          },
        };
      }}
      title={i18n._("In and Out by Month")}
    >
      {i18n._("Bottles that came, above the line, and that went, below it.")}
      {!isAllCounted && " "}
      {!isAllCounted &&
        i18n._("Lighter: not in the totals. Recorded later, or the wine is removed or archived.")}
    </BarTable>
  );
}

const HEIGHT = 200;
const HEAD = 18;
const FOOT = HEIGHT - 20;
const SIDE = 56;

interface FlowDrawingProps {
  /** Oldest first, without gaps. */
  readonly months: readonly MonthFlow[];
  readonly onChoose: (month: MonthFlow) => void;
}

function FlowDrawing({ months, onChoose }: FlowDrawingProps) {
  const most = {
    came: Math.max(0, ...months.map(({ came }) => came)),
    went: Math.max(0, ...months.map(({ went }) => went)),
  };
  const unit = (FOOT - HEAD) / Math.max(1, most.came + most.went);
  const zero = HEAD + most.came * unit;
  const { came, went } = sumOf(months.map(countedIn));
  const [first, last] = [months[0], months.at(-1)];

  return (
    <Drawing
      height={HEIGHT}
      label={i18n._("In {came}, out {went}", { came: String(came), went: String(went) })}
      onChoose={(touch) => {
        const at = touch
          ? Math.floor(((touch.x - SIDE) / (touch.width - SIDE)) * months.length)
          : months.length - 1;
        const entries = months.map((month) => month.entries);
        const month = months[nearestFilled(at, entries)];
        if (month) onChoose(month);
      }}
    >
      {(width) => {
        const step = (width - SIDE) / months.length;
        const bar = Math.max(1, Math.min(28, step - 2));
        return (
          <>
            {months.map((flow, at) => {
              const counted = countedIn(flow);
              const x = SIDE + at * step + (step - bar) / 2;
              const { uncounted } = flow;
              return (
                <g key={flow.month}>
                  <title>{`${monthInWords(flow.month)}: ${flowInWords(flow)}`}</title>
                  <g fill="var(--color-offline)">
                    <rect
                      height={counted.came * unit}
                      width={bar}
                      x={x}
                      y={zero - counted.came * unit}
                    />
                    <rect
                      fillOpacity="0.4"
                      height={uncounted.came * unit}
                      width={bar}
                      x={x}
                      y={zero - flow.came * unit}
                    />
                  </g>
                  <g fill="var(--color-primary-text)">
                    <rect height={counted.went * unit} width={bar} x={x} y={zero} />
                    <rect
                      fillOpacity="0.4"
                      height={uncounted.went * unit}
                      width={bar}
                      x={x}
                      y={zero + counted.went * unit}
                    />
                  </g>
                </g>
              );
            })}
            <path
              d={`M${String(SIDE)} ${String(zero)}H${String(width)}`}
              stroke="var(--color-control)"
            />
            <g fontWeight="700">
              <text fill="var(--color-offline)" y={Math.max(12, zero - 6)}>
                {i18n._(
                  /*i18n*/ { id: "In {came}", comment: "count of bottles that came" },
                  { came },
                )}
              </text>
              <text fill="var(--color-primary-text)" y={zero + 16}>
                {i18n._(
                  /*i18n*/ { id: "Out {went}", comment: "count of bottles that went" },
                  { went },
                )}
              </text>
            </g>
            <g fill="var(--color-dim)">
              <text x={SIDE} y={HEIGHT - 4}>
                {first && monthInWords(first.month)}
              </text>
              {months.length > 3 && last && (
                <text textAnchor="end" x={width} y={HEIGHT - 4}>
                  {monthInWords(last.month)}
                </text>
              )}
            </g>
          </>
        );
      }}
    </Drawing>
  );
}

/** Whether more bottles were added or removed, as a sentence. `undefined` for too few months. */
export function flowFinding(months: readonly MonthFlow[]): string | undefined {
  if (months.length < POINTS_MIN) return undefined;
  const { came, went } = sumOf(months.map(countedIn));
  if (came + went === 0) return undefined;
  if (came === went) return i18n._("As many came as went: {came} in, {went} out", { came, went });
  return came > went
    ? i18n._("More came than went: {came} in, {went} out", { came, went })
    : i18n._("More went than came: {came} in, {went} out", { came, went });
}

function sumOf(flows: readonly Flow[]): Flow {
  let [came, went] = [0, 0];
  for (const flow of flows) [came, went] = [came + flow.came, went + flow.went];
  return { came, went };
}

function withUncounted(counted: number, uncounted: number): string {
  return uncounted > 0 ? `${String(counted)} (+${String(uncounted)})` : String(counted);
}

/**
 * The month's bottles that are not in the totals, for example "Also 2 out". Empty if there are
 * none.
 */
function uncountedInWords({ uncounted }: MonthFlow): string {
  const { came, went } = uncounted;
  if (came === 0 && went === 0) return "";
  if (went === 0) return i18n._("Also {came} in", { came });
  return came === 0
    ? i18n._("Also {went} out", { went })
    : i18n._("Also {came} in, {went} out", { came, went });
}

function flowInWords({ came, went }: Flow): string {
  if (came > 0 && went > 0) return i18n._("{came} in, {went} out", { came, went });
  if (came > 0)
    return i18n._(/*i18n*/ { id: "{came} in", comment: "count of bottles that came" }, { came });
  return went > 0
    ? i18n._(/*i18n*/ { id: "{went} out", comment: "count of bottles that went" }, { went })
    : "";
}
