import { IconMinus, IconPlus } from "@tabler/icons-react";
import { bottleCount } from "./counts.ts";
import classes from "./WineCard.module.css";

interface BottleStepperProps {
  readonly name: string;
  readonly quantity: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** Counts bottles in and out, one by one. */
export function BottleStepper({ name, quantity, onAdd, onRemove }: BottleStepperProps) {
  return (
    <div className={classes["stepper"]}>
      <button
        type="button"
        className={classes["step"]}
        aria-label={`Remove a bottle of ${name}`}
        disabled={quantity <= 0}
        onClick={onRemove}
      >
        <IconMinus aria-hidden size={20} stroke={1.75} />
      </button>
      <span className={classes["count"]}>{bottleCount(quantity)}</span>
      <button
        type="button"
        className={classes["step"]}
        aria-label={`Add a bottle of ${name}`}
        onClick={onAdd}
      >
        <IconPlus aria-hidden size={20} stroke={1.75} />
      </button>
    </div>
  );
}
