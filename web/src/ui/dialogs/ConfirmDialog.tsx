import type { ReactNode } from "react";
import classes from "./ConfirmDialog.module.css";
import { Modal } from "./Modal.tsx";

interface ConfirmDialogProps {
  readonly opened: boolean;
  /** Cancels the action. Also runs on Escape and on a tap outside the dialog. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, Cancel first. */
  readonly actions: ReactNode;
}

export function ConfirmDialog({ opened, onClose, title, children, actions }: ConfirmDialogProps) {
  return (
    <Modal
      centered
      classNames={{
        content: classes["content"] ?? "",
        header: classes["header"] ?? "",
      }}
      opened={opened}
      title={title}
      withCloseButton={false}
      onClose={onClose}
    >
      <div className={classes["sentence"]}>{children}</div>
      <div className={classes["actions"]}>{actions}</div>
    </Modal>
  );
}
