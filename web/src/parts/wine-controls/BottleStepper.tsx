import { i18n } from "../../language/i18n.ts";
import { countOf } from "../../ui/countOf.ts";
import classes from "./wineControls.module.css";

interface BottleStepperProps {
  readonly name: string;
  readonly quantity: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

export function BottleStepper({ name, quantity, onAdd, onRemove }: BottleStepperProps) {
  return (
    <div className={classes["stepper"]}>
      <button
        type="button"
        className={classes["less"]}
        aria-label={i18n._("Remove a bottle of {name}", { name })}
        disabled={quantity <= 0}
        onClick={onRemove}
      />
      <span className={classes["count"]}>{countOf(quantity, "bottle")}</span>
      <button
        type="button"
        className={classes["more"]}
        aria-label={i18n._("Add a bottle of {name}", { name })}
        onClick={onAdd}
      />
    </div>
  );
}
