import { Suspense } from "react";
import { CollectionPage } from "../features/collection/CollectionPage.tsx";
import { InstallHint } from "../features/install-hint/InstallHint.tsx";
import { dialogOnDemand } from "../ui/dialogOnDemand.tsx";
import { onDemand } from "../ui/onDemand.tsx";

const PairingTab = onDemand(
  async () => (await import("../features/pairing/PairingTab.tsx")).PairingTab,
);

const WineFormDialog = dialogOnDemand(async () => {
  const [{ WineFormDialog: Dialog }, { LabelCapture }, { PhotoChooser }] = await Promise.all([
    import("../features/wine-form/WineFormDialog.tsx"),
    import("../features/label-capture/LabelCapture.tsx"),
    import("../features/label-capture/PhotoChooser.tsx"),
  ]);
  type Props = Omit<Parameters<typeof Dialog>[0], "LabelCamera" | "PhotoChooser">;
  return (props: Props) => (
    <Dialog {...props} LabelCamera={LabelCapture} PhotoChooser={PhotoChooser} />
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
