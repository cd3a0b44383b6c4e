import { useRef, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { Modal } from "../../ui/dialogs/Modal.tsx";
import { useIsPhone } from "../../ui/phone.ts";
import { useUncovered } from "../../ui/dialogs/overPage.ts";
import type { FurtherBottle } from "./FurtherBottles.tsx";
import { WineForm } from "./WineForm.tsx";
import type { WineFormProps } from "./WineFormProps.ts";
import classes from "./WineForm.module.css";

export interface WineFormDialogProps extends Omit<
  WineFormProps,
  "further" | "onFurther" | "closing"
> {
  readonly opened: boolean;
  readonly onExited: () => void;
}

export function WineFormDialog({ opened, onExited, ...form }: WineFormDialogProps) {
  const isPhone = useIsPhone();
  const [bottles, setBottles] = useState<readonly FurtherBottle[]>([]);
  const further = bottles.at(-1);
  const closing = useRef<() => void>(null);

  useUncovered(opened);

  return (
    <Modal
      opened={opened}
      title={form.wine ? i18n._("Edit Wine") : i18n._("Add New Wine")}
      size="42rem"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      classNames={{
        content: classes["content"] ?? "",
        header: classes["header"] ?? "",
        body: classes["body"] ?? "",
      }}
      onClose={() => {
        closing.current?.();
      }}
      onExitTransitionEnd={() => {
        setBottles([]);
        onExited();
      }}
    >
      <WineForm
        key={bottles.length}
        {...form}
        {...(further && { picture: undefined, barcode: undefined, wished: undefined, further })}
        closing={closing}
        onFurther={(bottle) => {
          setBottles([...bottles, bottle]);
        }}
      />
    </Modal>
  );
}
