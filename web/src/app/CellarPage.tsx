import { lazy, Suspense } from "react";
import { CollectionPage } from "../features/collection/CollectionPage.tsx";
import { InstallHint } from "../features/install-hint/InstallHint.tsx";

const PairingTab = lazy(async () => ({
  default: (await import("../features/pairing/PairingTab.tsx")).PairingTab,
}));

const WineFormDialog = lazy(async () => {
  const [{ WineFormDialog: Dialog }, { LabelCapture }] = await Promise.all([
    import("../features/wine-form/WineFormDialog.tsx"),
    import("../features/label-capture/LabelCapture.tsx"),
  ]);
  return {
    default: (props: Omit<Parameters<typeof Dialog>[0], "LabelCamera">) => (
      <Dialog {...props} LabelCamera={LabelCapture} />
    ),
  };
});

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
        renderForm={(request) => (
          <Suspense>
            <WineFormDialog {...request} />
          </Suspense>
        )}
      />
      <InstallHint />
    </>
  );
}
