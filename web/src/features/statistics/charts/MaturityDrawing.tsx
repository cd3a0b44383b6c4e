import type { Stage } from "sync-protocol/drinking";
import { useId } from "react";
import { i18n } from "../../../language/i18n.ts";
import type { Maturity, MaturityYear } from "../../../rules/counting/maturity.ts";
import { LETTER, spread } from "../../../parts/charts/chartLabels.ts";
import { Drawing } from "../../../parts/charts/Drawing.tsx";
import { stagesInWords } from "./maturityWords.ts";

interface MaturityDrawingProps {
  readonly maturity: Maturity;
  readonly onChoose: (year: MaturityYear) => void;
}

const HEIGHT = 220;
export const MATURITY_HEIGHT = HEIGHT + 8;
const FOOT = HEIGHT - 22;
const GAP = 8;
const YEAR = 36;

/** Stages drawn in each column, from the bottom up. Bottles past their window are not drawn. */
const DRAWN = [
  { stage: "ready", words: i18n._("Ready"), color: "var(--color-ok)" },
  { stage: "soon", words: i18n._("Drink soon"), color: "var(--color-pending)" },
  { stage: "young", words: i18n._("Young"), color: "var(--color-offline)" },
] as const satisfies readonly { stage: Stage; words: string; color: string }[];

/** Chart with one column per year. "Drink soon" is hatched for colour-blind users. */
export function MaturityDrawing({ maturity, onChoose }: MaturityDrawingProps) {
  const hatchId = useId();
  const { years, known } = maturity;
  const [now] = years;
  const side = sideOf(now);
  const stepOf = (width: number) => (width - side) / years.length;
  const heightOf = (bottles: number) => (FOOT * bottles) / known;

  return (
    <Drawing
      height={HEIGHT}
      label={`${String(now.year)}: ${stagesInWords(now)}`}
      onChoose={(touch) => {
        const at = touch ? Math.floor((touch.x - side) / stepOf(touch.width)) : 0;
        onChoose(years[Math.min(Math.max(at, 0), years.length - 1)] ?? now);
      }}
    >
      {(width) => {
        const step = stepOf(width);
        const everyYear = Math.ceil(YEAR / step);
        return (
          <>
            <pattern height="6" id={hatchId} patternUnits="userSpaceOnUse" width="6">
              <path d="M-1 7 7-1" stroke="var(--color-card)" strokeWidth="1.5" />
            </pattern>
            {years.map((year, at) => (
              <g key={year.year} transform={`translate(${String(side + at * step)})`}>
                <title>{`${String(year.year)}: ${stagesInWords(year)}`}</title>
                <rect fill="var(--color-sunk)" height={FOOT} width={step - 2} />
                {segmentsOf(year, heightOf).map(({ stage, color, y, height }) => (
                  <g key={stage}>
                    <rect fill={color} fillOpacity="0.72" {...{ y, height }} width={step - 2} />
                    {stage === "soon" && (
                      <rect fill={`url(#${hatchId})`} {...{ y, height }} width={step - 2} />
                    )}
                  </g>
                ))}
                {at % everyYear === 0 && (
                  <text
                    fill={at === 0 ? "var(--color-text)" : "var(--color-dim)"}
                    fontWeight={at === 0 ? 700 : undefined}
                    textAnchor="middle"
                    x={step / 2}
                    y={HEIGHT - 6}
                  >
                    {year.year}
                  </text>
                )}
              </g>
            ))}
            <SideLabels heightOf={heightOf} year={now} />
            <PastLabel step={step} heightOf={heightOf} width={width} years={years} />
          </>
        );
      }}
    </Drawing>
  );
}

/** Width of the labels left of the current year's column, including the gap, px. */
function sideOf({ bottles }: MaturityYear): number {
  const letters = DRAWN.filter(({ stage }) => bottles[stage] > 0).map(
    ({ stage, words }) => `${words} ${String(bottles[stage])}`.length,
  );
  return GAP + LETTER * Math.max(`${i18n._("Past")} 1,000`.length, ...letters);
}

type HeightOf = (bottles: number) => number;

function segmentsOf({ bottles }: MaturityYear, heightOf: HeightOf) {
  let below = 0;
  return DRAWN.filter(({ stage }) => bottles[stage] > 0).map((drawn) => {
    below += bottles[drawn.stage];
    // A segment is 1 px lower than its value requires, so that a gap separates the segments.
    return {
      ...drawn,
      y: FOOT - heightOf(below),
      height: Math.max(1, heightOf(bottles[drawn.stage]) - 1),
    };
  });
}

function SideLabels({
  year,
  heightOf,
}: {
  readonly year: MaturityYear;
  readonly heightOf: HeightOf;
}) {
  const labels = segmentsOf(year, heightOf)
    .toReversed()
    .map(({ stage, words, color, y, height }) => ({ stage, words, color, y: y + height / 2 + 4 }));
  const { past } = year.bottles;
  const pastLabel = {
    stage: "past",
    words: i18n._("Past"),
    color: "var(--color-dim)",
    y: 12,
  } as const;
  return spread([...(past > 0 ? [pastLabel] : []), ...labels], FOOT).map(
    ({ stage, words, color, y }) => (
      <text key={stage} fill={color} fontWeight="700" textAnchor="end" x={sideOf(year) - GAP} y={y}>
        {words} {year.bottles[stage]}
      </text>
    ),
  );
}

interface PastLabelProps {
  readonly years: Maturity["years"];
  readonly heightOf: HeightOf;
  readonly width: number;
  readonly step: number;
}

/**
 * Label with the number of bottles that are past their window in the chart's last year. Hidden if
 * the columns are too high for it.
 */
function PastLabel({ years: [now, ...later], heightOf, width, step }: PastLabelProps) {
  const past = later.at(-1)?.bottles.past ?? 0;
  const columns = Math.ceil(72 / step);
  const isRoom =
    past > now.bottles.past &&
    later.slice(-columns).every(({ bottles }) => heightOf(bottles.past) > 24);
  if (!isRoom) return null;
  return (
    <text fill="var(--color-dim)" fontWeight="700" textAnchor="end" x={width - 8} y="16">
      {i18n._("Past {past}", { past })}
    </text>
  );
}
