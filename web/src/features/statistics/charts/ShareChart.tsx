import { memo } from "react";
import { i18n } from "../../../language/i18n.ts";
import {
  bottlesCounted,
  paidFor,
  type Share,
  UNKNOWN_SHARE,
} from "../../../rules/counting/statistics.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import { countOf } from "../../../ui/countOf.ts";
import { BarTable } from "./BarTable.tsx";
import { lotsBehind, type OnShow } from "../drillDown.ts";
import type { DimensionWords } from "./dimensionWords.ts";
import { shareFinding } from "./dimensionWords.ts";
import { PaidWords } from "../PaidWords.tsx";

const SHOWN_MAX = 8;

interface ShareChartProps {
  readonly words: DimensionWords;
  readonly shares: readonly Share[];
  readonly onShow: OnShow;
}

/**
 * Chart of the bottles per group, such as per country. A bar has the colour of the group's most
 * frequent wine type.
 */
export const ShareChart = memo(function ShareChart({ words, shares, onShow }: ShareChartProps) {
  // A blend is in the share of each of its grapes. The set counts it only once.
  const others = () => [...new Set(shares.slice(SHOWN_MAX).flatMap(({ lots }) => lots))];
  const unknown = shares.find(({ name }) => name === UNKNOWN_SHARE.field);

  return (
    <BarTable
      columns={[words.column, i18n._("Paid"), i18n._("Bottles")]}
      finding={shareFinding(words, shares)}
      most={SHOWN_MAX}
      othersFigures={() => {
        const rest = others();
        return [<PaidWords key="paid" paid={paidFor(rest)} />, bottlesCounted(rest)];
      }}
      othersName={(count) => countOf(count, "other")}
      parts={shares}
      rowOf={(share) => ({
        name: share.name,
        bars: [{ value: share.bottles }],
        figures: [<PaidWords key="paid" paid={paidFor(share.lots)} />, share.bottles],
        wineType: typeOfMost(share),
        onChoose: () => {
          onShow(lotsBehind(share.name, share.lots, words.elsewhere(share)));
        },
      })}
      title={words.title}
      onChooseOthers={() => {
        onShow(lotsBehind(countOf(shares.length - SHOWN_MAX, "other"), others()));
      }}
    >
      {words.line}
      {unknown && " "}
      {unknown &&
        i18n._("Of {bottles} it is not known.", { bottles: countOf(unknown.bottles, "bottle") })}
    </BarTable>
  );
});

function typeOfMost({ lots }: Share): string | undefined {
  const types = Array.from(groupedBy(lots, ({ wine }) => wine.type));
  const [first] = types.sort(([, one], [, other]) => bottlesCounted(other) - bottlesCounted(one));
  return first?.[0];
}
