import { i18n } from "../../language/i18n.ts";
import { Switch } from "../../ui/fields/Switch.tsx";
import { turnSingleKeys, useSingleKeys } from "./singleKeys.ts";

export function SingleKeysSwitch() {
  const isOn = useSingleKeys((keys) => keys.isOn);
  return (
    <Switch label={i18n._("Single-key shortcuts")} checked={isOn} onChange={turnSingleKeys}>
      {i18n._("/ searches, N adds a wine and ? lists the shortcuts.")}
    </Switch>
  );
}
