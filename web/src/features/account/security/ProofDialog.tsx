import type { ReactNode } from "react";
import { type Proof, typedProof, type SignInOptions } from "sync-protocol";
import * as z from "zod/mini";
import { FormDialog } from "../../../parts/server-forms/FormDialog.tsx";
import { ProofField } from "../account-forms/ProofField.tsx";
import { useServerForm } from "../../../parts/server-forms/useServerForm.ts";
import { useProof } from "../account-forms/useProof.ts";

export interface ProofDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: SignInOptions;
  readonly title: string;
  readonly action: string;
  readonly pendingAction: string;
  readonly keep: string;
  readonly fallback: string;
  readonly children?: ReactNode;
  readonly act: (proof: Proof) => Promise<void>;
  readonly onKeep: () => void;
}

export function ProofDialog(props: ProofDialogProps) {
  const { email, ways, fallback, children, act, onKeep, ...dialog } = props;
  const proof = useProof(ways);
  const { form, ...state } = useServerForm({
    initial: { password: "" },
    schema: z.object(typedProof(proof.isPassword)),
    fallback,
    send: async ({ password }) => act(await proof.show(password)),
  });

  return (
    <FormDialog {...dialog} {...state} onClose={onKeep}>
      {children}
      <ProofField isFirst email={email} field={form.getInputProps("password")} proof={proof} />
    </FormDialog>
  );
}
