import { TextInput } from "@mantine/core";
import { CALLS, type ListedPasskey, renamePasskeySchema } from "sync-protocol";
import { i18n } from "../../../../language/i18n.ts";
import { callServer } from "../../../../server/callServer.ts";
import { FormDialog } from "../../../../parts/server-forms/FormDialog.tsx";
import { useServerForm } from "../../../../parts/server-forms/useServerForm.ts";

interface RenamePasskeyDialogProps {
  readonly opened: boolean;
  readonly passkey: ListedPasskey;
  readonly onClose: () => void;
  readonly onRenamed: (passkey: ListedPasskey) => void;
}

export function RenamePasskeyDialog(props: RenamePasskeyDialogProps) {
  const { opened, passkey, onClose, onRenamed } = props;
  const { form, ...state } = useServerForm({
    initial: { name: passkey.name },
    schema: renamePasskeySchema,
    fallback: i18n._("Failed to rename the passkey. Please try again."),
    send: async (body) => {
      onRenamed((await callServer(CALLS.renamePasskey, { id: passkey.id, body })).passkey);
      onClose();
    },
  });

  return (
    <FormDialog
      {...state}
      action={i18n._("Rename")}
      pendingAction={i18n._("Renaming...")}
      opened={opened}
      title={i18n._("Rename passkey")}
      onClose={onClose}
    >
      <TextInput data-autofocus label={i18n._("Name")} {...form.getInputProps("name")} />
    </FormDialog>
  );
}
