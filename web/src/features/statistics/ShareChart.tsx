import { WINE_TYPES } from "sync-protocol";
import { memo } from "react";
import { bottlesCounted, paidFor, type Share } from "../../rules/counting/statistics.ts";
import { countOf } from "../../ui/countOf.ts";
import { Bar } from "./Bar.tsx";
import { BarTable, rowsAtMost } from "./BarTable.tsx";
import { lotsBehind, type OnShow } from "./Behind.ts";
import type { DimensionWords } from "./dimensionWords.ts";
import { PaidWords } from "./PaidWords.tsx";

const MOST = 8;

/** The rows of a chart at most, before the others are asked for. */
export const SHARE_ROWS_MAX = rowsAtMost(MOST);

interface ShareChartProps {
  readonly words: DimensionWords;
  readonly shares: readonly Share[];
  readonly onShow: OnShow;
}

/** Bottles in shares. */
export const ShareChart = memo(function ShareChart({ words, shares, onShow }: ShareChartProps) {
  const most = shares.reduce((so, { bottles }) => Math.max(so, bottles), 0);

  return (
    <BarTable
      columns={[words.column, "Paid", "Bottles"]}
      most={MOST}
      othersFigures={() => {
        const others = shares.slice(MOST).flatMap(({ lots }) => lots);
        return [<PaidWords key="paid" paid={paidFor(others)} />, bottlesCounted(others)];
      }}
      othersName={(count) => countOf(count, "other")}
      parts={shares}
      rowOf={(share) => ({
        name: share.name,
        bar: <Bar bottles={share.bottles} of={most} />,
        figures: [<PaidWords key="paid" paid={paidFor(share.lots)} />, share.bottles],
        wineType: WINE_TYPES.find((type) => type === share.name),
        onChoose: () => {
          onShow(lotsBehind(share.name, share.lots, words.elsewhere(share)));
        },
      })}
      title={words.title}
    />
  );
});
