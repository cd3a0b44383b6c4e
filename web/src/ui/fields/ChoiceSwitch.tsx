import { UnstyledButton } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import classes from "./ChoiceSwitch.module.css";

interface ChoiceSwitchProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly title: string;
    /** Icon shown instead of the title. The title becomes the tooltip. */
    readonly Icon?: Icon;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className={classes["choices"]}>
      {choices.map(({ value: own, title, Icon }) => (
        <UnstyledButton
          key={own}
          aria-label={title}
          aria-pressed={own === value}
          className={classes["choice"]}
          data-tooltip={Icon && title}
          onClick={() => {
            onChange(own);
          }}
        >
          {Icon ? <Icon aria-hidden size={20} stroke={1.75} /> : title}
        </UnstyledButton>
      ))}
    </div>
  );
}
