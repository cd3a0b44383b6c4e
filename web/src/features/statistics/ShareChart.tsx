import { WINE_TYPES } from "sync-protocol";
import { useId, useState } from "react";
import { bottlesCounted, paidFor, type Share } from "../../rules/statistics.ts";
import type { OnShow } from "./Behind.ts";
import { Bar } from "./Bar.tsx";
import type { DimensionWords } from "./dimensionWords.ts";
import { PaidWords } from "./PaidWords.tsx";
import { RowName } from "./RowName.tsx";
import classes from "./Statistics.module.css";

/** How many shares stand by themselves; the others are one row until they are asked for. */
const MOST = 8;

interface ShareChartProps {
  readonly words: DimensionWords;
  readonly shares: readonly Share[];
  readonly onShow: OnShow;
}

/** Bottles in shares: a table of which each row draws its bar. */
export function ShareChart({ words, shares, onShow }: ShareChartProps) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = shares.length > MOST + 1;
  const shown = isLong && !isWhole ? shares.slice(0, MOST) : shares;
  const others = shares.slice(MOST).flatMap(({ lots }) => lots);
  const most = Math.max(...shares.map(({ bottles }) => bottles));

  return (
    <section aria-labelledby={titleId} className={classes["chart"]}>
      <h2 id={titleId}>{words.title}</h2>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col">Paid</th>
            <th scope="col">Bottles</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((share) => (
            <tr key={share.name} data-wine-type={WINE_TYPES.find((type) => type === share.name)}>
              <th scope="row">
                <RowName
                  name={share.name}
                  onChoose={() => {
                    onShow({
                      title: share.name,
                      lots: share.lots,
                      elsewhere: words.elsewhere(share),
                    });
                  }}
                />
                <Bar bottles={share.bottles} of={most} />
              </th>
              <td>
                <PaidWords paid={paidFor(share.lots)} />
              </td>
              <td>{share.bottles}</td>
            </tr>
          ))}
          {isLong && (
            <tr>
              <th scope="row">
                <RowName
                  isExpanded={isWhole}
                  name={isWhole ? "Show fewer" : `${String(shares.length - MOST)} others`}
                  onChoose={() => {
                    setWhole(!isWhole);
                  }}
                />
              </th>
              <td>{!isWhole && <PaidWords paid={paidFor(others)} />}</td>
              <td>{!isWhole && bottlesCounted(others)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
