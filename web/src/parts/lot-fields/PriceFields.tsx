import { Button, TextInput } from "@mantine/core";
import { CURRENCIES, lotLabelOf } from "sync-protocol";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { amountInput, priceInWords, priceQuestion, readPrice } from "../../rules/lots/price.ts";
import { currenciesNamedIn } from "../../rules/lots/readAmount.ts";
import classes from "../../ui/dialogs/Sheet.module.css";
import { SuggestedInput } from "../../ui/fields/SuggestedInput.tsx";

export interface InputProps {
  readonly value: string;
  readonly onChange: (typed: string | ChangeEvent<HTMLInputElement>) => void;
  readonly error?: ReactNode;
}

interface PriceFieldsProps {
  /** Label of the amount field. By default the label for a price. */
  readonly label?: string;
  readonly inputOf: (name: "amount" | "currency") => InputProps;
  /** Returns the currencies that the user has used, most used first. */
  readonly own: () => readonly string[];
}

/** The currencies of the largest wine markets come first. */
const MOST_USED =
  "EUR GBP USD CHF AUD NZD CAD ZAR JPY CNY HKD SGD SEK NOK DKK PLN CZK HUF RON GEL ARS CLP BRL".split(
    " ",
  );
export const OFFERED_CURRENCIES = [...new Set([...MOST_USED, ...CURRENCIES])];

/** Price and currency of one bottle. An ambiguous amount offers both prices. */
export function PriceFields({ label, inputOf, own }: PriceFieldsProps) {
  const [isTyping, setTyping] = useState(false);
  const amount = inputOf("amount");
  const currency = inputOf("currency");
  const reading = readPrice(amount.value, currency.value);
  const choices = reading.kind === "ask" && !isTyping ? reading.choices : [];

  return (
    <>
      <div className={classes["pair"]}>
        <TextInput
          {...amount}
          error={choices.length > 0 ? priceQuestion(choices) : amount.error}
          inputMode="decimal"
          label={label ?? lotLabelOf("price")}
          onBlur={() => {
            setTyping(false);
          }}
          onChange={({ currentTarget: { value } }) => {
            setTyping(true);
            amount.onChange(value);
            const named = currenciesNamedIn(value);
            if (named[0] !== undefined && !named.includes(currency.value)) {
              currency.onChange(named[0]);
            }
          }}
        />
        <SuggestedInput
          {...currency}
          autoCapitalize="characters"
          label={i18n._("Currency")}
          own={own}
          world={OFFERED_CURRENCIES}
        />
      </div>
      {choices.length > 0 && (
        <div aria-label={i18n._("Choose one")} className={classes["pair"]} role="group">
          {choices.map((price) => (
            <Button
              key={priceInWords(price)}
              variant="default"
              onClick={() => {
                amount.onChange(amountInput(price));
                currency.onChange(price.currency);
              }}
            >
              {priceInWords(price)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
