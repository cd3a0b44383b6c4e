import { useSyncStatus } from "../../../engine/index.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { countOf } from "../../../ui/countOf.ts";

/** Note to a user signed out by the server: pending changes are still on this device. */
export function UnsentNote() {
  const { waiting } = useSyncStatus();

  return (
    <Alert tone="note">
      {waiting === 0
        ? "You were signed out. Your cellar is still on this device."
        : `Sign in to finish syncing ${countOf(waiting, "change")}.`}
    </Alert>
  );
}
