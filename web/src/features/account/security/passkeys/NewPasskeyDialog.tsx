import { TextInput } from "@mantine/core";
import {
  type ListedPasskey,
  renamePasskeySchema,
  typedProof,
  type SignInOptions,
} from "sync-protocol";
import * as z from "zod/mini";
import { i18n } from "../../../../language/i18n.ts";
import { toast } from "../../../../ui/toasts/toast.ts";
import { FormDialog } from "../../../../parts/server-forms/FormDialog.tsx";
import { makePasskey } from "../../account-forms/passkeys.ts";
import { ProofField } from "../../account-forms/ProofField.tsx";
import { useServerForm } from "../../../../parts/server-forms/useServerForm.ts";
import { useProof } from "../../account-forms/useProof.ts";

interface NewPasskeyDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: SignInOptions;
  readonly onClose: () => void;
  readonly onAdded: (passkey: ListedPasskey) => void;
}

export function NewPasskeyDialog({ opened, email, ways, onClose, onAdded }: NewPasskeyDialogProps) {
  const proof = useProof(ways);
  const { form, ...state } = useServerForm({
    initial: { name: "", password: "" },
    schema: z.extend(renamePasskeySchema, typedProof(proof.isPassword)),
    fallback: i18n._("Failed to add the passkey. Please try again."),
    send: async ({ name, password }) => {
      onAdded(await makePasskey(name, await proof.show(password)));
      toast({
        title: i18n._("Passkey added"),
        description: i18n._("{name} signs you in from now on.", { name }),
      });
      onClose();
    },
  });

  return (
    <FormDialog
      {...state}
      action={i18n._("Add Passkey")}
      pendingAction={i18n._("Adding...")}
      opened={opened}
      title={i18n._("New passkey")}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        description={i18n._("A name that you recognise in the list")}
        label={i18n._("Name")}
        placeholder={i18n._("My phone")}
        {...form.getInputProps("name")}
      />
      <ProofField email={email} field={form.getInputProps("password")} proof={proof} />
    </FormDialog>
  );
}
