import { type ReactNode, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { i18n } from "../../../language/i18n.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import { AccountFrame, BackToLogin } from "../sign-in/AccountFrame.tsx";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";
import { Button } from "@mantine/core";
import { CALLS } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { ToCollection } from "../../../ui/page/ToCollection.tsx";
import { Alert } from "../../../ui/page/Alert.tsx";
import classes from "../../../parts/server-forms/forms.module.css";

export interface MailedLinkPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly note?: ReactNode;
  readonly action: string;
  readonly pendingAction: string;
  readonly act: (token: string) => Promise<unknown>;
  /** Error message if a failure has no message from the server. */
  readonly fallback: string;
  readonly aside?: ReactNode;
  readonly done: ReactNode;
}

/**
 * Page opened by a mailed link. The user must confirm the action, because mail scanners open links
 * too.
 */
export function MailedLinkPage(props: MailedLinkPageProps) {
  const { title, subtitle, note, action, pendingAction, act, fallback, aside, done } = props;
  const [isDone, setDone] = useState(false);
  const [search] = useSearchParams();
  const { submit, ...state } = useSubmission(fallback);
  const actOnce = async () => {
    await act(search.get("token") ?? "");
    setDone(true);
  };

  if (isDone) return done;
  return (
    <AccountFrame subtitle={subtitle} title={title}>
      {note}
      <AccountForm
        {...state}
        action={action}
        pendingAction={pendingAction}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(actOnce);
        }}
      >
        {null}
      </AccountForm>
      {aside}
    </AccountFrame>
  );
}

export function ConfirmEmailPage() {
  const [resetToken, setResetToken] = useState<string | null>(null);
  const confirm = async (token: string) => {
    const answer = await callServer(CALLS.confirmEmail, { body: { token } });
    setResetToken(answer.resetToken);
  };

  return (
    <MailedLinkPage
      act={confirm}
      action={i18n._("Confirm Email Address")}
      done={resetToken === null ? <EmailConfirmed /> : <GoToReset token={resetToken} />}
      fallback={i18n._(
        "This link is no longer valid. Sign in, and send another one from your profile.",
      )}
      pendingAction={i18n._("Confirming...")}
      subtitle={i18n._("The link came to the mailbox of your account.")}
      title={i18n._("Confirm your email address")}
    />
  );
}

function EmailConfirmed() {
  return (
    <AccountFrame subtitle={i18n._("Thank you.")} title={i18n._("Your Email Address Is Confirmed")}>
      <Button component={Link} to="/">
        {i18n._("Go to Your Cellar")}
      </Button>
    </AccountFrame>
  );
}

function GoToReset({ token }: { readonly token: string }) {
  const search = new URLSearchParams({ token }).toString();
  return <Navigate replace to={`/reset-password?${search}`} />;
}

export function CancelDeletionPage() {
  return (
    <MailedLinkPage
      act={(token) => callServer(CALLS.cancelDeletion, { body: { token } })}
      action={i18n._("Keep My Account")}
      aside={<BackToLogin />}
      done={
        <AccountFrame
          subtitle={i18n._("Nothing will be deleted. Sign in with your password, as before.")}
          title={i18n._("Your Account Is Back")}
        >
          <Button component={Link} to="/login">
            {i18n._("Go to Login")}
          </Button>
        </AccountFrame>
      }
      fallback={i18n._("Failed to keep your account. The link may be expired or invalid.")}
      pendingAction={i18n._("Keeping...")}
      subtitle={i18n._("Your wines and photos stay, and you can sign in again.")}
      title={i18n._("Keep your account?")}
    />
  );
}

/** Turns off the monthly mails. Opened by the link in each mail, without a sign-in. */
export function EndRemindersPage() {
  return (
    <MailedLinkPage
      act={(token) => callServer(CALLS.endReminderMails, { query: { token } })}
      action={i18n._("Stop the Mails")}
      done={
        <AccountFrame
          subtitle={i18n._("You can turn them on again in your profile settings.")}
          title={i18n._("No More Mails")}
        >
          <ToCollection />
        </AccountFrame>
      }
      fallback={i18n._("Failed to stop the mails. The link may be incomplete.")}
      pendingAction={i18n._("Ending...")}
      subtitle={i18n._("You still find what is due in the app, under Reminders.")}
      title={i18n._("Stop the monthly mails?")}
    />
  );
}

export function UndoEmailChangePage() {
  return (
    <MailedLinkPage
      act={(token) => callServer(CALLS.undoEmailChange, { body: { token } })}
      action={i18n._("Undo the Change")}
      aside={<BackToLogin />}
      done={<EmailIsBack />}
      fallback={i18n._("Failed to undo the change. The link may be expired or invalid.")}
      note={
        <Alert tone="note">
          {i18n._(
            "Every device will be signed out, and the password will no longer work. We will send you a link to choose a new one. Passkeys, linked accounts and a second factor that you had before the change stay. So do your wines.",
          )}
        </Alert>
      }
      pendingAction={i18n._("Undoing...")}
      subtitle={i18n._("You will sign in again with the address that this link was sent to.")}
      title={i18n._("Undo the email change?")}
    />
  );
}

function EmailIsBack() {
  return (
    <AccountFrame
      subtitle={i18n._("We have sent you a link to choose a new password. It expires in 1 hour.")}
      title={i18n._("Your Email Address Is Back")}
    >
      <Alert tone="note">{i18n._("Nothing there? Please check your spam folder.")}</Alert>
      <Button component={Link} to="/login">
        {i18n._("Go to Login")}
      </Button>
      <p className={classes["aside"]}>
        <Link to="/forgot-password">{i18n._("Ask for another link")}</Link>
      </p>
    </AccountFrame>
  );
}
