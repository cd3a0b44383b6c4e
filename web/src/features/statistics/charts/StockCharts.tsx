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

/** Number of days in the table before the "others" row. */
const DAYS = 13;

function daysOf({ by, points, pasts }: CellarPast, onShow: OnShow) {
  const endOf = (day: string) => (by === "year" ? day.slice(0, 4) : monthInWords(day.slice(0, 7)));
  const nameOf = (at: number) => (at === 0 ? "Today" : endOf(points[at]?.day ?? ""));
  const show = (at: number) => {
    const day = points[at]?.day ?? "";
    const when = at === 0 ? "today" : i18n._("at the end of {name}", { name: nameOf(at) });
    onShow(
      bottlesBehind(i18n._("In the cellar {when}", { when }), { wines: winesHeldOn(day, pasts) }),
    );
  };
  return { nameOf, show };
}

export function StockChart({ past, onShow }: StockChartProps) {
  const { points, byType } = past;
  const { nameOf, show } = daysOf(past, onShow);
  const counts = points.map(({ bottles }) => bottles);
  return (
    <BarTable
      columns={[i18n._("At the end of"), "Paid", "Bottles"]}
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

/** Money paid for the bottles in the cellar over time, in today's most common currency. */
export function ValueChart({ past, onShow }: StockChartProps) {
  const { points, byType } = past;
  const { nameOf, show } = daysOf(past, onShow);
  const { sums, unpriced } = points[0]?.paid ?? { sums: [], unpriced: 0 };
  const [main, ...others] = sums;
  if (!main) return null;
  const { currency } = main;
  const inWords = (minor: number) => priceInWords({ currency, minor });
  const beside = [
    ...others.map((sum) => i18n._("{price} more", { price: priceInWords(sum) })),
    ...(unpriced > 0
      ? [i18n._("{bottles} without a price", { bottles: countOf(unpriced, "bottle") })]
      : []),
  ];
  return (
    <BarTable
      columns={[
        i18n._("At the end of"),
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
      finding={i18n._("The bottles here cost {inWords}", { inWords: inWords(main.minor) })}
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
      What was paid for the bottles in the cellar, by type.
      {beside.length > 0 && i18n._(" Also {join}.", { join: beside.join(", ") })}
    </BarTable>
  );
}
