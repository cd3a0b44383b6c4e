import { Button, Select, TextInput } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { OFFERED_CURRENCIES } from "../../parts/lot-fields/PriceFields.tsx";
import { usePreferences } from "../../parts/preferences/preferences.ts";
import { dayAt, dayInWords } from "../../rules/day.ts";
import { decimalIn } from "../../rules/typedNumber.ts";
import { type EuroRates, euroRatesAt, ratesFrom } from "../../rules/worth/ecbRates.ts";
import type { Rates } from "../../rules/worth/rates.ts";
import { FormSheet } from "../../ui/dialogs/FormSheet.tsx";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { readRatesFile } from "./readRatesFile.ts";
import { keepRates, useRates } from "./ratesStore.ts";
import { DIM } from "./styles.ts";

interface RatesSheetProps {
  /** The currencies of the cellar, the most used first. */
  readonly currencies: readonly string[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

const FALLBACK = "EUR";

export function RatesSheet({ currencies, opened, onClose }: RatesSheetProps) {
  const { rates: kept } = useRates();
  const [currency, setCurrency] = useState(
    () => kept?.currency ?? usePreferences.getState().currency ?? currencies[0] ?? FALLBACK,
  );
  const [today] = useState(() => dayAt(Date.now()));
  const [day, setDay] = useState(kept?.day ?? today);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [file, setFile] = useState<readonly EuroRates[]>();
  const [problem, setProblem] = useState<string>();
  const [isTried, setTried] = useState(false);

  const ofDay = file && euroRatesAt(file, day);
  const fromFile = ofDay && ratesFrom(ofDay, currency);
  const base = fromFile ?? (file || kept?.currency !== currency ? undefined : kept);
  const others = currencies.filter((other) => other !== currency);
  const shownRate = (other: string) => typed[other] ?? base?.per[other]?.toString() ?? "";
  const rateProblem = (other: string) => {
    const text = shownRate(other);
    const rate = decimalIn(text);
    if (rate === undefined || (Number.isFinite(rate) && rate > 0)) return undefined;
    return i18n._("A rate must be a number above 0");
  };

  const read = async (chosen: File) => {
    const days = await readRatesFile(chosen);
    const latest = euroRatesAt(days, today);
    setProblem(latest ? undefined : i18n._("We couldn’t read rates from this file."));
    if (!latest) return;
    setFile(days);
    setTyped({});
    if (days.length === 1) setDay(latest.day);
  };
  const save = () => {
    setTried(true);
    if (day === "" || others.some((other) => rateProblem(other) !== undefined)) return;
    const own = others.flatMap((other) => {
      const rate = decimalIn(shownRate(other));
      return rate === undefined ? [] : [[other, rate] as const];
    });
    const left = Object.entries(base?.per ?? {}).filter(([other]) => !others.includes(other));
    const isUnchanged = own.every(([other, rate]) => base?.per[other] === rate);
    const isOfBase =
      base !== undefined && isUnchanged && (fromFile !== undefined || base.day === day);
    const rates: Rates = {
      day: fromFile?.day ?? day,
      currency,
      per: Object.fromEntries([...(isOfBase ? left : []), ...own]),
      source: isOfBase ? base.source : null,
    };
    keepRates(rates);
    onClose();
  };

  return (
    <FormSheet
      action={i18n._("Save")}
      opened={opened}
      title={i18n._("Exchange rates")}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Select
        allowDeselect={false}
        comboboxProps={ONLY_WHILE_OPEN}
        data={[...new Set([currency, ...currencies, ...OFFERED_CURRENCIES])]}
        label={i18n._("Currency of the total")}
        value={currency}
        onChange={(chosen) => {
          setCurrency(chosen ?? currency);
          setTyped({});
        }}
      />
      <TextInput
        error={isTried && day === "" && i18n._("Enter a date")}
        label={i18n._("Date of the rates")}
        max={today}
        type="date"
        value={day}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
        }}
      />
      <FileButton
        onFile={(chosen) => {
          void read(chosen);
        }}
      />
      {problem !== undefined && <Alert>{problem}</Alert>}
      {file && (
        <p role="status">
          {fromFile
            ? usedRates(day, fromFile.day)
            : i18n._("The file has no rates for {currency} on this day.", { currency })}
        </p>
      )}
      {others.map((other) => (
        <TextInput
          key={other}
          error={isTried && rateProblem(other)}
          inputMode="decimal"
          label={i18n._("1 {currency} in {other}", { currency, other })}
          value={shownRate(other)}
          onChange={({ currentTarget: { value } }) => {
            setTyped((before) => ({ ...before, [other]: value }));
          }}
        />
      ))}
      {kept && (
        <Button
          variant="subtle"
          onClick={() => {
            keepRates(undefined);
            onClose();
          }}
        >
          {i18n._("Remove rates")}
        </Button>
      )}
    </FormSheet>
  );
}

/**
 * Names the day whose rates are used. That day may be earlier than the requested day, because the
 * bank publishes no rates on weekends and holidays.
 */
function usedRates(day: string, used: string): string {
  if (day === used) return i18n._("Using the rates of {day}.", { day: dayInWords(used) });
  return i18n._("No rates for {day}. Using {usedDay}.", {
    day: dayInWords(day),
    usedDay: dayInWords(used),
  });
}

function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button
        leftSection={<IconFileImport aria-hidden size={20} stroke={1.75} />}
        variant="default"
        onClick={() => input.current?.click()}
      >
        {i18n._("Import rates from a file")}
      </Button>
      <input
        ref={input}
        hidden
        accept=".xml,.csv,.zip"
        aria-label={i18n._("Import rates from a file")}
        type="file"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onFile(chosen);
          currentTarget.value = "";
        }}
      />
      <p style={DIM}>
        {i18n._(
          "Download eurofxref-daily.xml (latest day) or eurofxref-hist.zip (all days) from the European Central Bank. The file stays on this device.",
        )}
      </p>
    </div>
  );
}
