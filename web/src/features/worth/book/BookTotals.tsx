import { type CSSProperties, useId } from "react";
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

/** The totals at the end of the book: per currency, and in one currency at the user's rates. */
export function BookTotals({ held, worth: { values, unvalued } }: BookTotalsProps) {
  const titleId = useId();
  const { rates } = useRates();
  const { sums, unpriced } = paidFor(held);
  const inOne =
    rates && values.some(({ currency }) => currency !== rates.currency) && totalIn(rates, values);
  const leftOut = [
    unvalued > 0 && `${countOf(unvalued, "bottle")} without a valuation`,
    unpriced > 0 && `${countOf(unpriced, "bottle")} without a price`,
  ].filter((words) => words !== false);
  return (
    <section aria-labelledby={titleId} style={{ ...SECTION, breakInside: "avoid" }}>
      <h2 id={titleId}>Total</h2>
      <dl style={{ ...SECTION, gap: "var(--space-4)", margin: 0 }}>
        <Line name="Bottles">{bottlesCounted(held).toLocaleString()}</Line>
        {sums.map((sum) => (
          <Line key={`paid ${sum.currency}`} name={`Paid in ${sum.currency}`}>
            {priceInWords(sum)}
          </Line>
        ))}
        {values.map((sum) => (
          <Line
            key={sum.currency}
            name={`Replacement value in ${sum.currency}, ${countOf(sum.bottles, "bottle")}`}
          >
            {priceInWords(sum)}
          </Line>
        ))}
        {inOne && (
          <Line name={`Total value in ${inOne.total.currency}`} style={GRAND}>
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
          {inOne.left.length > 0 &&
            `. Not included, because there is no rate: ${inOne.left.map(priceInWords).join(", ")}`}
        </p>
      )}
      {leftOut.length > 0 && <p style={DIM}>Not included: {leftOut.join(", ")}.</p>}
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
