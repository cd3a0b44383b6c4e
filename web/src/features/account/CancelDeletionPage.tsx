import { Button } from "@mantine/core";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { CALLS } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { Link } from "../../ui/Link.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import classes from "./forms.module.css";
import { useSubmission } from "./useSubmission.ts";

const FALLBACK = "Failed to take the deletion back. The link may be expired or invalid.";

/**
 * Keep an account that is to be deleted, with the link that its mailbox was sent. It asks first: what
 * looks into mails for danger opens their links.
 */
export function CancelDeletionPage() {
  const [isKept, setKept] = useState(false);
  const [search] = useSearchParams();
  const { submit, ...state } = useSubmission(FALLBACK);
  const keep = async () => {
    await callServer(CALLS.cancelDeletion, { body: { token: search.get("token") ?? "" } });
    setKept(true);
  };

  if (isKept) {
    return (
      <AccountFrame
        subtitle="Nothing will be deleted. Sign in with your password, as before."
        title="Your Account Is Back"
      >
        <Button component={Link} to="/login">
          Go to Login
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      subtitle="Your wines and photos stay, and you can sign in again."
      title="Keep your account?"
    >
      <AccountForm
        {...state}
        action="Keep My Account"
        pendingAction="Keeping..."
        onSubmit={(event) => {
          event.preventDefault();
          void submit(keep);
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
