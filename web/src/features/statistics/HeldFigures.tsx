import { memo } from "react";
import { leftInWords } from "../../rules/history/openedWords.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import {
  bottlesCounted,
  type CountedLot,
  openAmong,
  paidFor,
  winesBehind,
} from "../../rules/counting/statistics.ts";
import { countOf } from "../../ui/countOf.ts";
import { Figure, Figures } from "../../ui/page/Figures.tsx";
import { lotsBehind, type OnShow } from "./Behind.ts";
import { RowName } from "./RowName.tsx";

interface HeldFiguresProps {
  readonly held: readonly CountedLot[];
  readonly ordered: readonly CountedLot[];
  readonly onShow: OnShow;
}

/** How many bottles are held, what was paid for them, and for how many nobody told. */
export const HeldFigures = memo(function HeldFigures({ held, ordered, onShow }: HeldFiguresProps) {
  const { sums, unpriced } = paidFor(held);
  const open = openAmong(held);
  const isUnpriced = ({ lot }: CountedLot) => lot.price === null;

  return (
    <Figures>
      <Figure name="In the cellar" value={countOf(bottlesCounted(held), "bottle")}>
        of {countOf(winesBehind(held).length, "wine")}
      </Figure>
      {sums.map((sum) => {
        const isOfSum = ({ lot }: CountedLot) => lot.price?.currency === sum.currency;
        return (
          <Figure key={sum.currency} name={`Paid in ${sum.currency}`} value={priceInWords(sum)}>
            for {countOf(bottlesCounted(held.filter(isOfSum)), "bottle")}
          </Figure>
        );
      })}
      {unpriced > 0 && (
        <Figure name="Without a price" value={countOf(unpriced, "bottle")}>
          <RowName
            name="in no sum here"
            onChoose={() => {
              onShow(lotsBehind("Without a price", held.filter(isUnpriced)));
            }}
          />
        </Figure>
      )}
      {open.length > 0 && (
        <Figure name="Open" value={countOf(open.length, "bottle")}>
          {halfGone(held, open)}
        </Figure>
      )}
      {ordered.length > 0 && (
        <Figure name="On order" value={countOf(bottlesCounted(ordered), "bottle")}>
          of {countOf(winesBehind(ordered).length, "wine")}
        </Figure>
      )}
    </Figures>
  );
});

/** What is left where each opened bottle counts as half gone: "half gone: 86½ bottles left, €12.50 drunk". */
function halfGone(held: readonly CountedLot[], open: readonly CountedLot[]): string {
  const left = `half gone: ${leftInWords(bottlesCounted(held), open.length)} left`;
  const drunk = paidFor(open).sums.map((sum) =>
    priceInWords({ ...sum, minor: Math.round(sum.minor / 2) }),
  );
  return drunk.length > 0 ? `${left}, ${drunk.join(" and ")} drunk` : left;
}
