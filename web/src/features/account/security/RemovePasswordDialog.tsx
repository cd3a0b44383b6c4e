import { CALLS, typedProof, type SignInOptions } from "sync-protocol";
import * as z from "zod/mini";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { toast } from "../../../ui/toasts/toast.ts";
import { FormDialog } from "../../../parts/server-forms/FormDialog.tsx";
import { ProofField } from "../account-forms/ProofField.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useProof } from "../account-forms/useProof.ts";

interface RemovePasswordDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: SignInOptions;
  readonly onKeep: () => void;
  readonly onRemoved: () => void;
}

export function RemovePasswordDialog(props: RemovePasswordDialogProps) {
  const { opened, email, ways, onKeep, onRemoved } = props;
  const proof = useProof(ways);
  const { form, ...state } = useServerForm({
    initial: { password: "" },
    schema: z.object(typedProof(proof.isPassword)),
    fallback: i18n._("Failed to remove the password. Please try again."),
    send: async ({ password }) => {
      await callServer(CALLS.removePassword, { body: await proof.show(password) });
      toast({
        title: i18n._("Password removed"),
        description: i18n._("Your other devices need to sign in again."),
      });
      onRemoved();
    },
  });

  return (
    <FormDialog
      {...state}
      action={i18n._("Remove Password")}
      pendingAction={i18n._("Removing...")}
      isGrave
      keep={i18n._("Keep Password")}
      opened={opened}
      title={i18n._("Remove your password?")}
      onClose={onKeep}
    >
      <p>{consequence(ways, email)}</p>
      <ProofField email={email} field={form.getInputProps("password")} proof={proof} />
    </FormDialog>
  );
}

function consequence(ways: SignInOptions, email: string): string {
  const provider = ways.identity && ways.identityProvider;
  if (provider === null) {
    return i18n._(
      "Your passkeys alone sign you in from then on. Should that be lost, a link that we send to {email} sets a password.",
      { email },
    );
  }
  return ways.passkeys.length > 0
    ? i18n._(
        "Your passkeys and {provider} alone sign you in from then on. Should that be lost, a link that we send to {email} sets a password.",
        { provider, email },
      )
    : i18n._(
        "{provider} alone signs you in from then on. Should that be lost, a link that we send to {email} sets a password.",
        { provider: provider.slice(0, 1).toUpperCase() + provider.slice(1), email },
      );
}
