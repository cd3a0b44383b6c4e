import { Button } from "@mantine/core";
import { CALLS } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { AccountFrame } from "../sign-in/AccountFrame.tsx";
import { BackToLogin } from "../sign-in/BackToLogin.tsx";
import { MailedLinkPage } from "./MailedLinkPage.tsx";

/** Keep an account that is to be deleted, with the link that its mailbox was sent. */
export function CancelDeletionPage() {
  return (
    <MailedLinkPage
      act={(token) => callServer(CALLS.cancelDeletion, { body: { token } })}
      action="Keep My Account"
      aside={<BackToLogin />}
      done={
        <AccountFrame
          subtitle="Nothing will be deleted. Sign in with your password, as before."
          title="Your Account Is Back"
        >
          <Button component={Link} to="/login">
            Go to Login
          </Button>
        </AccountFrame>
      }
      fallback="Failed to take the deletion back. The link may be expired or invalid."
      pendingAction="Keeping..."
      subtitle="Your wines and photos stay, and you can sign in again."
      title="Keep your account?"
    />
  );
}
