import type { Stage } from "sync-protocol/drinking";
import { memo, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { listInWords } from "../../language/locale.ts";
import type { CellarPast } from "../../rules/counting/cellarPast.ts";
import type { Maturity } from "../../rules/counting/maturity.ts";
import { meanOf } from "../../rules/counting/ratingShares.ts";
import { meanInWords, meanScale } from "../../rules/history/shownScale.ts";
import { leftInWords } from "../../rules/history/openedWords.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import {
  bottlesCounted,
  type CountedLot,
  openAmong,
  paidFor,
  winesCounted,
} from "../../rules/counting/statistics.ts";
import { countOf } from "../../ui/countOf.ts";
import { Figure, Figures } from "../../ui/page/Figures.tsx";
import { lotsBehind, type OnShow } from "./drillDown.ts";
import { RowName } from "../../parts/charts/RowName.tsx";

interface HeldFiguresProps {
  readonly held: readonly CountedLot[];
  /** `undefined` until computed. */
  readonly past: CellarPast | undefined;
  readonly maturity: Maturity | undefined;
  readonly onShow: OnShow;
}

const NONE = "–";

export const HeldFigures = memo(function HeldFigures({
  held,
  past,
  maturity,
  onShow,
}: HeldFiguresProps) {
  const [sum] = paidFor(held).sums;
  const rated = past?.rated ?? [];
  const [year] = useState(() => new Date().getFullYear());
  const [thisYear, lastYear] = past?.opened ?? [];

  return (
    <Figures>
      <BottlesFigure held={held} />
      {sum ? <PaidFigure held={held} sum={sum} /> : <Figure name={i18n._("Paid")} value={NONE} />}
      <StageFigure name={i18n._("Ready now")} stage="ready" {...{ maturity, onShow }} />
      <StageFigure name={i18n._("To drink soon")} stage="soon" {...{ maturity, onShow }} />
      <Figure
        name={i18n._("Opened in {year}", { year: String(year) })}
        value={thisYear ? countOf(thisYear.bottles, "bottle") : NONE}
      >
        {i18n._(
          /*i18n*/ { id: "{bottles} in {year}", comment: "count of bottles opened in a year" },
          { bottles: lastYear?.bottles ?? NONE, year: year - 1 },
        )}
      </Figure>
      <Figure
        name={i18n._("Average rating")}
        value={rated.length > 0 ? meanInWords(meanOf(rated)) : NONE}
      >
        {rated.length > 0
          ? i18n._(
              /*i18n*/ {
                id: "of {scale}, {ratings}",
                comment: "an average rating: 88 of 100, 12 ratings",
              },
              { scale: meanScale(), ratings: countOf(rated.length, "rating") },
            )
          : past && i18n._("no ratings yet")}
      </Figure>
    </Figures>
  );
});

const BottlesFigure = memo(function BottlesFigure({ held }: Pick<HeldFiguresProps, "held">) {
  return (
    <Figure name={i18n._("In the cellar")} value={countOf(bottlesCounted(held), "bottle")}>
      {i18n._(
        /*i18n*/ {
          id: "of {wines}",
          comment: "under a count of bottles: 36 bottles of 12 wines",
        },
        { wines: countOf(winesCounted(held), "wine") },
      )}
    </Figure>
  );
});

interface StageFigureProps extends Pick<HeldFiguresProps, "maturity" | "onShow"> {
  readonly name: string;
  readonly stage: Stage;
}

function StageFigure({ name, stage, maturity, onShow }: StageFigureProps) {
  const [now] = maturity?.years ?? [];
  if (!maturity || !now) return <Figure name={name} value={NONE} />;
  const bottles = now.bottles[stage];
  const all = maturity.known + maturity.unknown;
  const share = i18n._("{percent} % of the cellar", {
    percent: String(Math.round((100 * bottles) / (all || 1))),
  });
  return (
    <Figure name={name} value={countOf(bottles, "bottle")}>
      {bottles > 0 ? (
        <RowName
          name={share}
          onChoose={() => {
            const inCollection = {
              address: `/?window=${stage}`,
              words: i18n._("Show in the collection"),
            };
            onShow(lotsBehind(name, maturity.lotsAt(stage, now.year), inCollection));
          }}
        />
      ) : (
        share
      )}
    </Figure>
  );
}

interface PaidFigureProps {
  readonly held: readonly CountedLot[];
  readonly sum: ReturnType<typeof paidFor>["sums"][number];
}

const PaidFigure = memo(function PaidFigure({ held, sum }: PaidFigureProps) {
  const isOfSum = ({ lot }: CountedLot) => lot.price?.currency === sum.currency;
  return (
    <Figure
      name={i18n._("Paid in {currency}", { currency: sum.currency })}
      value={priceInWords(sum)}
    >
      {i18n._("for {bottles}", {
        bottles: countOf(bottlesCounted(held.filter(isOfSum)), "bottle"),
      })}
    </Figure>
  );
});

interface FiguresBesideProps {
  readonly held: readonly CountedLot[];
  readonly ordered: readonly CountedLot[];
  readonly onShow: OnShow;
}

export const FiguresBeside = memo(function FiguresBeside({
  held,
  ordered,
  onShow,
}: FiguresBesideProps) {
  const {
    sums: [, ...sums],
    unpriced,
  } = paidFor(held);
  const open = openAmong(held);
  const isUnpriced = ({ lot }: CountedLot) => lot.price === null;
  if (sums.length + unpriced + open.length + ordered.length === 0) return null;

  return (
    <Figures>
      {sums.map((sum) => (
        <PaidFigure key={sum.currency} held={held} sum={sum} />
      ))}
      {unpriced > 0 && (
        <Figure name={i18n._("Without a price")} value={countOf(unpriced, "bottle")}>
          <RowName
            name={i18n._("not included in totals")}
            onChoose={() => {
              onShow(lotsBehind(i18n._("Without a price"), held.filter(isUnpriced)));
            }}
          />
        </Figure>
      )}
      {open.length > 0 && (
        <Figure name={i18n._("Open bottles")} value={countOf(open.length, "bottle")}>
          {openAsHalf(held, open)}
        </Figure>
      )}
      {ordered.length > 0 && (
        <Figure name={i18n._("On order")} value={countOf(bottlesCounted(ordered), "bottle")}>
          {i18n._(
            /*i18n*/ {
              id: "of {wines}",
              comment: "under a count of bottles: 36 bottles of 12 wines",
            },
            { wines: countOf(winesCounted(ordered), "wine") },
          )}
        </Figure>
      )}
    </Figures>
  );
});

function openAsHalf(held: readonly CountedLot[], open: readonly CountedLot[]): string {
  const bottles = leftInWords(bottlesCounted(held), open.length);
  const drunk = paidFor(open).sums.map((sum) =>
    priceInWords({ ...sum, minor: Math.round(sum.minor / 2) }),
  );
  return drunk.length > 0
    ? i18n._("{bottles} left, counting open ones as half; {amounts} drunk", {
        bottles,
        amounts: listInWords(drunk),
      })
    : i18n._("{bottles} left, counting open ones as half", { bottles });
}
