import { Button } from "@mantine/core";
import { type ReactNode, type SyntheticEvent, useId } from "react";
import classes from "./Sheet.module.css";
import { Sheet } from "./Sheet.tsx";

interface FormSheetProps {
  readonly opened: boolean;
  readonly title: string;
  readonly action: string;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet with a form. The submit button stays visible while the fields scroll. */
export function FormSheet({ opened, title, action, onSubmit, onClose, children }: FormSheetProps) {
  const formId = useId();
  return (
    <Sheet
      opened={opened}
      title={title}
      footer={
        <Button fullWidth form={formId} type="submit">
          {action}
        </Button>
      }
      onClose={onClose}
    >
      <form noValidate className={classes["fields"]} id={formId} onSubmit={onSubmit}>
        {children}
      </form>
    </Sheet>
  );
}
