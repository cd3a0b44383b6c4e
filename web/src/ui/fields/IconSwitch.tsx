import { UnstyledButton } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import classes from "./IconSwitch.module.css";

interface IconSwitchProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly title: string;
    readonly Icon: Icon;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few ways to show the same, each an icon with a tooltip. */
export function IconSwitch<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: IconSwitchProps<Value>) {
  return (
    <div role="group" aria-label={label} className={classes["choices"]}>
      {choices.map(({ value: own, title, Icon }) => (
        <UnstyledButton
          key={own}
          aria-label={title}
          aria-pressed={own === value}
          className={classes["choice"]}
          data-tooltip={title}
          onClick={() => {
            onChange(own);
          }}
        >
          <Icon aria-hidden size={20} stroke={1.75} />
        </UnstyledButton>
      ))}
    </div>
  );
}
