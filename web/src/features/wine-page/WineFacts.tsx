import {
  labelOf,
  LINE_FIELDS,
  type Wine,
  WINE_ADDITIONS,
  wineBodyOf,
  type WineField,
} from "sync-protocol";
import { type ReactNode, useId } from "react";
import { i18n } from "../../language/i18n.ts";
import { BottleIdBadge } from "../../parts/wine-controls/BottleIdBadge.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import classes from "./WinePage.module.css";
import { Button } from "@mantine/core";
import { useCommands } from "../../engine/index.ts";
import { showOutcome } from "../../parts/showOutcome.ts";
import { countOf } from "../../ui/countOf.ts";
import { extraRowsIn } from "../../rules/cellar/extraFields.ts";
import { nameIn } from "../../language/names.ts";

const ADDED_LINES = LINE_FIELDS.filter((field) => field in WINE_ADDITIONS);

export function WineNotes({ wine }: { readonly wine: Wine }) {
  const headingId = useId();

  return (
    wine.notes !== null && (
      <section aria-labelledby={headingId} className={classes["section"]}>
        <h2 id={headingId}>{labelOf("notes")}</h2>
        <p className={classes["notes"]} dir="auto">
          {wine.notes}
        </p>
      </section>
    )
  );
}

export function WineFacts({ wine }: { readonly wine: Wine }) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={classes["section"]}>
      <h2 id={headingId}>{i18n._("Facts")}</h2>
      <dl className={classes["facts"]}>
        <Fact field="varietal">{nameIn("grape", wine.varietal)}</Fact>
        {ADDED_LINES.map(
          (field) =>
            wine[field] !== null && (
              <Fact key={field} field={field}>
                {wine[field]}
              </Fact>
            ),
        )}
        {wine.alcohol !== null && <Fact field="alcohol">{wine.alcohol} %</Fact>}
        {wine.keepAtLeast !== null && (
          <Fact field="keepAtLeast">{countOf(wine.keepAtLeast, "bottle")}</Fact>
        )}
        {wine.tags.length > 0 && <Fact field="tags">{wine.tags.join(", ")}</Fact>}
        {wine.barcodes.length > 0 && (
          <Fact field="barcodes">
            <TiedBarcodes wine={wine} />
          </Fact>
        )}
        <div>
          <dt>{i18n._("Bottle ID")}</dt>
          <dd>
            <BottleIdBadge bottleId={wine.bottleId} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface FactProps {
  readonly field: WineField;
  readonly children: ReactNode;
}

function Fact({ field, children }: FactProps) {
  return (
    <div>
      <dt>{labelOf(field)}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function TiedBarcodes({ wine }: { readonly wine: Wine }) {
  const { editWine } = useCommands();

  const untie = (digits: string) => {
    const barcodes = wine.barcodes.filter((tied) => tied !== digits);
    void showOutcome(editWine(wine, { ...wineBodyOf(wine), barcodes }), {
      kind: "edit",
      done: i18n._("Barcode unlinked from the wine"),
      description: ({ name }) => name,
      undoable: true,
    });
  };

  return wine.barcodes.map((digits) => (
    <span key={digits} className={classes["marks"]}>
      {digits}
      {!wine.isArchived && (
        <RequireEditAccess>
          <Button
            aria-label={i18n._("Unlink barcode {digits}", { digits })}
            variant="subtle"
            onClick={() => {
              untie(digits);
            }}
          >
            {i18n._(
              /*i18n*/ { id: "Untie", comment: "button: a barcode no longer belongs to this wine" },
            )}
          </Button>
        </RequireEditAccess>
      )}
    </span>
  ));
}

interface KeptFromImportProps {
  readonly text: string;
}

/**
 * Imported data for which the app has no field, grouped by the table in the imported file.
 * Collapsed until the user opens it.
 */
export function KeptFromImport({ text }: KeptFromImportProps) {
  const rows = extraRowsIn(text);

  return (
    <details className={classes["sources"]}>
      <summary>{i18n._("Kept from the import")}</summary>
      {rows.length === 0 && (
        <p className={classes["notes"]} dir="auto">
          {text}
        </p>
      )}
      {rows.map(({ table, of, cells }) => (
        <div key={`${table} ${of ?? ""}`} className={classes["section"]}>
          <p dir="auto">{of === undefined ? table : `${table} · ${of}`}</p>
          <dl className={classes["facts"]}>
            {cells.map(([heading, words]) => (
              <div key={`${heading} ${words}`}>
                <dt dir="auto">{heading}</dt>
                <dd className={classes["notes"]} dir="auto">
                  {words}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
}
