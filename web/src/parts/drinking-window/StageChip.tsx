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
  /** The years, in place of the word; who listens hears both. */
  readonly years?: string;
  /** The shape stands for the word. */
  readonly isMark?: boolean;
}

/** Where a wine is in its drinking window: a shape that reads without colour, and a word or the years. */
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
