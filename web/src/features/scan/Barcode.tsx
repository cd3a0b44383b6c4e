import { Button, Select } from "@mantine/core";
import { IconLink, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { wineBodyOf } from "sync-protocol";
import { useCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import { winesWithBarcode } from "../../rules/cellar/finding/scannedCode.ts";
import { Link } from "../../ui/page/Link.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { askForNewWine } from "../../parts/requests/pageRequest.ts";
import { showOutcome } from "../../parts/showOutcome.ts";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import { ScanResult } from "./ScanResult.tsx";
import classes from "./Scan.module.css";

/** Maximum number of wines in the list. Typing finds the others. */
const LIST_MAX = 20;

interface BarcodeProps {
  readonly digits: string;
  readonly wines: readonly CellarWine[];
  /** Called after the user saved the barcode with this wine. */
  readonly onLinked: (wine: CellarWine) => void;
  readonly onAgain: () => void;
  readonly onDone: () => void;
}

/**
 * Result of scanning a barcode: the wines with this barcode, and ways to save the barcode with a
 * wine. A barcode says nothing about the vintage, so the user chooses among several wines.
 */
export function Barcode({ digits, wines, onLinked, onAgain, onDone }: BarcodeProps) {
  const tied = winesWithBarcode(wines, digits);

  return (
    <ScanResult title={i18n._("Barcode {digits}", { digits })} onAgain={onAgain}>
      <p>{TIED[Math.min(tied.length, 2)]}</p>
      {tied.length > 0 && (
        <ul className={classes["wines"]}>
          {tied.map((wine) => (
            <li key={wine.id}>
              <Link to={wineAddress(wine.id)} onClick={onDone}>
                {wordsFor(wine)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <RequireEditAccess>
        <LinkToWine
          digits={digits}
          wines={wines.filter((wine) => !tied.includes(wine))}
          onLinked={onLinked}
        />
        <Button
          leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
          variant="default"
          onClick={() => {
            onDone();
            askForNewWine({ barcode: digits });
          }}
        >
          {i18n._("Add a wine")}
        </Button>
      </RequireEditAccess>
    </ScanResult>
  );
}

const TIED = [
  i18n._("None of your wines has this barcode yet."),
  i18n._("You linked it to this wine. A barcode doesn't contain the vintage: check the label."),
  i18n._("You linked it to these wines. Which one is it?"),
];

interface LinkToWineProps {
  readonly digits: string;
  readonly wines: readonly CellarWine[];
  readonly onLinked: (wine: CellarWine) => void;
}

function LinkToWine({ digits, wines, onLinked }: LinkToWineProps) {
  const commands = useCommands();
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = useMemo(
    () => wines.map((wine) => ({ value: wine.id, label: wordsFor(wine) })),
    [wines],
  );
  const wine = wines.find(({ id }) => id === chosen);

  const tie = (to: CellarWine) => {
    const body = { ...wineBodyOf(to), barcodes: [...to.barcodes, digits] };
    void showOutcome(commands.editWine(to, body), {
      kind: "edit",
      done: i18n._("Barcode linked to the wine"),
      description: wordsFor,
      undoable: true,
    });
    onLinked(to);
  };

  return (
    <div className={classes["typed"]}>
      <Select
        className={classes["field"]}
        comboboxProps={{ keepMounted: false }}
        data={choices}
        label={i18n._("Wine")}
        limit={LIST_MAX}
        nothingFoundMessage={i18n._("No wine matches")}
        placeholder={i18n._("Choose a wine")}
        searchable
        value={chosen}
        onChange={setChosen}
      />
      <Button
        disabled={!wine}
        leftSection={<IconLink aria-hidden size={20} stroke={1.75} />}
        variant="default"
        onClick={() => {
          if (wine) tie(wine);
        }}
      >
        {i18n._("Link it to a wine")}
      </Button>
    </div>
  );
}

function wordsFor(wine: Pick<CellarWine, "name" | "producer" | "vintage" | "nonVintage">): string {
  return `${wine.name}, ${wine.producer}, ${vintageOf(wine)}`;
}
