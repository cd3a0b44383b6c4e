import { Button, TextInput } from "@mantine/core";
import { useId } from "react";
import { CALLS, type ListedPasskey, renamePasskeySchema } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/Alert.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import classes from "./forms.module.css";
import { useAccountForm } from "./useAccountForm.ts";

interface RenamePasskeyDialogProps {
  readonly opened: boolean;
  readonly passkey: ListedPasskey;
  readonly onClose: () => void;
  readonly onRenamed: (passkey: ListedPasskey) => void;
}

/** Calls a passkey something else. */
export function RenamePasskeyDialog(props: RenamePasskeyDialogProps) {
  const { opened, passkey, onClose, onRenamed } = props;
  const formId = useId();
  const { form, isPending, failure, onSubmit } = useAccountForm({
    initial: { name: passkey.name },
    schema: renamePasskeySchema,
    fallback: "Failed to rename the passkey. Please try again.",
    send: async (body) => {
      onRenamed((await callServer(CALLS.renamePasskey, { id: passkey.id, body })).passkey);
      onClose();
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
            {isPending ? "Renaming..." : "Rename"}
          </Button>
        </>
      }
      title="Rename passkey"
      onClose={onClose}
    >
      <form noValidate className={classes["fields"]} id={formId} onSubmit={onSubmit}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <TextInput data-autofocus label="Name" {...form.getInputProps("name")} />
      </form>
    </ConfirmDialog>
  );
}
