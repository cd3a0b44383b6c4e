import { CALLS, typedProof, type WaysIn } from "sync-protocol";
import * as z from "zod/mini";
import { callServer } from "../../server/callServer.ts";
import { toast } from "../../ui/toast.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { ProofField } from "./ProofField.tsx";
import { useAccountForm } from "./useAccountForm.ts";
import { useProof } from "./useProof.ts";

interface EndFactorDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: WaysIn;
  readonly onKeep: () => void;
  readonly onEnded: () => void;
}

/** Asks whether the password is to do without a code. */
export function EndFactorDialog({ opened, email, ways, onKeep, onEnded }: EndFactorDialogProps) {
  const proof = useProof(ways);
  const { form, ...state } = useAccountForm({
    initial: { password: "" },
    schema: z.object(typedProof(proof.isPassword)),
    fallback: "Failed to turn off the second factor. Please try again.",
    send: async ({ password }) => {
      await callServer(CALLS.endSecondFactor, { body: await proof.show(password) });
      toast({
        title: "Second factor turned off",
        description: "Your password alone signs you in.",
      });
      onEnded();
    },
  });

  return (
    <AccountDialog
      {...state}
      action="Turn Off"
      pendingAction="Turning off..."
      keep="Keep It"
      opened={opened}
      title="Turn off the second factor?"
      onClose={onKeep}
    >
      <ProofField email={email} field={form.getInputProps("password")} proof={proof} />
    </AccountDialog>
  );
}
