import { useLocation } from "react-router";
import { JOIN_PATH } from "../../../parts/addresses/pageAddresses.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { returnTo } from "../../../ui/returnTo.ts";

/** Shown to a visitor who opened an invitation's link: what signing in leads to. */
export function InvitedNote() {
  const location = useLocation();
  if (!returnTo(location.state).startsWith(`${JOIN_PATH}?`)) return null;
  return (
    <Alert tone="note">
      You are invited to share a cellar. Sign in, or create an account, to see the invitation. If it
      was mailed to you, use the email address that it was sent to.
    </Alert>
  );
}
