import { useMayChange } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { Modal } from "../../ui/dialogs/Modal.tsx";
import classes from "./Keyboard.module.css";
import { SingleKeysSwitch } from "../../parts/shortcuts/SingleKeysSwitch.tsx";

/** Name of the modifier key of shortcuts, which Apple keyboards name differently. */
const COMMAND = navigator.platform.startsWith("Mac")
  ? "⌘"
  : i18n._(/*i18n*/ { id: "Ctrl", comment: "key" });

const ADD_KEY = "N";

const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  [`${COMMAND} K`, i18n._("Go to a wine, place or action")],
  [`${COMMAND} B`, i18n._("Open or close the sidebar")],
  [i18n._("Arrow keys"), i18n._("Move between wines")],
  [`${COMMAND} A`, i18n._("Select all wines")],
  ["Esc", i18n._("Close, or end selecting")],
  ["/", i18n._("Search")],
  [ADD_KEY, i18n._("Add a wine")],
  ["?", i18n._("Show this list")],
];

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  const mayChange = useMayChange();
  return (
    <Modal opened={opened} title={i18n._("Keyboard shortcuts")} onClose={onClose}>
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
