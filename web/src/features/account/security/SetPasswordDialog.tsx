import { CALLS, newPasswordSchema, PASSWORD_MIN, type SignInOptions } from "sync-protocol";
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

/** Sets a password for an account without one. The proof is a passkey or an identity. */
export function SetPasswordDialog({ opened, email, ways, onClose, onSet }: SetPasswordDialogProps) {
  const proof = useProof(ways);
  const { form, ...state } = useServerForm({
    initial: { newPassword: "" },
    schema: newPasswordSchema,
    fallback: "Failed to set the password. Please try again.",
    send: async (body) => {
      await callServer(CALLS.setPassword, { body: { ...body, ...(await proof.show("")) } });
      toast({ title: "Password set", description: "Your other devices need to sign in again." });
      onSet();
    },
  });

  return (
    <FormDialog
      {...state}
      action="Set Password"
      pendingAction="Setting..."
      opened={opened}
      title="Set a password"
      onClose={onClose}
    >
      {/* For password managers: the account that this password belongs to. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        data-autofocus
        autoComplete="new-password"
        description={`At least ${String(PASSWORD_MIN)} characters`}
        label="New Password"
        {...form.getInputProps("newPassword")}
      />
      <ProofNote proof={proof} />
    </FormDialog>
  );
}
