import { Button } from "@mantine/core";
import { CALLS } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { AccountFrame } from "../sign-in/AccountFrame.tsx";
import { BackToLogin } from "../sign-in/BackToLogin.tsx";
import classes from "../account-forms/forms.module.css";
import { MailedLinkPage } from "./MailedLinkPage.tsx";

/** Take back a change of the e-mail with the link that the address of before was sent. */
export function UndoEmailChangePage() {
  return (
    <MailedLinkPage
      act={(token) => callServer(CALLS.undoEmailChange, { body: { token } })}
      action="Undo the Change"
      aside={<BackToLogin />}
      done={<EmailIsBack />}
      fallback="Failed to undo the change. The link may be expired or invalid."
      note={
        <Alert tone="note">
          Every device will be signed out, and the password will no longer work. We will send you a
          link to choose a new one. Passkeys, linked accounts and a second factor that you had
          before the change stay. So do your wines.
        </Alert>
      }
      pendingAction="Undoing..."
      subtitle="You will sign in again with the address that this link was sent to."
      title="Undo the email change?"
    />
  );
}

function EmailIsBack() {
  return (
    <AccountFrame
      subtitle="We have sent you a link to choose a new password. It expires in 1 hour."
      title="Your Email Address Is Back"
    >
      <Alert tone="note">Nothing there? Please check your spam folder.</Alert>
      <Button component={Link} to="/login">
        Go to Login
      </Button>
      <p className={classes["aside"]}>
        <Link to="/forgot-password">Ask for another link</Link>
      </p>
    </AccountFrame>
  );
}
