import { memo, useCallback, useMemo } from "react";
import { i18n } from "../../../language/i18n.ts";
import { OriginCard } from "../../../parts/charts/OriginCard.tsx";
import { type CountedLot, type WineCount, wineCounts } from "../../../rules/counting/statistics.ts";
import { bottlesBehind, type OnShow } from "../drillDown.ts";
import { nameIn } from "../../../language/names.ts";

interface OriginChartProps {
  readonly held: readonly CountedLot[];
  readonly onShow: OnShow;
}

export const OriginChart = memo(function OriginChart({ held, onShow }: OriginChartProps) {
  const wines = useMemo(() => wineCounts(held), [held]);
  const show = useCallback(
    (own: readonly WineCount[], name: string) => {
      const [stored = "", ...others] = new Set(own.map(({ wine }) => wine.region));
      const isRegion = others.length === 0 && nameIn("region", stored) === name;
      const region = new URLSearchParams({ region: stored }).toString();
      const elsewhere = isRegion
        ? { address: `/?${region}`, words: i18n._("Show in the collection") }
        : undefined;
      onShow(bottlesBehind(name, { wines: own, elsewhere }));
    },
    [onShow],
  );
  return <OriginCard counted={i18n._("bottles")} wines={wines} onChoose={show} />;
});
