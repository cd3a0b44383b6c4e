import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { CALLS, PASSWORD_MIN, resetPasswordSchema } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import { AccountFrame, BackToLogin } from "./AccountFrame.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";

const REDIRECT_MS = 3_000;

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = search.get("token") ?? "";

  if (token === "") return <InvalidLink />;
  return isDone ? (
    <ResetDone />
  ) : (
    <ChooseNewPassword
      token={token}
      onDone={() => {
        setDone(true);
      }}
    />
  );
}

function InvalidLink() {
  useEffect(() => {
    toast({
      title: i18n._("Invalid Link"),
      description: i18n._("This password reset link is invalid or missing the token."),
      tone: "failure",
    });
  }, []);
  return <Navigate replace to="/login" />;
}

interface ChooseNewPasswordProps {
  readonly token: string;
  readonly onDone: () => void;
}

function ChooseNewPassword({ token, onDone }: ChooseNewPasswordProps) {
  const { form, ...state } = useServerForm({
    initial: { token, password: "" },
    schema: resetPasswordSchema,
    fallback: i18n._("Failed to reset password. The link may be expired or invalid."),
    send: async (body) => {
      await callServer(CALLS.resetPassword, { body });
      onDone();
    },
  });

  return (
    <AccountFrame
      subtitle={i18n._("Choose a new password for your cellar.")}
      title={i18n._("Reset your password")}
    >
      <AccountForm
        {...state}
        action={i18n._("Reset Password")}
        pendingAction={i18n._("Resetting...")}
      >
        <PasswordField
          autoComplete="new-password"
          description={i18n._("At least {count} characters", {
            count: String(PASSWORD_MIN),
          })}
          label={i18n._("New Password")}
          {...form.getInputProps("password")}
        />
      </AccountForm>
      <BackToLogin />
    </AccountFrame>
  );
}

function ResetDone() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate("/login", { replace: true }), REDIRECT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate]);

  return (
    <AccountFrame
      subtitle={i18n._("You can now sign in with your new password. The login page opens now.")}
      title={i18n._("Password Reset Successful!")}
    >
      <Button component={Link} to="/login">
        {i18n._("Go to Login")}
      </Button>
    </AccountFrame>
  );
}
