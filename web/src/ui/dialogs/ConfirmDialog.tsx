import type { ReactNode } from "react";
import classes from "./ConfirmDialog.module.css";
import { Modal } from "./Modal.tsx";

interface ConfirmDialogProps {
  readonly opened: boolean;
  /** Runs on Escape and on a tap outside: the choice that changes nothing. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the one that changes nothing first. */
  readonly actions: ReactNode;
}

/** A question that must be answered before going on. */
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
