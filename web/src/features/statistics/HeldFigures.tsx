import type { ReactNode } from "react";
import { priceInWords } from "../../rules/price.ts";
import { bottlesCounted, type CountedLot, paidFor, winesBehind } from "../../rules/statistics.ts";
import { countOf } from "../../ui/countOf.ts";
import type { OnShow } from "./Behind.ts";
import { RowName } from "./RowName.tsx";
import classes from "./Statistics.module.css";

interface HeldFiguresProps {
  readonly held: readonly CountedLot[];
  readonly ordered: readonly CountedLot[];
  readonly onShow: OnShow;
}

/** How many bottles are held, what was paid for them, and for how many nobody told. */
export function HeldFigures({ held, ordered, onShow }: HeldFiguresProps) {
  const { sums, unpriced } = paidFor(held);
  const isUnpriced = ({ lot }: CountedLot) => lot.price === null;

  return (
    <dl className={classes["figures"]}>
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
              onShow({ title: "Without a price", lots: held.filter(isUnpriced) });
            }}
          />
        </Figure>
      )}
      {ordered.length > 0 && (
        <Figure name="On order" value={countOf(bottlesCounted(ordered), "bottle")}>
          of {countOf(winesBehind(ordered).length, "wine")}
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div className={classes["figure"]}>
      <dt>{name}</dt>
      <dd className={classes["value"]}>{value}</dd>
      <dd className={classes["dim"]}>{children}</dd>
    </div>
  );
}
