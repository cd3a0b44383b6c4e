import { Suspense } from "react";
import { CollectionPage } from "../features/collection/CollectionPage.tsx";
import { InstallHint } from "../features/install-hint/InstallHint.tsx";
import { onDemand } from "../ui/onDemand.tsx";
import { WineFormOnDemand } from "./WineFormOnDemand.tsx";

const PairingTab = onDemand(
  async () => (await import("../features/pairing/PairingTab.tsx")).PairingTab,
);

/** The main page put together: features don't know each other, here they meet. */
export function CellarPage() {
  return (
    <>
      <CollectionPage
        pairing={
          <Suspense>
            <PairingTab />
          </Suspense>
        }
        renderForm={(request) => <WineFormOnDemand {...request} />}
      />
      <InstallHint />
    </>
  );
}
