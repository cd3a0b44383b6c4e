import type { ReactNode } from "react";
import { type Proof, typedProof, type WaysIn } from "sync-protocol";
import * as z from "zod/mini";
import { AccountDialog } from "../account-forms/AccountDialog.tsx";
import { ProofField } from "../account-forms/ProofField.tsx";
import { useAccountForm } from "../account-forms/useAccountForm.ts";
import { useProof } from "../account-forms/useProof.ts";

export interface ProofDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: WaysIn;
  readonly title: string;
  readonly action: string;
  readonly pendingAction: string;
  readonly keep: string;
  /** Shown for a failure that the server gives no sentence for. */
  readonly fallback: string;
  /** What is asked, where the title does not say it all. */
  readonly children?: ReactNode;
  /** Does it, with the proof that the account is theirs. */
  readonly act: (proof: Proof) => Promise<void>;
  readonly onKeep: () => void;
}

/** Asks for the password, or another proof, before something is removed that signs in. */
export function ProofDialog(props: ProofDialogProps) {
  const { email, ways, fallback, children, act, onKeep, ...dialog } = props;
  const proof = useProof(ways);
  const { form, ...state } = useAccountForm({
    initial: { password: "" },
    schema: z.object(typedProof(proof.isPassword)),
    fallback,
    send: async ({ password }) => act(await proof.show(password)),
  });

  return (
    <AccountDialog {...dialog} {...state} onClose={onKeep}>
      {children}
      <ProofField isFirst email={email} field={form.getInputProps("password")} proof={proof} />
    </AccountDialog>
  );
}
