import { i18n } from "../../../language/i18n.ts";
import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import { LETTER } from "../../../parts/charts/chartLabels.ts";
import { Drawing } from "../../../parts/charts/Drawing.tsx";
import { TypeMark } from "../../../parts/charts/TypeMark.tsx";
import { wineAddress } from "../../../parts/addresses/wineAddress.ts";
import { type CellarWine, vintageOf } from "../../../rules/cellar/CellarWine.ts";
import type { RatedPrice, RatedPrices } from "../../../rules/counting/ratedPrices.ts";
import { percentOfScale } from "../../../rules/counting/ratingShares.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import { ratingInWords } from "../../../rules/history/eventWords.ts";
import { meanScale, onMeanScale } from "../../../rules/history/shownScale.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import { countOf } from "../../../ui/countOf.ts";
import { BarTable } from "./BarTable.tsx";
import type { OnShow } from "../drillDown.ts";

interface RatedPriceChartProps {
  readonly rated: RatedPrices;
  readonly onShow: OnShow;
}

const SHOWN_MAX = 8;

export function RatedPriceChart({ rated, onShow }: RatedPriceChartProps) {
  const { wines, otherCurrency, unpriced, bestValue } = rated;
  const best = wines.toSorted((one, other) => other.rating - one.rating);
  const show = (some: readonly RatedPrice[]) => {
    const [first] = some;
    if (!first) return;
    onShow({
      title: some.length === 1 ? nameOf(first) : countOf(some.length, "wine"),
      sum: i18n._("Your rating, and the price of a bottle"),
      wines: some.map(({ wine, price, rated: own }) => ({
        wine,
        words: `${own.map(({ rating }) => ratingInWords(rating)).join(", ")} · ${priceInWords(price)}`,
      })),
      elsewhere:
        some.length === 1
          ? { address: wineAddress(first.wine.id), words: i18n._("Open the wine") }
          : undefined,
    });
  };
  const beside = [
    ...(otherCurrency > 0
      ? [i18n._("{wines} paid in another currency", { wines: countOf(otherCurrency, "wine") })]
      : []),
    ...(unpriced > 0
      ? [i18n._("{wines} without a price", { wines: countOf(unpriced, "wine") })]
      : []),
  ];
  return (
    <BarTable
      columns={[
        i18n._("Wine"),
        i18n._("Price"),
        i18n._("Average of {meanScale}", { meanScale: String(meanScale()) }),
      ]}
      drawing={wines.length > 0 && <RatedPriceDrawing rated={rated} onChoose={show} />}
      finding={
        wines.length >= POINTS_MIN && bestValue
          ? i18n._("Best value: {name}", { name: bestValue.wine.name })
          : undefined
      }
      most={SHOWN_MAX}
      othersName={(count) => countOf(count, "other")}
      parts={best}
      rowOf={(one) => ({
        key: one.wine.id,
        name: [nameOf(one), one.wine.producer].filter((part) => part !== "").join(", "),
        bars: [],
        figures: [priceInWords(one.price), onMeanScale(one.rating)],
        onChoose: () => {
          show([one]);
        },
      })}
      title={i18n._("Rating and Price")}
    >
      {i18n._("Your rating out of {meanScale}, against the price of a bottle.", {
        meanScale: String(meanScale()),
      })}
      {beside.length > 0 && " "}
      {beside.length > 0 && i18n._("Not shown: {wines}.", { wines: beside.join(", ") })}
    </BarTable>
  );
}

function nameOf({ wine }: RatedPrice): string {
  return `${wine.name} ${vintageOf(wine)}`;
}

const HEIGHT = 280;
const [HEAD, FOOT] = [14, HEIGHT - 24];
/**
 * `SIDE` is the width of the rating labels on the left, px. `EDGE` is the distance of the points
 * from the edges, px.
 */
const [SIDE, EDGE] = [28, 12];
/** Maximum distance between a touch and the point that it selects, px. */
const NEAR = 16;
const LABELS_MAX = 6;
/**
 * Above `MANY` wines, the points are smaller. Above `CROWD` wines, the points are plain dots, which
 * draw faster.
 */
const [MANY, CROWD] = [60, 500];

interface RatedPriceDrawingProps {
  readonly rated: RatedPrices;
  readonly onChoose: (wines: readonly RatedPrice[]) => void;
}

function RatedPriceDrawing({ rated: { wines, bestValue }, onChoose }: RatedPriceDrawingProps) {
  const ratings = wines.map(({ rating }) => rating);
  const [low, high] = [Math.floor(Math.min(...ratings) - 1), Math.ceil(Math.max(...ratings) + 1)];
  const [cheapest, dearest] = [wines[0], wines.at(-1)];
  const [from, to] = [cheapest?.price.minor ?? 0, dearest?.price.minor ?? 1];
  const yOf = (rating: number) => FOOT - ((FOOT - HEAD) * (rating - low)) / (high - low);
  // The price axis is logarithmic. On a linear axis, one expensive wine would push all other wines
  // to the left edge.
  const log = (minor: number) => Math.log(Math.max(1, minor));
  const xOf = (minor: number, width: number) =>
    to === from
      ? (SIDE + width) / 2
      : SIDE +
        EDGE +
        ((width - SIDE - 2 * EDGE) * (log(minor) - log(from))) / (log(to) - log(from));
  const lines = [
    ...new Set([0, 1, 2, 3].map((at) => onMeanScale(low + ((high - low) * (at + 0.5)) / 4))),
  ].filter((rating) => rating <= meanScale());

  return (
    <Drawing
      height={HEIGHT}
      label={i18n._("Rating and price of {wines}", { wines: countOf(wines.length, "wine") })}
      onChoose={(touch) => {
        if (!touch) {
          onChoose(bestValue ? [bestValue] : []);
          return;
        }
        const away = ({ rating, price }: RatedPrice) =>
          Math.hypot(xOf(price.minor, touch.width) - touch.x, yOf(rating) - touch.y);
        const sorted = wines.toSorted((one, other) => away(one) - away(other));
        const near = sorted.filter((one) => away(one) < NEAR);
        onChoose(near.length > 0 ? near : sorted.slice(0, 1));
      }}
    >
      {(width) => (
        <>
          {lines.map((rating) => {
            const y = yOf(percentOfScale({ value: rating, scale: meanScale() }));
            return (
              <g key={rating}>
                <path
                  d={`M${String(SIDE)} ${String(y)}H${String(width)}`}
                  stroke="var(--color-line)"
                />
                <text fill="var(--color-dim)" textAnchor="end" x={SIDE - 6} y={y + 4}>
                  {rating}
                </text>
              </g>
            );
          })}
          <Marks
            points={wines.map(({ wine, rating, price }) => ({
              wine,
              x: xOf(price.minor, width),
              y: yOf(rating),
            }))}
          />
          <g
            fill="var(--color-text)"
            fontWeight="700"
            paintOrder="stroke"
            stroke="var(--color-card)"
            strokeWidth="3"
          >
            {labelled(wines, bestValue, (one) => ({
              x: xOf(one.price.minor, width),
              y: yOf(one.rating),
              width,
            })).map(({ one, x, y, isEnd }) => (
              <text key={one.wine.id} textAnchor={isEnd ? "end" : "start"} x={x} y={y}>
                {labelOf(one)}
              </text>
            ))}
          </g>
          <g fill="var(--color-dim)">
            <text x={SIDE} y={HEIGHT - 6}>
              {cheapest && priceInWords(cheapest.price)}
            </text>
            {dearest && to > from && (
              <text textAnchor="end" x={width} y={HEIGHT - 6}>
                {priceInWords(dearest.price)}
              </text>
            )}
          </g>
        </>
      )}
    </Drawing>
  );
}

interface MarksProps {
  readonly points: readonly { readonly wine: CellarWine; readonly x: number; readonly y: number }[];
}

function Marks({ points }: MarksProps) {
  if (points.length <= CROWD) {
    return points.map(({ wine, x, y }) => (
      <TypeMark
        key={wine.id}
        scale={points.length > MANY ? 0.65 : 1}
        type={wine.type}
        x={x}
        y={y}
      />
    ));
  }
  return Array.from(
    groupedBy(points, ({ wine }) => wine.type),
    ([type, own]) => (
      <path
        key={type}
        d={own.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`).join("")}
        data-wine-type={type}
        stroke="var(--wine)"
        strokeLinecap="round"
        strokeOpacity="0.7"
        strokeWidth="5"
      />
    ),
  );
}

const NAME_MAX = 22;

function labelOf({ wine: { name } }: RatedPrice): string {
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name;
}

type PositionOf = (one: RatedPrice) => {
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/**
 * The wines with a label in the chart: the best value, the most expensive, the three best, the
 * cheapest and the worst. Labels that would overlap others are omitted.
 */
function labelled(
  wines: readonly RatedPrice[],
  bestValue: RatedPrice | undefined,
  positionOf: PositionOf,
) {
  const byRating = wines.toSorted((one, other) => other.rating - one.rating);
  const labelled = [bestValue, wines.at(-1), ...byRating.slice(0, 3), wines[0], byRating.at(-1)];
  const placed: {
    one: RatedPrice;
    x: number;
    y: number;
    isEnd: boolean;
    left: number;
    right: number;
  }[] = [];
  for (const one of new Set(labelled)) {
    if (!one || placed.length === LABELS_MAX) continue;
    const { x, y, width } = positionOf(one);
    const long = labelOf(one).length * LETTER;
    const isEnd = x + 10 + long > width;
    const left = isEnd ? x - 10 - long : x + 10;
    const isFree = placed.every(
      (other) => Math.abs(other.y - y - 4) > 14 || left > other.right || left + long < other.left,
    );
    if (!isFree || left < 0) continue;
    placed.push({ one, x: isEnd ? x - 10 : x + 10, y: y + 4, isEnd, left, right: left + long });
  }
  return placed;
}
