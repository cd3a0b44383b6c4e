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

interface RemovePasswordDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly ways: WaysIn;
  readonly onKeep: () => void;
  readonly onRemoved: () => void;
}

/** Asks whether passkeys and a linked identity alone are to sign in from now on. */
export function RemovePasswordDialog(props: RemovePasswordDialogProps) {
  const { opened, email, ways, onKeep, onRemoved } = props;
  const formId = useId();
  const proof = useProof(ways);
  const { form, isPending, failure, onSubmit } = useAccountForm({
    initial: { password: "" },
    schema: z.object(typedProof(proof.isPassword)),
    fallback: "Failed to remove the password. Please try again.",
    send: async ({ password }) => {
      await callServer(CALLS.removePassword, { body: await proof.show(password) });
      toast({
        title: "Password removed",
        description: "Your other devices need to sign in again.",
      });
      onRemoved();
    },
  });

  return (
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          <Button data-autofocus variant="default" onClick={onKeep}>
            Keep Password
          </Button>
          <Button disabled={isPending} form={formId} type="submit">
            {isPending ? "Removing..." : "Remove Password"}
          </Button>
        </>
      }
      title="Go without a password?"
      onClose={onKeep}
    >
      <form noValidate className={classes["fields"]} id={formId} onSubmit={onSubmit}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <p>
          {otherWays(ways)} alone {ways.passkeys.length > 0 ? "sign" : "signs"} you in from then on.
          Should that be lost, a link that we send to {email} sets a password.
        </p>
        <ProofField email={email} field={form.getInputProps("password")} proof={proof} />
      </form>
    </ConfirmDialog>
  );
}

function otherWays({ passkeys, identity, identityProvider }: WaysIn): string {
  const ways = [
    ...(passkeys.length > 0 ? ["your passkeys"] : []),
    ...(identity && identityProvider !== null ? [identityProvider] : []),
  ];
  const sentence = ways.join(" and ");
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
