import type { Stage } from "sync-protocol/drinking";
import classes from "./StageChip.module.css";
import hidden from "../../ui/hidden.module.css";

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
      <span className={hidden["spoken"]}>
        Drinking window: {(isMark || years !== undefined) && words}
      </span>
      {years === undefined ? !isMark && words : <Years>{years}</Years>}
    </span>
  );
}

/** "usually 2023–2037", which breaks before its years only. */
function Years({ children }: { readonly children: string }) {
  const at = children.lastIndexOf(" ") + 1;
  return (
    <>
      {children.slice(0, at)}
      <span className={classes["unbroken"]}>{children.slice(at)}</span>
    </>
  );
}
