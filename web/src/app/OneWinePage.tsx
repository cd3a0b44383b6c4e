import { WinePage } from "../features/wine-page/WinePage.tsx";
import { WineFormOnDemand } from "./WineFormOnDemand.tsx";

/** A wine's page put together: its feature and the form do not know each other. */
export function OneWinePage() {
  return <WinePage renderForm={(request) => <WineFormOnDemand {...request} />} />;
}
