import { countOf } from "../../ui/countOf.ts";
import type { TypeStock } from "../../rules/counting/stockHistory.ts";
import { spread } from "../../parts/charts/chartLabels.ts";
import { Drawing } from "../../parts/charts/Drawing.tsx";
import { POINTS_MIN } from "../../parts/charts/chartFindings.ts";

interface StockDrawingProps {
  /** The newest first, as all that follow. */
  readonly byType: readonly TypeStock[];
  readonly counts: readonly number[];
  readonly nameOf: (at: number) => string;
  readonly onChoose: (at: number) => void;
}

const HEIGHT = 220;
const HEAD = 20;
const FOOT = HEIGHT - 22;
/** What the labels of the types take at the side. */
const SIDE = 112;

/** Bottles over time, one type on the other, from the oldest day at the left to today. */
export function StockDrawing({ byType, counts, nameOf, onChoose }: StockDrawingProps) {
  const oldest = counts.length - 1;
  const most = Math.max(...counts);
  const tall = (bottles: number) => ((FOOT - HEAD) * bottles) / most;
  const [now = 0, first = 0] = [counts[0], counts.at(-1)];

  return (
    <Drawing
      height={HEIGHT}
      label={`Today ${countOf(now, "bottle")}, ${nameOf(oldest)} ${String(first)}`}
      onChoose={(touch) => {
        const part = touch ? touch.x / (touch.width - SIDE) : 1;
        onChoose(Math.round(oldest * (1 - Math.min(1, part))));
      }}
    >
      {(width) => {
        const right = width - SIDE;
        const xOf = (at: number) => right * (1 - at / oldest);
        const layers = layersOf(byType, counts.length);
        return (
          <>
            {layers.map(({ type, below, above }) => (
              <path
                key={type}
                d={`M${[
                  ...above.map((bottles, at) => pointAt(xOf(at), FOOT - tall(bottles))),
                  ...below
                    .map((bottles, at) => pointAt(xOf(at), FOOT - tall(bottles)))
                    .toReversed(),
                ].join("L")}Z`}
                data-wine-type={type}
                fill="var(--wine)"
                stroke="var(--color-card)"
              />
            ))}
            <text fill="var(--color-text)" fontWeight="700" y={FOOT - tall(first) - 6}>
              {countOf(first, "bottle")}
            </text>
            <text
              fill="var(--color-text)"
              fontWeight="700"
              textAnchor="end"
              x={right}
              y={FOOT - tall(now) - 6}
            >
              {now}
            </text>
            {spread(
              layers
                .filter(({ above: [up = 0], below: [down = 0] }) => up > down)
                .map(({ type, above: [up = 0], below: [down = 0] }) => ({
                  type,
                  bottles: up - down,
                  y: FOOT - tall((up + down) / 2) + 4,
                }))
                .toReversed(),
              FOOT,
            ).map(({ type, bottles, y }) => (
              <text
                key={type}
                data-wine-type={type}
                fill="var(--wine)"
                fontWeight="700"
                x={right + 8}
                y={y}
              >
                {type.replace(" Wine", "")} {bottles}
              </text>
            ))}
            <text fill="var(--color-dim)" y={HEIGHT - 6}>
              {nameOf(oldest)}
            </text>
            <text fill="var(--color-dim)" textAnchor="end" x={right} y={HEIGHT - 6}>
              {nameOf(0)}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}

/** Each type from where it begins to where it ends, the first at the foot. */
function layersOf(byType: readonly TypeStock[], days: number) {
  let below: readonly number[] = new Array<number>(days).fill(0);
  return byType.map(({ type, bottles }) => {
    const own = below;
    const above = own.map((some, at) => some + (bottles[at] ?? 0));
    below = above;
    return { type, below: own, above };
  });
}

function pointAt(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** How the cellar grew or shrank, of counts that come the newest first; few say nothing yet. */
export function stockFinding(
  counts: readonly number[],
  nameOf: (at: number) => string,
): string | undefined {
  const [now, first] = [counts[0], counts.at(-1)];
  if (now === undefined || first === undefined || counts.length < POINTS_MIN) return undefined;
  const since = nameOf(counts.length - 1);
  const times = first > 0 ? now / first : 0;
  if (times >= 3) return `${String(Math.floor(times))} times as many bottles as in ${since}`;
  if (times >= 2) return `Twice as many bottles as in ${since}`;
  if (now === first) return `As many bottles as in ${since}`;
  const change = countOf(Math.abs(now - first), "bottle");
  return `${change} ${now > first ? "more" : "fewer"} than in ${since}`;
}
