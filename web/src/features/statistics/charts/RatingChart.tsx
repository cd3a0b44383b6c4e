import { i18n } from "../../../language/i18n.ts";
import { numberInWords } from "../../../language/locale.ts";
import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import type { RatedEntry, RatingShare } from "../../../rules/counting/ratingShares.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import { ratingInWords } from "../../../rules/history/eventWords.ts";
import { meanScale, onMeanScale } from "../../../rules/history/shownScale.ts";
import { countOf } from "../../../ui/countOf.ts";
import { BarTable } from "./BarTable.tsx";
import type { OnShow, DrillDownWine } from "../drillDown.ts";

interface RatingChartProps {
  readonly title: string;
  readonly column: string;
  readonly line: string;
  readonly shares: readonly RatingShare[];
  readonly onShow: OnShow;
}

const SHOWN_MAX = 8;

export function RatingChart({ title, column, line, shares, onShow }: RatingChartProps) {
  const [first, second] = shares;
  const show = (name: string, rated: readonly RatedEntry[]) => {
    onShow({ title: name, sum: countOf(rated.length, "rating"), wines: ratingsOf(rated) });
  };
  const isFirst = first && shares.length >= POINTS_MIN && first.mean > (second?.mean ?? 0);
  return (
    <BarTable
      columns={[
        column,
        i18n._("Ratings"),
        i18n._("Average of {meanScale}", { meanScale: String(meanScale()) }),
      ]}
      finding={isFirst ? i18n._("{name} is rated best", { name: first.name }) : undefined}
      most={SHOWN_MAX}
      of={100}
      othersName={(count) => countOf(count, "other")}
      parts={shares}
      rowOf={({ name, mean, rated }) => ({
        name,
        bars: [{ value: mean, words: numberInWords(onMeanScale(mean)) }],
        figures: [rated.length, onMeanScale(mean)],
        onChoose: () => {
          show(name, rated);
        },
      })}
      title={title}
      onChooseOthers={() => {
        // A blend is in the group of each of its grapes. The set counts it only once.
        const others = new Set(shares.slice(SHOWN_MAX).flatMap(({ rated }) => rated));
        show(countOf(shares.length - SHOWN_MAX, "other"), [...others]);
      }}
    >
      {line}
    </BarTable>
  );
}

function ratingsOf(rated: readonly RatedEntry[]): readonly DrillDownWine[] {
  return Array.from(
    groupedBy(rated, ({ wine }) => wine),
    ([wine, own]) => ({
      wine,
      words: own.map(({ rating }) => ratingInWords(rating)).join(", "),
    }),
  ).flatMap(({ wine, words }) => (wine ? { wine, words } : []));
}
