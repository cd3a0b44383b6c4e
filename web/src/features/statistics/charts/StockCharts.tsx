import { i18n } from "../../../language/i18n.ts";
import type { CellarPast } from "../../../rules/counting/cellarPast.ts";
import { paidIn, winesHeldOn } from "../../../rules/counting/stockHistory.ts";
import { monthInWords } from "../../../rules/day.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import { countOf } from "../../../ui/countOf.ts";
import { BarTable } from "./BarTable.tsx";
import { bottlesBehind, type OnShow } from "../drillDown.ts";
import { PaidWords } from "../PaidWords.tsx";
import { StockDrawing, stockFinding } from "./StockDrawing.tsx";

interface StockChartProps {
  readonly past: CellarPast;
  readonly onShow: OnShow;
}

/** Number of days shown above the "others" row. */
const DAYS = 13;

function daysOf({ by, points, pasts }: CellarPast, onShow: OnShow) {
  const endOf = (day: string) => (by === "year" ? day.slice(0, 4) : monthInWords(day.slice(0, 7)));
  const nameOf = (at: number) => (at === 0 ? i18n._("Today") : endOf(points[at]?.day ?? ""));
  const show = (at: number) => {
    const day = points[at]?.day ?? "";
    const title =
      at === 0
        ? i18n._("In the cellar today")
        : i18n._("In the cellar at the end of {period}", { period: nameOf(at) });
    onShow(bottlesBehind(title, { wines: winesHeldOn(day, pasts) }));
  };
  return { nameOf, show };
}

export function StockChart({ past, onShow }: StockChartProps) {
  const { points, byType } = past;
  const { nameOf, show } = daysOf(past, onShow);
  const counts = points.map(({ bottles }) => bottles);
  return (
    <BarTable
      columns={[
        i18n._(/*i18n*/ { id: "At the end of", comment: "heading above years or months" }),
        i18n._("Paid"),
        i18n._("Bottles"),
      ]}
      drawing={
        <StockDrawing
          byType={byType.map(({ type, bottles }) => ({ type, amounts: bottles }))}
          nameOf={nameOf}
          totals={counts}
          typeWords={String}
          wordsOf={(amount) => countOf(amount, "bottle")}
          onChoose={show}
        />
      }
      finding={stockFinding(counts, nameOf)}
      most={DAYS}
      othersName={(count) => i18n._("{count} earlier", { count: String(count) })}
      parts={points}
      rowOf={({ bottles, paid }, at) => ({
        name: nameOf(at),
        bars: [],
        figures: [<PaidWords key="paid" paid={paid} />, bottles],
        onChoose: () => {
          show(at);
        },
      })}
      title={i18n._("Over Time")}
    >
      {i18n._("Bottles in the cellar by type.")}
    </BarTable>
  );
}

/** Chart of the money paid for the held bottles over time, in the currency most common today. */
export function ValueChart({ past, onShow }: StockChartProps) {
  const { points, byType } = past;
  const { nameOf, show } = daysOf(past, onShow);
  const { sums, unpriced } = points[0]?.paid ?? { sums: [], unpriced: 0 };
  const [main, ...others] = sums;
  if (!main) return null;
  const { currency } = main;
  const inWords = (minor: number) => priceInWords({ currency, minor });
  const beside = [
    ...others.map((sum) =>
      i18n._(
        /*i18n*/ {
          id: "{price} more",
          comment: "in a list: Also €12.00 more, 3 bottles without a price.",
        },
        { price: priceInWords(sum) },
      ),
    ),
    ...(unpriced > 0
      ? [i18n._("{bottles} without a price", { bottles: countOf(unpriced, "bottle") })]
      : []),
  ];
  return (
    <BarTable
      columns={[
        i18n._(/*i18n*/ { id: "At the end of", comment: "heading above years or months" }),
        i18n._("Without a price"),
        i18n._("Paid in {currency}", { currency }),
      ]}
      drawing={
        <StockDrawing
          byType={byType.map(({ type, paid }) => ({
            type,
            amounts: paid.map((one) => paidIn(currency, one)),
          }))}
          nameOf={nameOf}
          totals={points.map(({ paid }) => paidIn(currency, paid))}
          typeWords={(minor) => `${String(Math.round((100 * minor) / main.minor))} %`}
          wordsOf={inWords}
          onChoose={show}
        />
      }
      finding={i18n._("The bottles here cost {price}", { price: inWords(main.minor) })}
      most={DAYS}
      othersName={(count) => i18n._("{count} earlier", { count: String(count) })}
      parts={points}
      rowOf={({ paid }, at) => ({
        name: nameOf(at),
        bars: [],
        figures: [paid.unpriced, inWords(paidIn(currency, paid))],
        onChoose: () => {
          show(at);
        },
      })}
      title={i18n._("Value")}
    >
      {i18n._("What was paid for the bottles in the cellar, by type.")}
      {beside.length > 0 && " "}
      {beside.length > 0 &&
        i18n._(
          /*i18n*/ { id: "Also {list}.", comment: "other sums, and bottles without a price" },
          { list: beside.join(", ") },
        )}
    </BarTable>
  );
}
