import { Suspense, useState } from "react";
import { CollectionPage } from "../../features/collection/CollectionPage.tsx";
import { afterMainContent } from "../../ui/loading/afterMainContent.tsx";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { onDemand } from "../../ui/loading/onDemand.tsx";
import { QUICK_ACTIONS, useQuickAction } from "../../parts/requests/quickActions.ts";
import { WineFormOnDemand } from "./WineFormOnDemand.tsx";

const PairingTab = onDemand(
  async () => (await import("../../features/pairing/PairingTab.tsx")).PairingTab,
);

const ScanDialog = dialogOnDemand(
  async () => (await import("../../features/scan/ScanDialog.tsx")).ScanDialog,
  "onClose",
);

const InstallHint = afterMainContent(
  async () => (await import("../../features/install-hint/InstallHint.tsx")).InstallHint,
);

/**
 * The main page, composed here of several features, because features must not import each other.
 */
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
      <ScanOnRequest />
    </>
  );
}

function ScanOnRequest() {
  const [isOpen, setOpen] = useState<boolean>();
  useQuickAction(QUICK_ACTIONS.scan, () => {
    setOpen(true);
  });

  if (isOpen === undefined) return null;
  return (
    <ScanDialog
      opened={isOpen}
      onClose={() => {
        setOpen(false);
      }}
    />
  );
}
