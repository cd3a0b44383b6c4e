import { TextInput } from "@mantine/core";
import { lotLabelOf } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { Switch } from "../../ui/fields/Switch.tsx";
import type { InputProps } from "./PriceFields.tsx";

interface OrderFieldsProps {
  readonly isOrdered: boolean;
  /** Whether the added lots include ordered lots. */
  readonly hasOrdered: boolean;
  readonly onOrdered: (isOrdered: boolean) => void;
  readonly arrivesOn: InputProps;
}

export function OrderFields({ isOrdered, hasOrdered, onOrdered, arrivesOn }: OrderFieldsProps) {
  return (
    <>
      <Switch checked={isOrdered} label={i18n._("On order")} onChange={onOrdered}>
        {i18n._("Not in the cellar yet: its bottles count once it has arrived.")}
      </Switch>
      {(isOrdered || hasOrdered) && (
        <TextInput {...arrivesOn} label={lotLabelOf("arrivesOn")} type="date" />
      )}
    </>
  );
}
