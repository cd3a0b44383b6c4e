import { Button } from "@mantine/core";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { CALLS } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Link } from "../../ui/Link.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import classes from "./forms.module.css";
import { useSubmission } from "./useSubmission.ts";

const FALLBACK = "Failed to undo the change. The link may be expired or invalid.";

/**
 * Take back a change of the e-mail with the link that the address of before was sent. It asks first:
 * what looks into mails for danger opens their links.
 */
export function UndoEmailChangePage() {
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <EmailIsBack />
  ) : (
    <UndoChange
      onDone={() => {
        setDone(true);
      }}
    />
  );
}

function UndoChange({ onDone }: { readonly onDone: () => void }) {
  const [search] = useSearchParams();
  const { submit, ...state } = useSubmission(FALLBACK);
  const undo = async () => {
    const body = { token: search.get("token") ?? "" };
    await callServer(CALLS.undoEmailChange, { body });
    onDone();
  };

  return (
    <AccountFrame
      subtitle="You will sign in with the address again that this link was sent to."
      title="Undo the email change?"
    >
      <Alert tone="note">
        Every device will be signed out, and the password will no longer work. We will send you a
        link to choose a new one. Your wines stay as they are.
      </Alert>
      <AccountForm
        {...state}
        action="Undo the Change"
        pendingAction="Undoing..."
        onSubmit={(event) => {
          event.preventDefault();
          void submit(undo);
        }}
      >
        {null}
      </AccountForm>
      <p className={classes["aside"]}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AccountFrame>
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
