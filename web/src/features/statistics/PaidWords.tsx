import { priceInWords } from "../../rules/lots/price.ts";
import type { Paid } from "../../rules/counting/statistics.ts";

/** What was paid, a line for each currency; a dash where nobody told, a word where some did not. */
export function PaidWords({ paid: { sums, unpriced } }: { readonly paid: Paid }) {
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
