import { ActionIcon, Button, Select } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Places, QUANTITY } from "sync-protocol";
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
  /** Error of the first invalid row. */
  readonly error: ReactNode;
  readonly places: Places | undefined;
  /** The lot in the fields above the rows. */
  readonly first: { readonly bottles: string; readonly isOrdered: boolean };
}

/** Rows for more bottles of the same kind, in other places or on order, with the total. */
export function LotRows({ value, onChange, error, places, first }: LotRowsProps) {
  const rows = rowsIn(value);
  const wrong = rows.find(isWrongRow);
  const total = countRows(rows, first);
  const change = (row: LotRow, to: Partial<LotRow>) => {
    onChange(rowsText(rows.map((one) => (one.id === row.id ? { ...row, ...to } : one))));
  };
  const data = [
    { value: "", label: "Not placed" },
    { value: ON_ORDER, label: "On order" },
    ...(places ? placeChoices(places) : []),
  ];

  return (
    <>
      {rows.map((row, at) => (
        <div key={row.id} className={classes["row"]}>
          <Select
            allowDeselect={false}
            aria-label={`Place of group ${String(at + 2)}`}
            comboboxProps={ONLY_WHILE_OPEN}
            data={data}
            searchable={data.length > 8}
            value={row.place}
            onChange={(place) => {
              change(row, { place: place ?? "" });
            }}
          />
          <NumberField
            aria-label={`How many of group ${String(at + 2)}`}
            {...(row === wrong && { error, "data-path": "rows" })}
            max={QUANTITY.max}
            min={1}
            value={row.bottles}
            onChange={(bottles) => {
              change(row, { bottles });
            }}
          />
          <ActionIcon
            aria-label={`Remove group ${String(at + 2)}`}
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
          Another place or order
        </Button>
      )}
      {rows.length > 0 && (
        <p role="status">
          {countOf(total.bottles, "bottle")}
          {total.ordered > 0 && `: ${String(total.bottles - total.ordered)} in the cellar, `}
          {total.ordered > 0 && `${String(total.ordered)} on order`}
        </p>
      )}
    </>
  );
}
