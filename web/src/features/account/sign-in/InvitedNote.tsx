import { useLocation } from "react-router";
import { i18n } from "../../../language/i18n.ts";
import { JOIN_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { returnTo } from "../../../ui/returnTo.ts";

/** Note for a visitor who must sign in before seeing an invitation. */
export function InvitedNote() {
  const location = useLocation();
  if (!returnTo(location.state).startsWith(`${JOIN_PATH}?`)) return null;
  return (
    <Alert tone="note">
      {i18n._(
        "You are invited to share a cellar. Sign in, or create an account, to see the invitation. If it was mailed to you, use the email address that it was sent to.",
      )}
    </Alert>
  );
}
