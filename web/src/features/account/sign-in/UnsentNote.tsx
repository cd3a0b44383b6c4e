import { useSyncStatus } from "../../../engine/index.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { countOf } from "../../../ui/countOf.ts";

/** Tells who was signed out by the server that their changes wait for them here. */
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
