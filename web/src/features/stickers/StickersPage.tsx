import { Button, Select } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useCellar, usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { DeadEnd } from "../../ui/drawings/EmptyState.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { Splash } from "../../ui/loading/Splash.tsx";
import { chosenWines } from "../../parts/addresses/stickerAddress.ts";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { usePrinting } from "../../ui/page/usePrinting.ts";
import {
  type LabelSheet,
  labelsOn,
  type Paper,
  PAPERS,
  sheetsOf,
  usualPaper,
} from "./labelSheets.ts";
import classes from "./StickersPage.module.css";
import { laidOut, startFromInput, type StickerUnit, stickersFor } from "./stickers.ts";
import { StickerSheet } from "./StickerSheet.tsx";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";

/**
 * Page that prints QR code stickers for the selected wines, or for all wines that are not archived.
 * Works offline.
 */
export function StickersPage() {
  usePageTitle(i18n._("Stickers"));
  useMainContentSignal(true);
  const cellar = useCellar();
  const location = useLocation();
  const all = cellar.kind === "ready" ? cellar.wines : undefined;
  const wines = useMemo(
    () => all && winesToPrint(all, chosenWines(location.state)),
    [all, location.state],
  );

  if (cellar.kind === "unknown") return <Splash />;
  if (!wines || wines.length === 0) return <NothingToPrint />;
  return <Stickers wines={wines} />;
}

function winesToPrint(
  wines: readonly CellarWine[],
  chosen: readonly string[] | undefined,
): readonly CellarWine[] {
  if (!chosen) return wines.filter((wine) => !wine.isArchived);
  const wineOf = new Map(wines.map((wine) => [wine.id, wine]));
  return chosen.flatMap((id) => wineOf.get(id) ?? []);
}

function Stickers({ wines }: { readonly wines: readonly CellarWine[] }) {
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.language));
  const [sheetId, setSheetId] = useState<string>();
  const [each, setEach] = useState<StickerUnit>("bottle");
  const [start, setStart] = useState("1");
  const isPrinting = usePrinting();

  const places = usePlaces();
  const sheet = chosenSheet(paper, sheetId);
  const stickers = useMemo(() => stickersFor(wines, each, places), [wines, each, places]);
  const sheets = useMemo(
    () => laidOut(stickers, sheet, startFromInput(start, sheet) - 1),
    [stickers, sheet, start],
  );
  const { width, height } = PAPERS[paper];

  return (
    <div className={classes["page"]}>
      {/* No page margin, because the label positions are measured from the paper's edge. */}
      <style>{`@page { size: ${String(width)}mm ${String(height)}mm; margin: 0 }`}</style>
      <div className={classes["choices"]}>
        <h1>{i18n._("Stickers")}</h1>
        <p className={classes["hint"]}>
          {i18n._(
            "Each has a code that opens its wine. Scan it with a phone’s camera, or with Scan beside the search.",
          )}
        </p>
        <Select
          label={i18n._("Paper")}
          data={Object.keys(PAPERS)}
          value={paper}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          onChange={(chosen) => {
            setPaper(chosen === "Letter" ? "Letter" : "A4");
          }}
        />
        <Select
          label={i18n._(/*i18n*/ { id: "Labels", comment: "the empty labels of a sheet" })}
          data={sheetsOf(paper).map((one) => ({ value: one.id, label: sheetWords(one) }))}
          value={sheet.id}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          onChange={(chosen) => {
            setSheetId(chosen ?? undefined);
          }}
        />
        <Select
          label={i18n._("One for each")}
          data={EACH}
          value={each}
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          onChange={(chosen) => {
            setEach(EACH.find(({ value }) => value === chosen)?.value ?? "bottle");
          }}
        />
        <NumberField
          label={i18n._("Start at label")}
          description={i18n._("Start at label 1 of {labelsOn}. Skip the ones already used.", {
            labelsOn: String(labelsOn(sheet)),
          })}
          max={labelsOn(sheet)}
          min={1}
          value={start}
          onBlur={() => {
            setStart(String(startFromInput(start, sheet)));
          }}
          onChange={setStart}
        />
        <Button
          disabled={sheets.length === 0}
          leftSection={<IconPrinter aria-hidden size={20} stroke={1.75} />}
          onClick={() => {
            window.print();
          }}
        >
          {i18n._("Print")}
        </Button>
        <p className={classes["hint"]} role="status">
          {printedWords(stickers.length, sheets.length)}
        </p>
        <p className={classes["hint"]}>{i18n._("Print at 100 %, without “fit to page”.")}</p>
      </div>
      <section aria-label={i18n._("Preview")} className={classes["sheets"]}>
        {(isPrinting ? sheets : sheets.slice(0, 1)).map((placed, n) => (
          <StickerSheet key={n} sheet={sheet} stickers={placed} />
        ))}
      </section>
    </div>
  );
}

function chosenSheet(paper: Paper, id: string | undefined): LabelSheet {
  const [first, ...others] = sheetsOf(paper);
  if (!first) throw new Error(`There are no labels on ${paper}`);
  return others.find((one) => one.id === id) ?? first;
}

const EACH: readonly { readonly value: StickerUnit; readonly label: string }[] = [
  { value: "bottle", label: i18n._("Bottle") },
  {
    value: "lot",
    label: i18n._(/*i18n*/ { id: "Lot", comment: "bottles of a wine that were bought together" }),
  },
  { value: "wine", label: i18n._("Wine") },
];

function NothingToPrint() {
  return (
    <DeadEnd drawing={<BottleDrawing type="White Wine" />} title={i18n._("No stickers to print")}>
      {i18n._("There are no wines to print stickers for.")}
    </DeadEnd>
  );
}

function sheetWords(sheet: LabelSheet): string {
  return i18n._("{size}, Avery {id}", {
    size: sheet.paper === "Letter" ? inInches(sheet) : inMm(sheet),
    id: sheet.id,
  });
}

function printedWords(stickers: number, sheets: number): string {
  return i18n._("{stickers} on {sheets}", {
    stickers: i18n._("{count, plural, one {# sticker} other {# stickers}}", { count: stickers }),
    sheets: i18n._("{count, plural, one {# sheet} other {# sheets}}", { count: sheets }),
  });
}

function inMm({ width, height }: LabelSheet): string {
  return i18n._("{width} × {height} mm", { width: String(width), height: String(height) });
}

function inInches({ width, height }: LabelSheet): string {
  const inches = (mm: number) => String(Number((mm / 25.4).toFixed(3)));
  return i18n._("{width} × {height} in", { width: inches(width), height: inches(height) });
}
