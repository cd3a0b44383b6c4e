import { CALLS, typedProof, type SignInOptions } from "sync-protocol";
import * as z from "zod/mini";
import { i18n } from "../../../language/i18n.ts";
import { callServer } from "../../../server/callServer.ts";
import { FormDialog } from "../../../parts/server-forms/FormDialog.tsx";
import { goToProvider } from "../account-forms/goToProvider.ts";
import { ProofField } from "../account-forms/ProofField.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useProof } from "../account-forms/useProof.ts";

interface LinkIdentityDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly provider: string;
  readonly ways: SignInOptions;
  readonly onClose: () => void;
}

export function LinkIdentityDialog(props: LinkIdentityDialogProps) {
  const { opened, email, provider, ways, onClose } = props;
  const proof = useProof(ways);
  const { form, ...state } = useServerForm({
    initial: { password: "" },
    schema: z.object(typedProof(proof.isPassword)),
    fallback: i18n._("Failed to link your account. Please try again."),
    send: async ({ password }) => {
      const body = await proof.show(password);
      await goToProvider(() => callServer(CALLS.beginLink, { body }));
    },
  });

  return (
    <FormDialog
      {...state}
      action={i18n._("Go to {provider}", { provider })}
      opened={opened}
      title={i18n._("Link {provider}", { provider })}
      onClose={onClose}
    >
      <p>{i18n._("Sign in there once. You can then sign in here with that account.")}</p>
      <ProofField isFirst email={email} field={form.getInputProps("password")} proof={proof} />
    </FormDialog>
  );
}
