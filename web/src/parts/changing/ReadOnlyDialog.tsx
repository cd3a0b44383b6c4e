import { Button } from "@mantine/core";
import { LOOK_ONLY } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { Modal } from "../../ui/dialogs/Modal.tsx";

export interface ReadOnlyDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

export function ReadOnlyDialog({ opened, title, onClose, onExited }: ReadOnlyDialogProps) {
  return (
    <Modal
      opened={opened}
      title={title}
      onClose={onClose}
      {...(onExited && { onExitTransitionEnd: onExited })}
    >
      <p>{LOOK_ONLY}</p>
      <Button data-autofocus mt="md" onClick={onClose}>
        {i18n._("Close")}
      </Button>
    </Modal>
  );
}
