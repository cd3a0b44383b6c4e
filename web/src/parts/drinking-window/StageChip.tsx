import type { Stage } from "sync-protocol/drinking";
import classes from "./StageChip.module.css";

const WORDS: Record<Stage, string> = {
  young: "Young",
  ready: "Ready",
  soon: "Drink soon",
  past: "Past",
};

/** Where a wine stands in its drinking window, in a word. */
export function StageChip({ stage }: { readonly stage: Stage }) {
  return (
    <span className={classes["chip"]} data-stage={stage}>
      <span className={classes["spoken"]}>Drinking window: </span>
      {WORDS[stage]}
    </span>
  );
}
