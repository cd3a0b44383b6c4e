import { CALLS, newPasswordSchema, PASSWORD_MIN, type SignInOptions } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { FormDialog } from "../../../parts/server-forms/FormDialog.tsx";
import { ProofNote } from "../account-forms/ProofField.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useProof } from "../account-forms/useProof.ts";

interface SetPasswordDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: SignInOptions;
  readonly onClose: () => void;
  readonly onSet: () => void;
}

export function SetPasswordDialog({ opened, email, ways, onClose, onSet }: SetPasswordDialogProps) {
  const proof = useProof(ways);
  const { form, ...state } = useServerForm({
    initial: { newPassword: "" },
    schema: newPasswordSchema,
    fallback: i18n._("Failed to set the password. Please try again."),
    send: async (body) => {
      await callServer(CALLS.setPassword, { body: { ...body, ...(await proof.show("")) } });
      toast({
        title: i18n._("Password set"),
        description: i18n._("Your other devices need to sign in again."),
      });
      onSet();
    },
  });

  return (
    <FormDialog
      {...state}
      action={i18n._("Set Password")}
      pendingAction={i18n._("Setting...")}
      opened={opened}
      title={i18n._("Set a password")}
      onClose={onClose}
    >
      {/* For password managers: the account that this password belongs to. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        data-autofocus
        autoComplete="new-password"
        description={i18n._("At least {count} characters", {
          count: String(PASSWORD_MIN),
        })}
        label={i18n._("New Password")}
        {...form.getInputProps("newPassword")}
      />
      <ProofNote proof={proof} />
    </FormDialog>
  );
}
