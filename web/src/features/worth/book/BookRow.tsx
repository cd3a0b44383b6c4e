import { lotsOf } from "sync-protocol";
import { type CSSProperties, memo } from "react";
import { i18n } from "../../../language/i18n.ts";
import type { Placement } from "../../../rules/cellar/placement.ts";
import { vintageOf } from "../../../rules/cellar/CellarWine.ts";
import { dayInWords } from "../../../rules/day.ts";
import { sizeInWords } from "../../../rules/lots/bottleSize.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import type { BookEntry } from "../../../rules/worth/bookEntries.ts";
import { countOf } from "../../../ui/countOf.ts";
import { DIM, ENDS, NUMBER } from "../styles.ts";
import { BookPhoto } from "./BookPhoto.tsx";
import { OriginWords } from "../../../parts/wine-line/OriginWords.tsx";

export interface BookEntryProps {
  readonly entry: BookEntry;
  readonly placement: Placement | undefined;
  /** Called when the photo or its silhouette is shown. */
  readonly onReady: (wineId: string) => void;
}

const LINE: CSSProperties = { borderBlockEnd: "1px solid var(--color-line)" };

const CELL: CSSProperties = {
  ...{ ...LINE, padding: "var(--space-8)" },
  ...{ textAlign: "start", verticalAlign: "top" },
};

const NUMBER_CELL: CSSProperties = { ...CELL, ...NUMBER };

const SMALL: CSSProperties = { ...DIM, display: "block", fontWeight: 400 };

/** The text wraps, because the source of a valuation can be long. */
const SOURCE: CSSProperties = {
  ...{ ...SMALL, maxWidth: "14rem", marginInlineStart: "auto" },
  ...{ overflowWrap: "anywhere", whiteSpace: "normal" },
};

export function BookHead() {
  const head = (words: string, style = CELL) => (
    <th scope="col" style={{ ...style, ...DIM, fontWeight: 400 }}>
      {words}
    </th>
  );
  return (
    <thead>
      <tr>
        {head(i18n._("Photo"))}
        {head(i18n._("Wine"))}
        {head(i18n._("Place"))}
        {head(i18n._("Bottles"), NUMBER_CELL)}
        {head(i18n._(/*i18n*/ { id: "Paid", comment: "price of bottles" }), NUMBER_CELL)}
        {head(i18n._(/*i18n*/ { id: "Value", comment: "what bottles are worth" }), NUMBER_CELL)}
      </tr>
    </thead>
  );
}

export const BookRow = memo(function BookRow({ entry, placement, onReady }: BookEntryProps) {
  const { wine, bottles } = entry;
  return (
    <tr>
      <td style={CELL}>
        <BookPhoto wine={wine} onReady={onReady} />
      </td>
      <th scope="row" style={CELL}>
        <WineWords entry={entry} />
      </th>
      <td dir="auto" style={CELL}>
        {whereIs(entry, placement)}
      </td>
      <td style={NUMBER_CELL}>{bottles}</td>
      <td style={NUMBER_CELL}>
        {entry.paid.length === 0 && "–"}
        {entry.paid.map((sum) => (
          <div key={sum.currency}>{priceInWords(sum)}</div>
        ))}
      </td>
      <td style={NUMBER_CELL}>
        <ValueWords entry={entry} />
      </td>
    </tr>
  );
});

export const BookItem = memo(function BookItem({ entry, placement, onReady }: BookEntryProps) {
  const { wine, bottles, paid } = entry;
  return (
    <li
      style={{ ...LINE, display: "flex", gap: "var(--space-12)", paddingBlock: "var(--space-12)" }}
    >
      <BookPhoto wine={wine} onReady={onReady} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <WineWords entry={entry} />
        <div style={ENDS}>
          <span dir="auto">{whereIs(entry, placement)}</span>
          <span>{countOf(bottles, "bottle")}</span>
        </div>
        <div style={{ ...ENDS, alignItems: "start" }}>
          <span>
            {paid.length > 0 &&
              i18n._("Paid {prices}", { prices: paid.map(priceInWords).join(", ") })}
          </span>
          <div style={NUMBER}>
            <ValueWords entry={entry} />
          </div>
        </div>
      </div>
    </li>
  );
});

function WineWords({ entry: { wine, millilitres } }: Pick<BookEntryProps, "entry">) {
  const { name, producer } = wine;
  return (
    <>
      <span style={{ fontFamily: "var(--font-heading)", fontWeight: 560 }}>
        <bdi>{name}</bdi> <span style={{ fontWeight: 400 }}>{vintageOf(wine)}</span>
      </span>
      <small style={SMALL}>
        <bdi>{producer}</bdi>
      </small>
      <small style={SMALL}>
        <OriginWords {...wine} />
      </small>
      <small style={SMALL}>{sizeInWords(millilitres)}</small>
    </>
  );
}

function ValueWords({ entry: { value, valuation } }: Pick<BookEntryProps, "entry">) {
  if (!value || !valuation) return <small style={SMALL}>{i18n._("No valuation")}</small>;
  return (
    <>
      {priceInWords(value)}
      <small style={SMALL}>
        {i18n._("{price} a bottle", { price: priceInWords(valuation.price) })}
      </small>
      <small style={SOURCE}>
        {dayInWords(valuation.day)}
        {valuation.source !== null && (
          <>
            {", "}
            <bdi>{valuation.source}</bdi>
          </>
        )}
      </small>
    </>
  );
}

function whereIs({ wine, lots }: BookEntry, placement: Placement | undefined): string {
  const ids = new Set(lots.map(({ lot }) => lot.id));
  const own = { ...wine, lots: lotsOf(wine).filter(({ id }) => ids.has(id)) };
  return placement?.whereOf(own) ?? i18n._("Not placed");
}
