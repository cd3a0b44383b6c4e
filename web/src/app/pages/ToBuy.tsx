import { PhotoChooser } from "../../features/label-capture/PhotoChooser.tsx";
import { ToBuyPage } from "../../features/to-buy/ToBuyPage.tsx";
import { WineFormOnDemand } from "./WineFormOnDemand.tsx";

/**
 * The To Buy page, composed here of several features, because features must not import each other.
 */
export function ToBuy() {
  return (
    <ToBuyPage
      PhotoButton={PhotoChooser}
      renderForm={(form) => <WineFormOnDemand {...form} wine={undefined} />}
    />
  );
}
