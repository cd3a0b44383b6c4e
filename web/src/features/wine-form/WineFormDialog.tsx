import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useUncovered } from "../../ui/useUncovered.ts";
import { WineForm, type WineFormProps } from "./WineForm.tsx";
import classes from "./WineForm.module.css";

export interface WineFormDialogProps extends WineFormProps {
  readonly opened: boolean;
  /** The dialog has left the screen. */
  readonly onExited: () => void;
}

/** The dialog in which a wine is added or edited; on phones it fills the screen. */
export function WineFormDialog({ opened, onExited, ...form }: WineFormDialogProps) {
  // Mantine gives the focus back only to what it saw open, and this dialog is there already opened.
  const [opener] = useState(() => document.activeElement);
  const isPhone = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false });

  useUncovered(opened);

  return (
    <Modal
      opened={opened}
      title={form.wine ? "Edit Wine" : "Add New Wine"}
      size="42rem"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      classNames={{ title: classes["title"] ?? "", body: classes["body"] ?? "" }}
      onClose={form.onDone}
      onExitTransitionEnd={() => {
        onExited();
        if (opener instanceof HTMLElement) opener.focus();
      }}
    >
      <WineForm {...form} />
    </Modal>
  );
}
