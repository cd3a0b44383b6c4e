import { useId } from "react";
import { useWaiting } from "../../engine/index.ts";
import classes from "./SyncSheet.module.css";

/** More than these are counted instead of named. */
const NAMED_MAX = 20;

/** The pending changes, oldest first. */
export function WaitingList() {
  const headingId = useId();
  const sentences = useWaiting();
  if (sentences.length === 0) return null;

  const unnamed = sentences.length - NAMED_MAX;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Waiting to sync</h3>
      <ul className={classes["waiting"]}>
        {sentences.slice(0, NAMED_MAX).map((sentence, index) => (
          <li key={`${String(index)} ${sentence}`}>{sentence}</li>
        ))}
        {unnamed > 0 && <li>and {unnamed.toLocaleString()} more</li>}
      </ul>
    </section>
  );
}
