import type { WineType } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { shortType } from "../../../rules/cellar/otherTypeWords.ts";
import { LETTER, spread } from "../../../parts/charts/chartLabels.ts";
import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import { Drawing } from "../../../parts/charts/Drawing.tsx";
import { countOf } from "../../../ui/countOf.ts";

/** The amounts of one wine type on each day, newest first. */
interface TypeAmounts {
  readonly type: WineType;
  readonly amounts: readonly number[];
}

interface StockDrawingProps {
  readonly byType: readonly TypeAmounts[];
  /** The totals of all types on each day, newest first. */
  readonly totals: readonly number[];
  readonly nameOf: (at: number) => string;
  readonly wordsOf: (amount: number) => string;
  readonly typeWords: (amount: number) => string;
  readonly onChoose: (at: number) => void;
}

const HEIGHT = 220;
const HEAD = 20;
const FOOT = HEIGHT - 22;

/** Chart with stacked areas, one per wine type. The oldest day is on the left. */
export function StockDrawing({
  byType,
  totals,
  nameOf,
  wordsOf,
  typeWords,
  onChoose,
}: StockDrawingProps) {
  const oldest = totals.length - 1;
  const most = Math.max(1, ...totals);
  const tall = (amount: number) => ((FOOT - HEAD) * amount) / most;
  const [now = 0, first = 0] = [totals[0], totals.at(-1)];
  const layers = layersOf(byType, totals.length);
  const labels = layers
    .filter(({ above: [up = 0], below: [down = 0] }) => up > down)
    .map(({ type, above: [up = 0], below: [down = 0] }) => ({
      type,
      words: `${shortType(type)} ${typeWords(up - down)}`,
      y: FOOT - tall((up + down) / 2) + 4,
    }))
    .toReversed();
  const side = 8 + LETTER * Math.max(0, ...labels.map(({ words }) => words.length));

  return (
    <Drawing
      height={HEIGHT}
      label={i18n._(
        /*i18n*/ {
          id: "Today {now}, {period} {before}",
          comment: "Today 90 bottles, 2020 12 bottles",
        },
        { now: wordsOf(now), period: nameOf(oldest), before: wordsOf(first) },
      )}
      onChoose={(touch) => {
        const part = touch ? touch.x / (touch.width - side) : 1;
        onChoose(Math.round(oldest * (1 - Math.min(1, part))));
      }}
    >
      {(width) => {
        const right = width - side;
        const xOf = (at: number) => right * (1 - at / oldest);
        return (
          <>
            {layers.map(({ type, below, above }) => (
              <path
                key={type}
                d={`M${[
                  ...above.map((amount, at) => pointAt(xOf(at), FOOT - tall(amount))),
                  ...below.map((amount, at) => pointAt(xOf(at), FOOT - tall(amount))).toReversed(),
                ].join("L")}Z`}
                data-wine-type={type}
                fill="var(--wine)"
                stroke="var(--color-card)"
              />
            ))}
            <g
              fill="var(--color-text)"
              fontWeight="700"
              paintOrder="stroke"
              stroke="var(--color-card)"
              strokeWidth="3"
            >
              <text y={FOOT - tall(first) - 6}>{wordsOf(first)}</text>
              <text textAnchor="end" x={right} y={FOOT - tall(now) - 6}>
                {wordsOf(now)}
              </text>
            </g>
            {spread(labels, FOOT).map(({ type, words, y }) => (
              <text
                key={type}
                data-wine-type={type}
                fill="var(--wine)"
                fontWeight="700"
                x={right + 8}
                y={y}
              >
                {words}
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

/** The lower and upper edge of each wine type's area on each day, from the bottom up. */
function layersOf(byType: readonly TypeAmounts[], days: number) {
  let below: readonly number[] = new Array<number>(days).fill(0);
  return byType.map(({ type, amounts }) => {
    const own = below;
    const above = own.map((some, at) => some + (amounts[at] ?? 0));
    below = above;
    return { type, below: own, above };
  });
}

function pointAt(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/**
 * How the stock has changed, as a sentence. `counts` is newest first. `undefined` for too few
 * counts.
 */
export function stockFinding(
  counts: readonly number[],
  nameOf: (at: number) => string,
): string | undefined {
  const [now, first] = [counts[0], counts.at(-1)];
  if (now === undefined || first === undefined || counts.length < POINTS_MIN) return undefined;
  const since = nameOf(counts.length - 1);
  const times = first > 0 ? now / first : 0;
  if (times >= 3)
    return i18n._("{times} times as many bottles as in {since}", {
      times: Math.floor(times),
      since,
    });
  if (times >= 2) return i18n._("Twice as many bottles as in {since}", { since });
  if (now === first) return i18n._("As many bottles as in {since}", { since });
  const change = countOf(Math.abs(now - first), "bottle");
  return now > first
    ? i18n._("{bottles} more than in {since}", { bottles: change, since })
    : i18n._("{bottles} fewer than in {since}", { bottles: change, since });
}
