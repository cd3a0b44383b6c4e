import type { Stage } from "sync-protocol/drinking";
import { i18n } from "../../language/i18n.ts";
import classes from "./StageChip.module.css";
import hidden from "../../ui/hidden.module.css";

const WORDS: Record<Stage, string> = {
  young: i18n._(/*i18n*/ { id: "Young", comment: "drinking window" }),
  ready: i18n._(/*i18n*/ { id: "Ready", comment: "drinking window" }),
  soon: i18n._("Drink soon"),
  past: i18n._(/*i18n*/ { id: "Past", comment: "drinking window" }),
};

interface StageChipProps {
  readonly stage: Stage;
  /**
   * Years that are shown instead of the stage's word. Screen readers get the word and the years.
   */
  readonly years?: string;
  readonly isMark?: boolean;
}

/** Stage of the drinking window, with a word or the years. Each stage has a different shape, for colour-blind users. */
export function StageChip({ stage, years, isMark = false }: StageChipProps) {
  const words = years === undefined ? WORDS[stage] : `${WORDS[stage]}, `;
  return (
    <span className={classes["chip"]} data-stage={stage}>
      <span className={hidden["visuallyHidden"]}>
        {i18n._("Drinking window:")} {(isMark || years !== undefined) && words}
      </span>
      {years === undefined ? !isMark && words : <Years>{years}</Years>}
    </span>
  );
}

/**
 * A drinking window in words, for example "usually 2023–2037". The line can break only before the
 * years.
 */
function Years({ children }: { readonly children: string }) {
  const at = children.lastIndexOf(" ") + 1;
  return (
    <>
      {children.slice(0, at)}
      <span className={classes["unbroken"]}>{children.slice(at)}</span>
    </>
  );
}
