import { useMayChange } from "../../engine/index.ts";
import { Modal } from "../../ui/dialogs/Modal.tsx";
import classes from "./Keyboard.module.css";
import { SingleKeysSwitch } from "../../parts/shortcuts/SingleKeysSwitch.tsx";

/** Apple keyboards use another modifier key. */
const COMMAND = navigator.platform.startsWith("Mac") ? "⌘" : "Ctrl";

const ADD_KEY = "N";

const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  [`${COMMAND} K`, "Go to a wine, place or action"],
  [`${COMMAND} B`, "Open or close the sidebar"],
  ["Arrow keys", "Move between wines"],
  [`${COMMAND} A`, "Select all wines"],
  ["Esc", "Close, or end selecting"],
  ["/", "Search"],
  [ADD_KEY, "Add a wine"],
  ["?", "Show this list"],
];

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  const mayChange = useMayChange();
  return (
    <Modal opened={opened} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={classes["shortcuts"]}>
        {SHORTCUTS.filter(([keys]) => mayChange || keys !== ADD_KEY).map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
    </Modal>
  );
}
