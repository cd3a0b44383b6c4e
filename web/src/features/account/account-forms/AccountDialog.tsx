import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Alert } from "../../../ui/page/Alert.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import classes from "./forms.module.css";
import type { AccountFormState } from "./useAccountForm.ts";

interface AccountDialogProps extends Omit<AccountFormState<object>, "form"> {
  readonly opened: boolean;
  readonly title: string;
  /** What the button that sends says, and what while it is sent. */
  readonly action: string;
  readonly pendingAction?: string;
  /** What the button says that changes nothing. */
  readonly keep?: string;
  /** Whether the focus begins at that button. */
  readonly isGrave?: boolean;
  /** Changes nothing. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form over the profile page. */
export function AccountDialog({
  opened,
  title,
  action,
  pendingAction = action,
  keep = "Cancel",
  isGrave = false,
  isPending,
  failure,
  onSubmit,
  onClose,
  children,
}: AccountDialogProps) {
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
