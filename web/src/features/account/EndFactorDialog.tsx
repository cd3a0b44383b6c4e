import { Button } from "@mantine/core";
import { useId } from "react";
import { CALLS, typedProof, type WaysIn } from "sync-protocol";
import * as z from "zod/mini";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/Alert.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./forms.module.css";
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
  const formId = useId();
  const proof = useProof(ways);
  const { form, isPending, failure, onSubmit } = useAccountForm({
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
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          <Button variant="default" onClick={onKeep}>
            Keep It
          </Button>
          <Button disabled={isPending} form={formId} type="submit">
            {isPending ? "Turning off..." : "Turn Off"}
          </Button>
        </>
      }
      title="Turn off the second factor?"
      onClose={onKeep}
    >
      <form noValidate className={classes["fields"]} id={formId} onSubmit={onSubmit}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <ProofField email={email} field={form.getInputProps("password")} proof={proof} />
      </form>
    </ConfirmDialog>
  );
}
