import { Suspense } from "react";
import { CollectionPage } from "../features/collection/CollectionPage.tsx";
import { InstallHint } from "../features/install-hint/InstallHint.tsx";
import { dialogOnDemand } from "../ui/dialogOnDemand.tsx";
import { onDemand } from "../ui/onDemand.tsx";

const PairingTab = onDemand(
  async () => (await import("../features/pairing/PairingTab.tsx")).PairingTab,
);

const WineFormDialog = dialogOnDemand(async () => {
  const [{ WineFormDialog: Dialog }, { LabelCapture }] = await Promise.all([
    import("../features/wine-form/WineFormDialog.tsx"),
    import("../features/label-capture/LabelCapture.tsx"),
  ]);
  return (props: Omit<Parameters<typeof Dialog>[0], "LabelCamera">) => (
    <Dialog {...props} LabelCamera={LabelCapture} />
  );
}, "onExited");

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
        renderForm={(request) => <WineFormDialog {...request} />}
      />
      <InstallHint />
    </>
  );
}
