import { useLocation } from "react-router";
import { DishesForWine } from "../../features/pairing/DishesForWine.tsx";
import { GivenWinePage } from "../../features/wine-page/GivenWinePage.tsx";
import { WinePage } from "../../features/wine-page/WinePage.tsx";
import { SHARED_WINE_PATH } from "../../features/wine-page/sharedWine.ts";
import { WineFormOnDemand } from "./WineFormOnDemand.tsx";

/**
 * A wine's page, composed here of several features, because features must not import each other.
 */
export function OneWinePage() {
  const { pathname, hash } = useLocation();
  return pathname === SHARED_WINE_PATH ? (
    <GivenWinePage key={hash} renderForm={(request) => <WineFormOnDemand {...request} />} />
  ) : (
    <WinePage
      renderDishes={(wine) => <DishesForWine wine={wine} />}
      renderForm={(request) => <WineFormOnDemand {...request} />}
    />
  );
}
