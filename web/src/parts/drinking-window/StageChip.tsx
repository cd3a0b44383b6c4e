import type { Stage } from "sync-protocol/drinking";
import classes from "./StageChip.module.css";

const WORDS: Record<Stage, string> = {
  young: "Young",
  ready: "Ready",
  soon: "Drink soon",
  past: "Past",
};

interface StageChipProps {
  readonly stage: Stage;
  /** Shown instead of the word; screen readers get both. */
  readonly years?: string;
  readonly isMark?: boolean;
}

/** Stage of the drinking window: a shape that does not need colour, and a word or the years. */
export function StageChip({ stage, years, isMark = false }: StageChipProps) {
  const words = years === undefined ? WORDS[stage] : `${WORDS[stage]}, `;
  return (
    <span className={classes["chip"]} data-stage={stage}>
      <span className={classes["spoken"]}>
        Drinking window: {(isMark || years !== undefined) && words}
      </span>
      {years ?? (!isMark && words)}
    </span>
  );
}
