import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { useMayChange } from "../../engine/index.ts";
import { QUICK_ACTIONS, sendQuickAction } from "../../parts/requests/quickActions.ts";
import { useWayToCollection } from "../../parts/addresses/wayToCollection.ts";
import { useSingleKeys } from "../../parts/shortcuts/singleKeys.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import type { PageEntry } from "./paletteEntries.ts";
import { walkCards } from "./walkCards.ts";

const PaletteDialog = dialogOnDemand(
  async () => (await import("./PaletteDialog.tsx")).PaletteDialog,
  "onClose",
);
const ShortcutsDialog = dialogOnDemand(
  async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog,
  "onClose",
);

interface ShortcutsProps {
  readonly pages: readonly PageEntry[];
}

type OpenDialog = "palette" | "shortcuts";

export function Shortcuts({ pages }: ShortcutsProps) {
  const [open, setOpen] = useState<OpenDialog>();
  const [seen, setSeen] = useState<readonly OpenDialog[]>([]);
  const areSingleKeysOn = useSingleKeys(({ isOn }) => isOn);
  const showCollection = useWayToCollection();
  const mayChange = useMayChange();

  const show = (dialog: OpenDialog) => {
    setSeen((before) => [...before, dialog]);
    setOpen(dialog);
  };
  const close = () => {
    setOpen(undefined);
  };
  const takeSingleKey = (key: string): boolean => {
    switch (key) {
      case "/":
        void showCollection().then(() => {
          sendQuickAction(QUICK_ACTIONS.focusSearch);
        });
        return true;
      case "n":
        if (!mayChange) return false;
        void showCollection().then(() => {
          sendQuickAction(QUICK_ACTIONS.addWine);
        });
        return true;
      case "?":
        show("shortcuts");
        return true;
      default:
        return false;
    }
  };
  useWindowEvent("keydown", (event) => {
    if (event.defaultPrevented || event.altKey) return;
    if (document.querySelector('[role="dialog"]')) return;
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey) {
      if (event.shiftKey || key.toLowerCase() !== "k") return;
      event.preventDefault();
      show("palette");
      return;
    }
    const isTyping = isField(target);
    const isTaken =
      (!event.shiftKey && (!isTyping || key === "ArrowDown") && walkCards(key)) ||
      (!isTyping && areSingleKeysOn && takeSingleKey(key));
    if (isTaken) event.preventDefault();
  });

  return (
    <>
      {seen.includes("palette") && (
        <PaletteDialog
          opened={open === "palette"}
          pages={pages}
          onClose={close}
          onShortcuts={() => {
            show("shortcuts");
          }}
        />
      )}
      {seen.includes("shortcuts") && (
        <ShortcutsDialog opened={open === "shortcuts"} onClose={close} />
      )}
    </>
  );
}

/** Whether the target is a field, which handles key presses itself. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]",
    ) !== null
  );
}
