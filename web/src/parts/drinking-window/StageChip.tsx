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
}

/** Where a wine is in its drinking window: a shape that reads without colour, and a word or the years. */
export function StageChip({ stage, years }: StageChipProps) {
  return (
    <span className={classes["chip"]} data-stage={stage}>
      <span className={classes["spoken"]}>
        Drinking window: {years !== undefined && `${WORDS[stage]}, `}
      </span>
      {years ?? WORDS[stage]}
    </span>
  );
}
