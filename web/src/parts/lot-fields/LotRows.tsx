import { ActionIcon, Button, Select } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Places, QUANTITY } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { newId } from "../../platform/newId.ts";
import {
  countRows,
  isWrongRow,
  LOT_ROWS_MAX,
  type LotRow,
  ON_ORDER,
  rowsIn,
  rowsText,
} from "../../rules/lots/lotRows.ts";
import { placeChoices } from "../../rules/placement/placeTree.ts";
import classes from "../../ui/dialogs/Sheet.module.css";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { countOf } from "../../ui/countOf.ts";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";

interface LotRowsProps {
  /** The rows, serialized for the form. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: ReactNode;
  readonly places: Places | undefined;
  /** The lot that the user enters in the fields above these rows. */
  readonly first: { readonly bottles: string; readonly isOrdered: boolean };
}

export function LotRows({ value, onChange, error, places, first }: LotRowsProps) {
  const rows = rowsIn(value);
  const wrong = rows.find(isWrongRow);
  const total = countRows(rows, first);
  const change = (row: LotRow, to: Partial<LotRow>) => {
    onChange(rowsText(rows.map((one) => (one.id === row.id ? { ...row, ...to } : one))));
  };
  const data = [
    { value: "", label: i18n._("Not placed") },
    { value: ON_ORDER, label: i18n._("On order") },
    ...(places ? placeChoices(places) : []),
  ];

  return (
    <>
      {rows.map((row, at) => (
        <div key={row.id} className={classes["row"]}>
          <Select
            allowDeselect={false}
            aria-label={i18n._("Place of group {number}", { number: at + 2 })}
            comboboxProps={ONLY_WHILE_OPEN}
            data={data}
            searchable={data.length > 8}
            value={row.place}
            onChange={(place) => {
              change(row, { place: place ?? "" });
            }}
          />
          <NumberField
            aria-label={i18n._(
              /*i18n*/ {
                id: "How many of group {number}",
                comment: "field with a count of bottles",
              },
              { number: at + 2 },
            )}
            {...(row === wrong && { error, "data-path": "rows" })}
            max={QUANTITY.max}
            min={1}
            value={row.bottles}
            onChange={(bottles) => {
              change(row, { bottles });
            }}
          />
          <ActionIcon
            aria-label={i18n._("Remove group {number}", { number: at + 2 })}
            onClick={() => {
              onChange(rowsText(rows.filter(({ id }) => id !== row.id)));
            }}
          >
            <IconX aria-hidden size={20} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      {rows.length < LOT_ROWS_MAX && (
        <Button
          leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
          variant="subtle"
          onClick={() => {
            const isOrdered = places?.size === 0;
            const place = isOrdered ? ON_ORDER : "";
            onChange(rowsText([...rows, { id: newId(), bottles: "1", place }]));
          }}
        >
          {i18n._("Another place or order")}
        </Button>
      )}
      {rows.length > 0 && (
        <p role="status">
          {total.ordered === 0
            ? countOf(total.bottles, "bottle")
            : i18n._("{bottles}: {held} in the cellar, {ordered} on order", {
                bottles: countOf(total.bottles, "bottle"),
                held: total.bottles - total.ordered,
                ordered: total.ordered,
              })}
        </p>
      )}
    </>
  );
}
