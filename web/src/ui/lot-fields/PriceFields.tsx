import { TextInput } from "@mantine/core";
import { CURRENCIES, lotLabelOf } from "sync-protocol";
import classes from "../Sheet.module.css";
import { SuggestedInput } from "../SuggestedInput.tsx";
import type { InputProps } from "./InputProps.ts";

interface PriceFieldsProps {
  readonly inputOf: (name: "amount" | "currency") => InputProps;
  /** Answers the currencies that the person has named before, the most used first. */
  readonly own: () => readonly string[];
}

/** Those in which most wine is paid come first. */
const MOST_USED =
  "EUR GBP USD CHF AUD NZD CAD ZAR JPY CNY HKD SGD SEK NOK DKK PLN CZK HUF RON GEL ARS CLP BRL".split(
    " ",
  );
const OFFERED = [...new Set([...MOST_USED, ...CURRENCIES])];

/** What one bottle cost, and in which currency. */
export function PriceFields({ inputOf, own }: PriceFieldsProps) {
  return (
    <div className={classes["pair"]}>
      <TextInput {...inputOf("amount")} inputMode="decimal" label={lotLabelOf("price")} />
      <SuggestedInput
        {...inputOf("currency")}
        autoCapitalize="characters"
        label="Currency"
        own={own}
        world={OFFERED}
      />
    </div>
  );
}
