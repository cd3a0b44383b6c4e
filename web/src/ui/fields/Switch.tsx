import type { ReactNode } from "react";
import classes from "./Switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ReactNode;
}

export function Switch({ label, checked, disabled = false, onChange, children }: SwitchProps) {
  return (
    <div className={classes["switch"]}>
      <label className={classes["label"]}>
        <input
          className={classes["input"]}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox reports itself whether it is checked
          role="switch"
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.checked);
          }}
        />
        {label}
      </label>
      {children !== undefined && <div className={classes["note"]}>{children}</div>}
    </div>
  );
}
