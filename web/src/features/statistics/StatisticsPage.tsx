import type { Places } from "sync-protocol";
import { useDeferredValue, useMemo, useState } from "react";
import { useCellar } from "../../live/useCellar.ts";
import { usePlaces } from "../../live/places/usePlaces.ts";
import type { CellarWine } from "../../rules/cellarView.ts";
import { placementOf } from "../../rules/placementOf.ts";
import { DIMENSIONS, lotsThatAre, sharesBy } from "../../rules/statistics.ts";
import { BottleDrawing } from "../../ui/BottleDrawing.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/Link.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Splash } from "../../ui/Splash.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import type { Behind } from "./Behind.ts";
import { DIMENSION_WORDS } from "./dimensionWords.ts";
import { DrinkingChart } from "./DrinkingChart.tsx";
import { HeldFigures } from "./HeldFigures.tsx";
import { OnOrder } from "./OnOrder.tsx";
import { ShareChart } from "./ShareChart.tsx";
import classes from "./Statistics.module.css";
import { WinesBehind } from "./WinesBehind.tsx";

/** The cellar in figures and charts, counted on this device; each answers with the wines behind it. */
export function StatisticsPage() {
  usePageTitle("Statistics");
  const cellar = useCellar();
  const places = usePlaces();
  const wines = useDeferredValue(cellar.kind === "ready" ? cellar.wines : undefined);

  if (!wines || !places) return <Splash />;
  return (
    <div className={classes["page"]}>
      <h1>Statistics</h1>
      <Charts places={places} wines={wines} />
    </div>
  );
}

interface ChartsProps {
  readonly wines: readonly CellarWine[];
  readonly places: Places;
}

function Charts({ wines, places }: ChartsProps) {
  const held = useMemo(() => lotsThatAre("held", wines), [wines]);
  const ordered = useMemo(() => lotsThatAre("ordered", wines), [wines]);
  const shares = useMemo(() => {
    const placement = placementOf(places);
    return DIMENSIONS.map((dimension) => ({
      dimension,
      shares: sharesBy(dimension, held, placement),
    }));
  }, [held, places]);
  const [behind, setBehind] = useState<Behind>();
  const [isOpen, setOpen] = useState(false);
  const show = (chosen: Behind) => {
    setBehind(chosen);
    setOpen(true);
  };

  if (held.length === 0 && ordered.length === 0) {
    return (
      <EmptyState
        action={<Link to="/">Go to your collection</Link>}
        drawing={<BottleDrawing type="Red Wine" />}
        title="Nothing to count yet"
      >
        Once bottles lie in your cellar, this page tells where they are from, what you paid, and
        when to drink them.
      </EmptyState>
    );
  }
  return (
    <>
      <HeldFigures held={held} ordered={ordered} onShow={show} />
      <div className={classes["charts"]}>
        {held.length > 0 && <DrinkingChart held={held} onShow={show} />}
        {ordered.length > 0 && <OnOrder ordered={ordered} />}
        {held.length > 0 &&
          shares.map((one) => (
            <ShareChart
              key={one.dimension}
              shares={one.shares}
              words={DIMENSION_WORDS[one.dimension]}
              onShow={show}
            />
          ))}
      </div>
      <Sheet
        opened={isOpen}
        title={behind?.title ?? ""}
        onClose={() => {
          setOpen(false);
        }}
      >
        {behind && <WinesBehind behind={behind} />}
      </Sheet>
    </>
  );
}
