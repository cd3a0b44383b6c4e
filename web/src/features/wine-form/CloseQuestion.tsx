import { Button } from "@mantine/core";
import { i18n } from "../../language/i18n.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";

interface CloseQuestionProps {
  readonly opened: boolean;
  readonly isSaving: boolean;
  readonly onStay: () => void;
  /** Closes the form and keeps its draft. `undefined` if this form has no draft. */
  readonly onKeep: (() => void) | undefined;
  readonly onDiscard: () => void;
}

export function CloseQuestion(props: CloseQuestionProps) {
  const { opened, isSaving, onStay, onKeep, onDiscard } = props;
  return (
    <ConfirmDialog
      opened={opened}
      title={i18n._("Close without saving?")}
      actions={
        <>
          <Button data-autofocus onClick={onKeep ?? onStay}>
            {onKeep ? i18n._("Keep draft") : i18n._("Keep editing")}
          </Button>
          <Button variant="default" disabled={isSaving} onClick={onDiscard}>
            {i18n._("Discard")}
          </Button>
        </>
      }
      onClose={onStay}
    >
      {onKeep
        ? i18n._("We keep a draft on this device. Open the form again to continue.")
        : i18n._("What you changed here is not saved yet.")}
    </ConfirmDialog>
  );
}
