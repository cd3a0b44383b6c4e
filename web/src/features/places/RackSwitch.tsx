import { Button } from "@mantine/core";
import classes from "./Places.module.css";

interface RackSwitchProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Choice; readonly title: string }[];
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
}

/** One of a few ways to look at a rack. */
export function RackSwitch<Choice extends string>(props: RackSwitchProps<Choice>) {
  const { label, choices, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className={classes["actions"]}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          aria-pressed={choice.value === value}
          variant={choice.value === value ? "light" : "default"}
          onClick={() => {
            onChange(choice.value);
          }}
        >
          {choice.title}
        </Button>
      ))}
    </div>
  );
}
