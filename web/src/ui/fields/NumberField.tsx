import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { asciiDigits, decimalIn } from "../../rules/typedNumber.ts";

interface NumberFieldProps extends Omit<
  TextInputProps,
  "type" | "value" | "onChange" | "min" | "max" | "step" | "inputMode" | "role"
> {
  readonly value: string;
  /** Called with the typed text. Its digits are converted to ASCII. */
  readonly onChange: (text: string) => void;
  readonly min: number;
  readonly max?: number;
  /** Step of an arrow key. Below 1, the field accepts decimals. */
  readonly step?: number;
}

/**
 * Field for every number in the app. Uses a text input, because a browser's number input changes
 * with the mouse wheel and hides invalid text. The up and down arrow keys change the number by
 * `step`. Digits of other scripts become ASCII.
 */
export function NumberField({ value, onChange, min, max, step = 1, ...input }: NumberFieldProps) {
  // Text typed with an input method must not be replaced before it is complete.
  const [composed, setComposed] = useState<string>();
  const number = decimalIn(value);

  const count = (by: number) => {
    const next = Math.min(max ?? Infinity, Math.max(min, (number ?? min - by) + by));
    onChange(String(Number(next.toFixed(2))));
  };

  return (
    <TextInput
      {...input}
      aria-valuemax={max}
      aria-valuemin={min}
      aria-valuenow={Number.isNaN(number) ? undefined : number}
      autoComplete="off"
      inputMode={step < 1 ? "decimal" : "numeric"}
      role="spinbutton"
      value={composed ?? value}
      onChange={({ currentTarget, nativeEvent }) => {
        const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
        if (isComposing) setComposed(currentTarget.value);
        else onChange(asciiDigits(currentTarget.value));
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined);
        onChange(asciiDigits(currentTarget.value));
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: step, ArrowDown: -step }[event.key];
        if (by === undefined || Number.isNaN(number)) return;
        event.preventDefault();
        count(by);
      }}
    />
  );
}
