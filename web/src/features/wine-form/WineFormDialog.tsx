import { Modal } from "@mantine/core";
import { useIsPhone } from "../../ui/phone.ts";
import { useReturnedFocus } from "../../ui/useReturnedFocus.ts";
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
  const isPhone = useIsPhone();

  useReturnedFocus(opened);
  useUncovered(opened);

  return (
    <Modal
      opened={opened}
      title={form.wine ? "Edit Wine" : "Add New Wine"}
      size="42rem"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      classNames={{
        content: classes["content"] ?? "",
        header: classes["header"] ?? "",
        body: classes["body"] ?? "",
      }}
      onClose={form.onDone}
      onExitTransitionEnd={onExited}
    >
      <WineForm {...form} />
    </Modal>
  );
}
