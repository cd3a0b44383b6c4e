import { Button } from "@mantine/core";
import type { ReactNode, SyntheticEvent } from "react";
import { Alert } from "../../../ui/page/Alert.tsx";
import classes from "../../../parts/server-forms/forms.module.css";

interface AccountFormProps {
  readonly isPending: boolean;
  readonly failure: ReactNode;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly action: string;
  readonly pendingAction: string;
  readonly isIdle?: boolean;
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { isPending, failure, onSubmit, action, pendingAction, children } = props;
  const { isIdle = false, fullWidth = true } = props;

  return (
    <form noValidate className={classes["fields"]} onSubmit={onSubmit}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {children}
      <Button
        className={classes["submit"]}
        disabled={isPending || isIdle}
        fullWidth={fullWidth}
        type="submit"
      >
        {isPending ? pendingAction : action}
      </Button>
    </form>
  );
}
