import { i18n } from "../../language/i18n.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import type { PaidTotals } from "../../rules/counting/statistics.ts";

export function PaidWords({ paid: { sums, unpriced } }: { readonly paid: PaidTotals }) {
  if (sums.length === 0) return <span aria-label={i18n._("No price")}>–</span>;
  return (
    <>
      {sums.map((sum) => (
        <div key={sum.currency}>{priceInWords(sum)}</div>
      ))}
      {unpriced > 0 && <small>{i18n._("{unpriced} without a price", { unpriced })}</small>}
    </>
  );
}
