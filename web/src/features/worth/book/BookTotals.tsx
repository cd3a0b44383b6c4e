import { type CSSProperties, useId } from "react";
import { i18n } from "../../../language/i18n.ts";
import { numberInWords } from "../../../language/locale.ts";
import { bottlesCounted, type CountedLot, paidFor } from "../../../rules/counting/statistics.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import { totalIn } from "../../../rules/worth/rates.ts";
import type { Worth } from "../../../rules/worth/worth.ts";
import { countOf } from "../../../ui/countOf.ts";
import { ratesInWords } from "../ratesInWords.ts";
import { useRates } from "../ratesStore.ts";
import { DIM, ENDS, NUMBER, SECTION } from "../styles.ts";

interface BookTotalsProps {
  readonly held: readonly CountedLot[];
  readonly worth: Worth;
}

export function BookTotals({ held, worth: { values, unvalued } }: BookTotalsProps) {
  const titleId = useId();
  const { rates } = useRates();
  const { sums, unpriced } = paidFor(held);
  const inOne =
    rates && values.some(({ currency }) => currency !== rates.currency) && totalIn(rates, values);
  const leftOut = [
    unvalued > 0 &&
      i18n._("{bottles} without a valuation", { bottles: countOf(unvalued, "bottle") }),
    unpriced > 0 && i18n._("{bottles} without a price", { bottles: countOf(unpriced, "bottle") }),
  ].filter((words) => words !== false);
  return (
    <section aria-labelledby={titleId} style={{ ...SECTION, breakInside: "avoid" }}>
      <h2 id={titleId}>{i18n._(/*i18n*/ { id: "Total", comment: "heading of sums" })}</h2>
      <dl style={{ ...SECTION, gap: "var(--space-4)", margin: 0 }}>
        <Line name={i18n._("Bottles")}>{numberInWords(bottlesCounted(held))}</Line>
        {sums.map((sum) => (
          <Line
            key={`paid ${sum.currency}`}
            name={i18n._("Paid in {currency}", { currency: sum.currency })}
          >
            {priceInWords(sum)}
          </Line>
        ))}
        {values.map((sum) => (
          <Line
            key={sum.currency}
            name={i18n._("Replacement value in {currency}, {bottles}", {
              currency: sum.currency,
              bottles: countOf(sum.bottles, "bottle"),
            })}
          >
            {priceInWords(sum)}
          </Line>
        ))}
        {inOne && (
          <Line
            name={i18n._("Total value in {currency}", { currency: inOne.total.currency })}
            style={GRAND}
          >
            {priceInWords(inOne.total)}
          </Line>
        )}
      </dl>
      {rates && inOne && (
        <p style={DIM}>
          {ratesInWords(
            rates,
            values.map(({ currency }) => currency),
          )}
          {inOne.unconverted.length > 0 && ". "}
          {inOne.unconverted.length > 0 &&
            i18n._("Not included, because there is no rate: {prices}", {
              prices: inOne.unconverted.map(priceInWords).join(", "),
            })}
        </p>
      )}
      {leftOut.length > 0 && (
        <p style={DIM}>{i18n._("Not included: {bottles}.", { bottles: leftOut.join(", ") })}</p>
      )}
    </section>
  );
}

const GRAND: CSSProperties = {
  ...{ paddingBlock: "var(--space-8)", borderBlock: "1px solid var(--color-line)" },
  ...{ fontFamily: "var(--font-heading)", fontSize: "var(--text-22)" },
};

interface LineProps {
  readonly name: string;
  readonly style?: CSSProperties;
  readonly children: string;
}

function Line({ name, style, children }: LineProps) {
  return (
    <div style={{ ...ENDS, ...style }}>
      <dt>{name}</dt>
      <dd style={{ ...NUMBER, margin: 0 }}>{children}</dd>
    </div>
  );
}
