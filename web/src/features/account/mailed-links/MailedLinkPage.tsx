import { type ReactNode, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
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
  /** Message for a failure without a message from the server. */
  readonly fallback: string;
  readonly aside?: ReactNode;
  readonly done: ReactNode;
}

/** Page opened by a mailed link. It asks before it acts, because mail scanners open links too. */
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

/** Confirms an e-mail with its mailed link, then continues to a requested password reset. */
export function ConfirmEmailPage() {
  const [resetToken, setResetToken] = useState<string | null>(null);
  const confirm = async (token: string) => {
    const answer = await callServer(CALLS.confirmEmail, { body: { token } });
    setResetToken(answer.resetToken);
  };

  return (
    <MailedLinkPage
      act={confirm}
      action="Confirm Email Address"
      done={resetToken === null ? <EmailConfirmed /> : <GoToReset token={resetToken} />}
      fallback="This link is no longer valid. Sign in, and send another one from your profile."
      pendingAction="Confirming..."
      subtitle="The link came to the mailbox of your account."
      title="Confirm your email address"
    />
  );
}

function EmailConfirmed() {
  return (
    <AccountFrame subtitle="Thank you." title="Your Email Address Is Confirmed">
      <Button component={Link} to="/">
        Go to Your Cellar
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
      fallback="Failed to keep your account. The link may be expired or invalid."
      pendingAction="Keeping..."
      subtitle="Your wines and photos stay, and you can sign in again."
      title="Keep your account?"
    />
  );
}

/** Unsubscribes from the monthly mails with the link in each mail. Needs no sign-in. */
export function EndRemindersPage() {
  return (
    <MailedLinkPage
      act={(token) => callServer(CALLS.endReminderMails, { query: { token } })}
      action="Stop the Mails"
      done={
        <AccountFrame
          subtitle="You can turn them on again in your profile settings."
          title="No More Mails"
        >
          <ToCollection />
        </AccountFrame>
      }
      fallback="Failed to stop the mails. The link may be incomplete."
      pendingAction="Ending..."
      subtitle="You still find what is due in the app, under Reminders."
      title="Stop the monthly mails?"
    />
  );
}

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
