import classes from "./Checkbox.module.css";

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/**
 * A checkbox with a label. Uses the browser's checkbox, which adds little code to the first page.
 */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className={classes["label"]}>
      <input
        className={classes["box"]}
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked);
        }}
      />
      {label}
    </label>
  );
}
