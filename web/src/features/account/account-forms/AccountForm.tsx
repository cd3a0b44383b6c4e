import { Button } from "@mantine/core";
import type { ReactNode, SyntheticEvent } from "react";
import { Alert } from "../../../ui/page/Alert.tsx";
import classes from "./forms.module.css";

interface AccountFormProps {
  readonly isPending: boolean;
  readonly failure: ReactNode;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** What the button says, and what it says while the call is on its way. */
  readonly action: string;
  readonly pendingAction: string;
  /** There is nothing to send yet. */
  readonly isIdle?: boolean;
  /** The button is as wide as the fields. */
  readonly fullWidth?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The fields of a form about an account, with why it failed above them and its button below. */
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
