import { Navigate, useParams } from "react-router";
import { useCellar } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { wineOfBottle } from "../../rules/cellar/finding/scannedCode.ts";
import { DeadEnd } from "../../ui/drawings/EmptyState.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";

/**
 * Page that a scanned sticker opens. Continues to the sticker's wine, also if the wine arrives only
 * with the next sync. Works offline.
 */
export function BottlePage() {
  usePageTitle(i18n._("Bottle"));
  const { bottleId = "" } = useParams();
  const cellar = useCellar();

  if (cellar.kind === "unknown") return <Splash />;
  const wine = cellar.kind === "ready" ? wineOfBottle(cellar.wines, bottleId) : undefined;
  if (wine) return <Navigate replace to={wineAddress(wine.id)} />;
  return (
    <DeadEnd title={i18n._("No bottle of yours")}>
      {i18n._(
        "No wine in your cellar has the bottle ID on this sticker. It may belong to someone else’s cellar, or not have reached this device yet.",
      )}
    </DeadEnd>
  );
}
