import { Button, Select } from "@mantine/core";
import { IconScan } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { ScanCamera } from "../../../parts/scan/ScanCamera.tsx";
import { type CellarWine, vintageOf } from "../../../rules/cellar/CellarWine.ts";
import {
  understandCode,
  wineOfBottle,
  winesWithBarcode,
} from "../../../rules/cellar/finding/scannedCode.ts";
import {
  type BottleCounts,
  type StockLine,
  withOneFound,
  withOther,
} from "../../../rules/stocktake/stocktake.ts";
import { ONLY_WHILE_OPEN } from "../../../ui/fields/onlyWhileOpen.ts";
import classes from "../Places.module.css";
import { FoundStepper } from "./FoundStepper.tsx";
import { WineWords } from "../WineWords.tsx";

/** Maximum number of wines in the list. Typing finds the others. */
const LIST_MAX = 20;

interface OtherWinesProps {
  readonly counted: BottleCounts;
  readonly lines: readonly StockLine[];
  readonly wines: readonly CellarWine[];
  readonly onCount: (counted: BottleCounts) => void;
}

/**
 * Part of a stocktake for bottles that are in the place but recorded elsewhere. Counts a bottle by
 * its code or its wine's name.
 */
export function OtherWines({ counted, lines, wines, onCount }: OtherWinesProps) {
  const [isScanning, setScanning] = useState(false);
  const [status, setStatus] = useState("");
  const others = wines.filter(({ id }) => (counted.others[id] ?? 0) > 0);

  const find = (wine: CellarWine) => {
    onCount(withOneFound(counted, lines, wine.id));
    setStatus(i18n._("One more found: {inWords}", { inWords: inWords(wine) }));
  };
  const take = (text: string) => {
    setScanning(false);
    const matches = winesWithCode(wines, text);
    const [wine] = matches;
    if (!wine) setStatus(i18n._("None of your wines has this code."));
    else if (matches.length === 1) find(wine);
    else setStatus(i18n._("Several of your wines have this barcode. Choose the wine by its name."));
  };

  return (
    <section aria-labelledby="stocktake-others" className={classes["form"]}>
      <h2 id="stocktake-others">{i18n._("Another bottle is here")}</h2>
      <ul className={classes["list"]}>
        {others.map((wine) => (
          <li key={wine.id} className={classes["counted"]}>
            <span className={classes["row"]} data-wine-type={wine.type}>
              <WineWords wine={wine}>{i18n._("Recorded elsewhere")}</WineWords>
            </span>
            <FoundStepper
              found={counted.others[wine.id] ?? 0}
              name={wine.name}
              onChange={(bottles) => {
                onCount(withOther(counted, wine.id, bottles));
              }}
            />
          </li>
        ))}
      </ul>
      {isScanning ? (
        <ScanCamera otherwise={i18n._("Choose the wine by its name instead.")} onCode={take} />
      ) : (
        <Button
          leftSection={<IconScan aria-hidden size={20} stroke={1.75} />}
          variant="default"
          onClick={() => {
            setStatus("");
            setScanning(true);
          }}
        >
          {status === "" ? i18n._("Scan a Bottle") : i18n._("Scan the Next Bottle")}
        </Button>
      )}
      <p className={classes["dim"]} role="status">
        {status}
      </p>
      <WineByName wines={wines} onFound={find} />
    </section>
  );
}

interface WineByNameProps {
  readonly wines: readonly CellarWine[];
  readonly onFound: (wine: CellarWine) => void;
}

function WineByName({ wines, onFound }: WineByNameProps) {
  const choices = useMemo(
    () => wines.map((wine) => ({ value: wine.id, label: inWords(wine) })),
    [wines],
  );
  return (
    <Select
      searchable
      comboboxProps={ONLY_WHILE_OPEN}
      data={choices}
      label={i18n._("Or choose the wine")}
      limit={LIST_MAX}
      nothingFoundMessage={i18n._("No wine matches")}
      placeholder={i18n._("Name of the wine")}
      value={null}
      onChange={(wineId) => {
        const wine = wines.find(({ id }) => id === wineId);
        if (wine) onFound(wine);
      }}
    />
  );
}

function winesWithCode(wines: readonly CellarWine[], text: string): readonly CellarWine[] {
  const code = understandCode(text);
  if (code.kind === "barcode") return winesWithBarcode(wines, code.digits);
  const wine = code.kind === "sticker" ? wineOfBottle(wines, code.bottleId) : undefined;
  return wine ? [wine] : [];
}

function inWords(wine: CellarWine): string {
  return `${wine.name} ${vintageOf(wine)}, ${wine.producer}`;
}
