import { Button } from "@mantine/core";
import { memo } from "react";
import { i18n } from "../../language/i18n.ts";
import type { CellarPast } from "../../rules/counting/cellarPast.ts";
import type { CellarStock, DimensionShares } from "../../rules/counting/cellarStock.ts";
import type { Ratings } from "../../rules/counting/ratingShares.ts";
import { meanScale } from "../../rules/history/shownScale.ts";
import type { Dimension } from "../../rules/counting/statistics.ts";
import { yearAddress } from "../../parts/addresses/pageAddresses.ts";
import { CalendarCard } from "../../parts/charts/CalendarCard.tsx";
import { bottlesBehind, type OnShow } from "./drillDown.ts";
import { DIMENSION_WORDS } from "./charts/dimensionWords.ts";
import { FlowChart } from "./charts/FlowChart.tsx";
import { OnOrder } from "./OnOrder.tsx";
import { OriginChart } from "./charts/OriginChart.tsx";
import { RatedPriceChart } from "./charts/RatedPriceChart.tsx";
import { RatingChart } from "./charts/RatingChart.tsx";
import { ShareChart } from "./charts/ShareChart.tsx";
import classes from "./Statistics.module.css";
import { StockChart, ValueChart } from "./charts/StockCharts.tsx";
import { TimeChart } from "./charts/TimeChart.tsx";
import { YearsChart } from "./charts/YearsChart.tsx";

interface ChartGridProps {
  readonly stock: CellarStock;
  readonly shares: readonly DimensionShares[];
  /** `undefined` until computed. */
  readonly past: CellarPast | undefined;
  readonly ratings: Ratings | undefined;
  readonly today: string;
  readonly onShow: OnShow;
}

/** All charts of the statistics. Omits charts without data. */
export const ChartGrid = memo(function ChartGrid({
  stock: { held, ordered },
  shares,
  past,
  ratings,
  today,
  onShow,
}: ChartGridProps) {
  const of = (dimension: Dimension) =>
    shares
      .filter((one) => one.dimension === dimension && one.shares.length > 0)
      .map((one) => (
        <ShareChart
          key={dimension}
          shares={one.shares}
          words={DIMENSION_WORDS[dimension]}
          onShow={onShow}
        />
      ));
  return (
    <>
      <Index held={held.length > 0} past={past} />
      <div className={classes["charts"]}>
        {past && past.points.length > 1 && <StockChart past={past} onShow={onShow} />}
        {past && past.points.length > 1 && <ValueChart past={past} onShow={onShow} />}
        {held.length > 0 && <OriginChart held={held} onShow={onShow} />}
        {of("varietal")}
        {past && <PastOpened past={past} today={today} onShow={onShow} />}
        {past && past.months.length > 0 && (
          <FlowChart months={past.months} today={today} onShow={onShow} />
        )}
        {past && past.times.length > 0 && <TimeChart times={past.times} onShow={onShow} />}
        {of("type")}
        {of("producer")}
        {of("country")}
        {of("vintage")}
        {ratings && ratings.producer.length > 0 && (
          <RatingChart
            column={i18n._("Producer")}
            line={i18n._("Your average rating out of {scale}, by producer.", {
              scale: meanScale(),
            })}
            shares={ratings.producer}
            title={i18n._("Ratings by Producer")}
            onShow={onShow}
          />
        )}
        {ratings && ratings.varietal.length > 0 && (
          <RatingChart
            column={i18n._("Grape")}
            line={i18n._("Your average rating out of {scale}, by grape.", { scale: meanScale() })}
            shares={ratings.varietal}
            title={i18n._("Ratings by Grape")}
            onShow={onShow}
          />
        )}
        {ordered.length > 0 && <OnOrder ordered={ordered} />}
        {of("size")}
        {of("place")}
      </div>
    </>
  );
});

interface PastOpenedProps extends Pick<ChartGridProps, "today" | "onShow"> {
  readonly past: CellarPast;
}

function PastOpened({ past: { opened, ratedPrices }, today, onShow }: PastOpenedProps) {
  const latest = opened.find(({ bottles }) => bottles > 0);
  const { wines, otherCurrency, unpriced } = ratedPrices;
  return (
    <>
      {latest && (
        <CalendarCard
          opened={latest}
          onChoose={(chosen, title) => {
            const words = i18n._("{year} in the cellar", { year: String(latest.year) });
            const elsewhere = { address: yearAddress(latest.year), words };
            onShow(bottlesBehind(title, { wines: chosen, elsewhere }));
          }}
        />
      )}
      {wines.length + otherCurrency + unpriced > 0 && (
        <RatedPriceChart rated={ratedPrices} onShow={onShow} />
      )}
      {latest && <YearsChart today={today} years={opened} onShow={onShow} />}
    </>
  );
}

interface IndexProps {
  readonly held: boolean;
  readonly past: CellarPast | undefined;
}

function Index({ held, past }: IndexProps) {
  const charts = [
    past && past.points.length > 1 && { words: i18n._("Over time"), chart: i18n._("Over Time") },
    held && { words: i18n._("Origin"), chart: i18n._("Origin") },
    held && { words: i18n._("Grapes"), chart: i18n._("By Grape") },
    past?.opened.some(({ bottles }) => bottles > 0) && {
      words: i18n._("Opened"),
      chart: i18n._("Opened"),
    },
    past &&
      past.ratedPrices.wines.length > 0 && {
        words: i18n._("Ratings"),
        chart: i18n._("Rating and Price"),
      },
    held && { words: i18n._("Producers"), chart: i18n._("By Producer") },
  ];
  return (
    <nav aria-label={i18n._("Charts")} className={classes["chips"]}>
      {charts.map(
        (one) =>
          one && (
            <Button
              key={one.chart}
              flex="none"
              radius="xl"
              size="sm"
              variant="default"
              onClick={() => {
                document
                  .querySelector(`[data-chart="${one.chart}"]`)
                  ?.scrollIntoView({ block: "start" });
              }}
            >
              {one.words}
            </Button>
          ),
      )}
    </nav>
  );
}
