import { labelOf, QUANTITY, wineBodyOf } from "sync-protocol";
import { useState } from "react";
import { useCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { wholeNumberIn } from "../../rules/typedNumber.ts";
import { FormSheet } from "../../ui/dialogs/FormSheet.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { countOf } from "../../ui/countOf.ts";
import { showOutcome } from "../../parts/showOutcome.ts";

interface KeepSheetProps {
  readonly opened: boolean;
  readonly wine: CellarWine;
  readonly onClose: () => void;
}

/** Sheet to set the minimum number of bottles to keep of a wine. Works offline [T5: minimum]. */
export function KeepSheet({ opened, wine, onClose }: KeepSheetProps) {
  const { editWine } = useCommands();
  const [typed, setTyped] = useState(String(wine.keepAtLeast ?? ""));
  const [problem, setProblem] = useState<string>();

  const save = () => {
    const wished = wholeNumberIn(typed);
    const isNone = typed.trim() === "" || wished === 0;
    if (!isNone && (wished === undefined || wished < 1 || wished > QUANTITY.max)) {
      setProblem(i18n._("Enter 1 to {max}, or leave it empty.", { max: String(QUANTITY.max) }));
      return;
    }
    const keepAtLeast = isNone ? null : (wished ?? null);
    void showOutcome(editWine(wine, { ...wineBodyOf(wine), keepAtLeast }), {
      kind: "edit",
      done:
        keepAtLeast === null
          ? i18n._("Minimum removed")
          : i18n._("Keep at least {bottles}", { bottles: countOf(keepAtLeast, "bottle") }),
      description: ({ name }) => name,
      undoable: true,
    });
    onClose();
  };

  return (
    <FormSheet
      action={i18n._("Save")}
      opened={opened}
      title={`${labelOf("keepAtLeast")}: ${wine.name}`}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <NumberField
        data-autofocus
        description={i18n._("If you have fewer, the wine appears in To Buy.")}
        error={problem}
        label={i18n._("Bottles")}
        max={QUANTITY.max}
        min={1}
        value={typed}
        onChange={setTyped}
      />
    </FormSheet>
  );
}
