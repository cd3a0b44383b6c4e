import classes from "./Checkbox.module.css";

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Says yes or no to its label; the browser's own box, which every first page can afford. */
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
