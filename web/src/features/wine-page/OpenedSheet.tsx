import { Button, Select, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type KeepingMethod, KEEPING_METHODS, lotsOf, type OpenedBottle } from "sync-protocol";
import { useState } from "react";
import { useOpenedCommands, usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { newId } from "../../platform/newId.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dayAt } from "../../rules/day.ts";
import { lotNames } from "../../rules/lots/lotNames.ts";
import { hasBottles } from "../../rules/lots/lotInUse.ts";
import { goodUntilInWords, KEEPING_WORDS } from "../../rules/history/openedWords.ts";
import { FormSheet } from "../../ui/dialogs/FormSheet.tsx";
import { showOutcome } from "../../parts/showOutcome.ts";
import { ONLY_WHILE_OPEN } from "../../ui/fields/onlyWhileOpen.ts";

interface OpenedSheetProps {
  readonly opened: boolean;
  readonly wine: CellarWine;
  /** The opened bottle to edit. If `undefined`, the form opens another bottle of the wine. */
  readonly bottle: OpenedBottle | undefined;
  readonly onClose: () => void;
}

/**
 * Opens a bottle, or changes how an opened bottle is kept. An opened bottle counts as in the cellar
 * until it is finished.
 */
export function OpenedSheet({ opened, wine, bottle, onClose }: OpenedSheetProps) {
  const { openBottle, changeKeeping, closeBottle } = useOpenedCommands();
  const names = lotNames(wine, usePlaces());
  const [newBottleId] = useState(newId);
  const [today] = useState(() => dayAt(Date.now()));
  const lots = lotsOf(wine).filter((lot) => hasBottles(lot) || lot.id === bottle?.lotId);
  const form = useForm<Omit<OpenedBottle, "id">>({
    initialValues: {
      day: bottle?.day ?? today,
      keeping: bottle?.keeping ?? "stopper",
      lotId: bottle?.lotId ?? lots[0]?.id ?? null,
    },
    validate: { day: (day) => (day === "" ? i18n._("Opened On must be a day") : null) },
  });
  const wished = { ...form.values, id: bottle?.id ?? newBottleId };

  const save = () => {
    const command = bottle ? changeKeeping : openBottle;
    void showOutcome(command(wine.id, wished), {
      kind: "edit",
      done: bottle ? i18n._("Open bottle changed") : i18n._("Bottle opened"),
      description: ({ name, type, ...rest }) =>
        `${name}: ${goodUntilInWords({ ...rest, name, type }, wished, today)}`,
      undoable: true,
    });
    onClose();
  };
  const close = (openedId: string) => {
    void showOutcome(closeBottle(wine.id, openedId), {
      kind: "edit",
      done: i18n._("Bottle not open any more"),
      description: ({ name }) => name,
      undoable: true,
    });
    onClose();
  };

  return (
    <FormSheet
      action={bottle ? i18n._("Save") : i18n._("Open Bottle")}
      opened={opened}
      title={
        bottle
          ? i18n._("Open bottle of {name}", { name: wine.name })
          : i18n._("Open a bottle of {name}", { name: wine.name })
      }
      onClose={onClose}
      onSubmit={form.onSubmit(save)}
    >
      <Select
        allowDeselect={false}
        comboboxProps={ONLY_WHILE_OPEN}
        data={KEEPING_METHODS.map((value) => ({ value, label: KEEPING_WORDS[value] }))}
        label={i18n._("How It Is Kept")}
        value={form.values.keeping}
        onChange={(value) => {
          form.setFieldValue("keeping", keepingOf(value));
        }}
      />
      <TextInput
        {...form.getInputProps("day")}
        label={i18n._("Opened On")}
        max={today}
        type="date"
      />
      {lots.length > 1 && (
        <Select
          allowDeselect={false}
          comboboxProps={ONLY_WHILE_OPEN}
          data={lots.map(({ id }) => ({ value: id, label: names.get(id) ?? "" }))}
          label={i18n._(
            /*i18n*/ { id: "Of", comment: "label of a field: the lot that the bottle is from" },
          )}
          value={form.values.lotId}
          onChange={(lotId) => {
            form.setFieldValue("lotId", lotId);
          }}
        />
      )}
      <p role="status">{wished.day !== "" && `${goodUntilInWords(wine, wished, today)}.`}</p>
      {bottle && (
        <Button
          variant="subtle"
          onClick={() => {
            close(bottle.id);
          }}
        >
          {i18n._("It is not open after all")}
        </Button>
      )}
    </FormSheet>
  );
}

function keepingOf(value: string | null): KeepingMethod {
  return KEEPING_METHODS.find((keeping) => keeping === value) ?? "stopper";
}
