import { Button } from "@mantine/core";
import { useState } from "react";
import { CALLS, changePasswordSchema, PASSWORD_MIN } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { AccountForm } from "../account-forms/AccountForm.tsx";
import classes from "../../../parts/server-forms/forms.module.css";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import type { SignInMethods } from "./useSignInMethods.ts";

const SetPasswordDialog = dialogOnDemand(
  async () => (await import("./SetPasswordDialog.tsx")).SetPasswordDialog,
  "onClose",
);
const RemovePasswordDialog = dialogOnDemand(
  async () => (await import("./RemovePasswordDialog.tsx")).RemovePasswordDialog,
  "onKeep",
);

interface PasswordCardProps extends SignInMethods {
  readonly email: string;
}

export function PasswordCard({ email, ways, change }: PasswordCardProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  const open = () => {
    setAsking(true);
  };
  const note = (hasPassword: boolean) => {
    change((known) => ({ ...known, hasPassword }));
  };

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Password")}</h2>
      {ways.hasPassword ? (
        <>
          <ChangePasswordForm email={email} />
          {(ways.passkeys.length > 0 || ways.identity) && (
            <Button className={classes["action"]} variant="default" onClick={open}>
              {i18n._("Remove Password")}
            </Button>
          )}
          {isAsking && (
            <RemovePasswordDialog
              opened
              email={email}
              ways={ways}
              onKeep={close}
              onRemoved={() => {
                close();
                note(false);
              }}
            />
          )}
        </>
      ) : (
        <>
          <p className={classes["quiet"]}>
            {i18n._(
              "Your account has no password. Should nothing else let you in, a link that we send to {email} sets one.",
              { email },
            )}
          </p>
          <Button className={classes["action"]} variant="default" onClick={open}>
            {i18n._("Set a Password")}
          </Button>
          {isAsking && (
            <SetPasswordDialog
              opened
              email={email}
              ways={ways}
              onClose={close}
              onSet={() => {
                close();
                note(true);
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

function ChangePasswordForm({ email }: { readonly email: string }) {
  const { form, ...state } = useServerForm({
    initial: { currentPassword: "", newPassword: "" },
    schema: changePasswordSchema,
    fallback: i18n._("Failed to change password. Please try again."),
    send: async (body) => {
      await callServer(CALLS.changePassword, { body });
      form.reset();
      toast({
        title: i18n._("Password changed"),
        description: i18n._("Your other devices need to sign in again."),
      });
    },
  });

  return (
    <AccountForm
      {...state}
      action={i18n._("Change Password")}
      fullWidth={false}
      pendingAction={i18n._("Changing...")}
    >
      {/* For password managers: the account that this password belongs to. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        autoComplete="current-password"
        label={i18n._("Current Password")}
        {...form.getInputProps("currentPassword")}
      />
      <PasswordField
        autoComplete="new-password"
        description={i18n._("At least {count} characters", {
          count: String(PASSWORD_MIN),
        })}
        label={i18n._("New Password")}
        {...form.getInputProps("newPassword")}
      />
    </AccountForm>
  );
}
