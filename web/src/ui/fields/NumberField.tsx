import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { asciiDigits, decimalIn } from "../../rules/typedNumber.ts";

interface NumberFieldProps extends Omit<
  TextInputProps,
  "type" | "value" | "onChange" | "min" | "max" | "step" | "inputMode" | "role"
> {
  readonly value: string;
  /** The text as typed, its digits in ASCII. */
  readonly onChange: (text: string) => void;
  readonly min: number;
  readonly max?: number;
  /** How much an arrow key changes; below 1 the field takes decimals. */
  readonly step?: number;
}

/**
 * The one field for numbers. It is a line of text, as a browser's number field changes with the wheel
 * and hides what it can't read. The arrow keys count; digits of other scripts become ASCII.
 */
export function NumberField({ value, onChange, min, max, step = 1, ...input }: NumberFieldProps) {
  // A text that an input method composes must not be replaced before it is complete.
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
