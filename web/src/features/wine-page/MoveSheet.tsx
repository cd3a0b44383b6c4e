import { Select, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Lot, lotLabelOf, lotSeenSchema } from "sync-protocol";
import { useState } from "react";
import { usePlaces, useCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { newId } from "../../platform/newId.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { lotNames, shownLots } from "../../rules/lots/lotNames.ts";
import { wholeNumberIn } from "../../rules/typedNumber.ts";
import { countOf } from "../../ui/countOf.ts";
import { FormSheet } from "../../ui/dialogs/FormSheet.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { PlaceField } from "../../parts/lot-fields/PlaceField.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";

interface MoveSheetProps {
  readonly opened: boolean;
  readonly wine: CellarWine;
  /** The lot to move bottles from, as it was when the sheet opened. */
  readonly from: Lot;
  readonly onClose: () => void;
}

const NEW = "new";

/** Sheet that moves bottles to another lot or a new lot. The total stays the same [L6: moves]. */
export function MoveSheet({ opened, wine, from, onClose }: MoveSheetProps) {
  const { moveBottles } = useCommands();
  const places = usePlaces();
  const names = lotNames(wine, places);
  const others = shownLots(wine).filter((lot) => lot.id !== from.id && isAlike(lot, from));
  const [newLotId] = useState(newId);
  const form = useForm({
    initialValues: {
      quantity: String(from.bottles),
      to: others[0]?.id ?? NEW,
      placeId: "",
      position: "",
    },
    validate: {
      quantity: (typed) => quantityProblem(wholeNumberIn(typed), from.bottles),
      position: (typed) => {
        const position = lotSeenSchema.shape.position.safeParse(typed);
        return position.error?.issues[0]?.message ?? null;
      },
    },
  });
  const isNew = form.values.to === NEW;

  const move = ({ quantity: typed, to, placeId, position }: typeof form.values) => {
    const quantity = wholeNumberIn(typed) ?? 0;
    const target = others.find(({ id }) => id === to) ?? {
      ...from,
      id: newLotId,
      placeId: placeId === "" ? null : placeId,
      position,
    };
    void showOutcome(
      moveBottles({
        wineId: wine.id,
        from: from.id,
        to: lotSeenSchema.parse(target),
        quantity,
      }),
      {
        kind: "move-bottles",
        done: i18n._("Bottles moved"),
        description: ({ name }) => `${name}: ${countOf(quantity, "bottle")}`,
        undoable: true,
      },
    );
    onClose();
  };

  return (
    <FormSheet
      action={i18n._("Move Bottles")}
      opened={opened}
      title={i18n._("Move bottles of {name}", { name: wine.name })}
      onClose={onClose}
      onSubmit={form.onSubmit(move)}
    >
      <NumberField
        {...form.getInputProps("quantity")}
        label={lotLabelOf("bottles")}
        max={from.bottles}
        min={1}
        value={form.values.quantity}
      />
      <Select
        allowDeselect={false}
        comboboxProps={ONLY_WHILE_OPEN}
        data={[
          ...others.map(({ id }) => ({ value: id, label: names.get(id) ?? "" })),
          { value: NEW, label: i18n._("A new lot") },
        ]}
        label={i18n._("To|target of moved bottles")}
        value={form.values.to}
        onChange={(to) => {
          form.setFieldValue("to", to ?? NEW);
        }}
      />
      {isNew && places && places.size > 0 && (
        <PlaceField
          label={lotLabelOf("placeId")}
          places={places}
          value={form.values.placeId}
          onChange={(placeId) => {
            form.setFieldValue("placeId", placeId ?? "");
          }}
        />
      )}
      {isNew && <TextInput {...form.getInputProps("position")} label={lotLabelOf("position")} />}
    </FormSheet>
  );
}

/** Whether bottles can move between the lots: both have the same state and size. */
function isAlike(one: Lot, other: Lot): boolean {
  return one.state === other.state && one.millilitres === other.millilitres;
}

function quantityProblem(quantity: number | undefined, most: number): string | null {
  const isSound = quantity !== undefined && quantity >= 1 && quantity <= most;
  return isSound ? null : i18n._("Bottles must be 1 to {most}", { most: String(most) });
}
