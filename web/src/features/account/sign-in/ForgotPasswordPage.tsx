import { Button } from "@mantine/core";
import { useState } from "react";
import { CALLS, forgotPasswordSchema } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import { AccountFrame, BackToLogin } from "./AccountFrame.tsx";
import { EmailField } from "../account-forms/fields.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? <AskForLink onSent={setSentTo} /> : <LinkSent email={sentTo} />;
}

function AskForLink({ onSent }: { readonly onSent: (email: string) => void }) {
  const { form, ...state } = useServerForm({
    initial: { email: "" },
    schema: forgotPasswordSchema,
    fallback: i18n._("Failed to send password reset email. Please try again."),
    send: async (body) => {
      await callServer(CALLS.forgotPassword, { body });
      toast({ title: i18n._("Email sent!"), description: i18n._("The reset link is on its way.") });
      onSent(body.email.trim());
    },
  });

  return (
    <AccountFrame
      subtitle={i18n._("Enter your email. We will send you a link to set a new one.")}
      title={i18n._("Forgot your password?")}
    >
      <AccountForm
        {...state}
        action={i18n._("Send Reset Email")}
        pendingAction={i18n._("Sending...")}
      >
        <EmailField {...form.getInputProps("email")} />
      </AccountForm>
      <BackToLogin />
    </AccountFrame>
  );
}

function LinkSent({ email }: { readonly email: string }) {
  return (
    <AccountFrame
      subtitle={i18n._("If {email} has an account here, a reset link is on its way.", { email })}
      title={i18n._("Check Your Email")}
    >
      <Alert tone="note">
        {i18n._(
          "Nothing there? Please check your spam folder. The reset link expires in 1 hour. If you changed your email address within the last hour, the link goes to the former one.",
        )}
      </Alert>
      <Button component={Link} to="/login" variant="default">
        {i18n._("Back to Login")}
      </Button>
    </AccountFrame>
  );
}
