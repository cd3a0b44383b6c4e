import { Button } from "@mantine/core";
import { useState } from "react";
import { Navigate } from "react-router";
import { CALLS } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { AccountFrame } from "../sign-in/AccountFrame.tsx";
import { MailedLinkPage } from "./MailedLinkPage.tsx";

/** Confirm an e-mail with the link that was sent to it; then go on to the reset that was asked for. */
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
