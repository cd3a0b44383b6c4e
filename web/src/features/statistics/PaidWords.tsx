import { priceInWords } from "../../rules/lots/price.ts";
import type { PaidTotals } from "../../rules/counting/statistics.ts";

/** Money paid, one line per currency. Shows a dash if no bottle has a price. */
export function PaidWords({ paid: { sums, unpriced } }: { readonly paid: PaidTotals }) {
  if (sums.length === 0) return <span aria-label="No price">–</span>;
  return (
    <>
      {sums.map((sum) => (
        <div key={sum.currency}>{priceInWords(sum)}</div>
      ))}
      {unpriced > 0 && <small>{unpriced} without a price</small>}
    </>
  );
}
