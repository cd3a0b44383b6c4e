import { i18n } from "../../language/i18n.ts";
import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Alert } from "../../ui/page/Alert.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import classes from "./forms.module.css";
import type { ServerFormState } from "./useServerForm.ts";

interface FormDialogProps extends Pick<
  ServerFormState<object>,
  "failure" | "isPending" | "onSubmit"
> {
  readonly opened: boolean;
  readonly title: string;
  /** Label of the submit button. `pendingAction` replaces it during the request. */
  readonly action: string;
  readonly pendingAction?: string;
  readonly keep?: string;
  readonly isGrave?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FormDialog({
  opened,
  title,
  action,
  pendingAction = action,
  keep = i18n._("Cancel"),
  isGrave = false,
  isPending,
  failure,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <ConfirmDialog
      opened={opened}
      actions={
        <>
          <Button data-autofocus={isGrave || undefined} variant="default" onClick={onClose}>
            {keep}
          </Button>
          <Button disabled={isPending} form={formId} type="submit">
            {isPending ? pendingAction : action}
          </Button>
        </>
      }
      title={title}
      onClose={onClose}
    >
      <form noValidate className={classes["fields"]} id={formId} onSubmit={onSubmit}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        {children}
      </form>
    </ConfirmDialog>
  );
}
