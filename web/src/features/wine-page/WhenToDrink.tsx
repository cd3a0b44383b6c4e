import { useId } from "react";
import type { DrinkingWindow } from "sync-protocol/drinking";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { StageChip } from "../../ui/drinking-window/StageChip.tsx";
import { type Drinking, useDrinking } from "../../ui/drinking-window/useDrinking.ts";
import { windowInWords } from "../../ui/drinking-window/windowInWords.ts";
import classes from "./WinePage.module.css";

/** When the wine is at its best, and how one knows; nothing where one does not. */
export function WhenToDrink({ wine }: { readonly wine: CellarWine }) {
  const headingId = useId();
  const drinking = useDrinking();
  const window = drinking?.windowOf(wine);
  if (!drinking || !window) return null;

  return (
    <section aria-labelledby={headingId} className={classes["section"]}>
      <h2 id={headingId}>When to drink</h2>
      <p className={classes["marks"]}>
        <span className={classes["year"]}>{windowInWords(window)}</span>
        {!wine.isArchived && <StageChip stage={window.stage} />}
      </p>
      <Reason basis={window.basis} sourceOf={drinking.sourceOf} />
    </section>
  );
}

type ReasonProps = Pick<DrinkingWindow, "basis"> & Pick<Drinking, "sourceOf">;

function Reason({ basis, sourceOf }: ReasonProps) {
  if (basis.kind === "own") return <p className={classes["dim"]}>As you have set it.</p>;
  return (
    <>
      <p className={classes["dim"]}>Usually. {basis.reason}.</p>
      <details className={classes["sources"]}>
        <summary>Where this comes from</summary>
        <ul>
          {basis.sources.map((source) => (
            <li key={source}>
              <a href={sourceOf(source).address} rel="noreferrer" target="_blank">
                {sourceOf(source).title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
