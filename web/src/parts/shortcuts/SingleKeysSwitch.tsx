import { Switch } from "../../ui/fields/Switch.tsx";
import { turnSingleKeys, useSingleKeys } from "./singleKeys.ts";

export function SingleKeysSwitch() {
  const isOn = useSingleKeys((keys) => keys.isOn);
  return (
    <Switch label="Single-key shortcuts" checked={isOn} onChange={turnSingleKeys}>
      / searches, N adds a wine and ? lists the shortcuts.
    </Switch>
  );
}
