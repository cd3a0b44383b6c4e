import { Button } from "@mantine/core";
import { exportQueue } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { countOf } from "../../../ui/countOf.ts";
import { saveUnsent } from "../../../ui/saveFile.ts";

interface UnsentDialogProps {
  readonly opened: boolean;
  readonly unsent: number;
  readonly onStay: () => void;
  readonly onDiscard: () => Promise<void>;
}

export function UnsentDialog({ opened, unsent, onStay, onDiscard }: UnsentDialogProps) {
  const exportAll = async () => {
    saveUnsent(await exportQueue());
  };

  return (
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          <Button data-autofocus onClick={onStay}>
            {i18n._(/*i18n*/ { id: "Stay", comment: "button: does not sign out" })}
          </Button>
          <Button variant="default" onClick={exportAll}>
            {i18n._("Export")}
          </Button>
          <Button color="red" variant="outline" onClick={onDiscard}>
            {i18n._("Discard")}
          </Button>
        </>
      }
      title={i18n._("{changes} not on the server yet", { changes: countOf(unsent, "change") })}
      onClose={onStay}
    >
      {i18n._(
        "Signing out removes your cellar from this device, and these changes with it. Stay until there is signal, export them as a file first, or discard them.",
      )}
    </ConfirmDialog>
  );
}
