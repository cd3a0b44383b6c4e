import { Button } from "@mantine/core";
import { useId } from "react";
import { CALLS, newPasswordSchema, PASSWORD_MIN, type WaysIn } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/Alert.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./forms.module.css";
import { ProofNote } from "./ProofField.tsx";
import { useAccountForm } from "./useAccountForm.ts";
import { useProof } from "./useProof.ts";

interface SetPasswordDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: WaysIn;
  readonly onClose: () => void;
  readonly onSet: () => void;
}

/** Sets a password for an account that has none; a passkey or an identity shows that it is its person. */
export function SetPasswordDialog({ opened, email, ways, onClose, onSet }: SetPasswordDialogProps) {
  const formId = useId();
  const proof = useProof(ways);
  const { form, isPending, failure, onSubmit } = useAccountForm({
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
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isPending} form={formId} type="submit">
            {isPending ? "Setting..." : "Set Password"}
          </Button>
        </>
      }
      title="Set a password"
      onClose={onClose}
    >
      <form noValidate className={classes["fields"]} id={formId} onSubmit={onSubmit}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          data-autofocus
          autoComplete="new-password"
          description={`At least ${String(PASSWORD_MIN)} characters`}
          label="New Password"
          {...form.getInputProps("newPassword")}
        />
        <ProofNote proof={proof} />
      </form>
    </ConfirmDialog>
  );
}
