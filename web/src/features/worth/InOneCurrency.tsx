import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import { type Rates, totalIn } from "../../rules/worth/rates.ts";
import { currenciesOf, type Worth } from "../../rules/worth/worth.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { ratesInWords } from "./ratesInWords.ts";
import { useRates } from "./ratesStore.ts";

const RatesSheet = dialogOnDemand(
  async () => (await import("./RatesSheet.tsx")).RatesSheet,
  "onClose",
);

/**
 * The cellar's worth in one currency, converted at the user's exchange rates. Also states these
 * rates and their day [W17: stated rates].
 */
export function InOneCurrency({ worth }: { readonly worth: Worth }) {
  const titleId = useId();
  const { rates } = useRates();
  const [isOpen, setOpen] = useState<boolean>();
  const currencies = currenciesOf(worth);
  const isNeeded = currencies.some((currency) => currency !== rates?.currency);

  return (
    <section aria-labelledby={titleId} style={SECTION}>
      <h2 id={titleId}>
        {currencies.length > 1 ? i18n._("In one currency") : i18n._("In another currency")}
      </h2>
      {!rates && <p style={DIM}>{i18n._("Enter exchange rates to see one total.")}</p>}
      {rates && isNeeded && <Total currencies={currencies} rates={rates} values={worth.values} />}
      <div>
        <Button
          variant="default"
          onClick={() => {
            setOpen(true);
          }}
        >
          {rates ? i18n._("Change rates") : i18n._("Enter rates")}
        </Button>
      </div>
      {isOpen !== undefined && (
        <RatesSheet
          currencies={currencies}
          opened={isOpen}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
import { DIM, SECTION, TOTAL } from "./styles.ts";

interface TotalProps {
  readonly rates: Rates;
  readonly currencies: readonly string[];
  readonly values: Worth["values"];
}

function Total({ rates, currencies, values }: TotalProps) {
  const { total, unconverted } = totalIn(rates, values);
  return (
    <>
      <p style={TOTAL}>{priceInWords(total)}</p>
      <p style={DIM}>{ratesInWords(rates, currencies)}</p>
      {unconverted.length > 0 && (
        <p style={DIM}>
          {i18n._("Not included, because there is no rate: {prices}", {
            prices: unconverted.map(priceInWords).join(", "),
          })}
        </p>
      )}
    </>
  );
}
