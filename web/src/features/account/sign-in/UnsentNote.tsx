import { useSyncStatus } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { countOf } from "../../../ui/countOf.ts";

/** Note for a user whom the server signed out: pending changes are still on this device. */
export function UnsentNote() {
  const { waiting } = useSyncStatus();

  return (
    <Alert tone="note">
      {waiting === 0
        ? i18n._("You were signed out. Your cellar is still on this device.")
        : i18n._("Sign in to finish syncing {changes}.", { changes: countOf(waiting, "change") })}
    </Alert>
  );
}
