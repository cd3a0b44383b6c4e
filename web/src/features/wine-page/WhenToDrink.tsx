import { useId } from "react";
import type { DrinkingWindow } from "sync-protocol/drinking";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { StageChip } from "../../parts/drinking-window/StageChip.tsx";
import { windowReason } from "../../parts/drinking-window/windowReason.ts";
import {
  type DrinkingWindows,
  useDrinking,
  windowInWords,
} from "../../parts/drinking-window/useDrinking.ts";
import classes from "./WinePage.module.css";

/**
 * The wine's drinking window, with the reason and the sources. Renders nothing if the window is
 * unknown.
 */
export function WhenToDrink({ wine }: { readonly wine: CellarWine }) {
  const headingId = useId();
  const drinking = useDrinking();
  const window = drinking?.windowOf(wine);
  if (!drinking || !window) return null;

  return (
    <section aria-labelledby={headingId} className={classes["section"]}>
      <h2 id={headingId}>{i18n._("When to drink")}</h2>
      <p className={classes["marks"]}>
        <span className={classes["year"]}>{windowInWords(window)}</span>
        {!wine.isArchived && <StageChip stage={window.stage} />}
      </p>
      <Reason basis={window.basis} kindName={drinking.kindName} />
    </section>
  );
}

function Reason({
  basis,
  kindName,
}: Pick<DrinkingWindow, "basis"> & Pick<DrinkingWindows, "kindName">) {
  if (basis.kind === "own")
    return <p className={classes["dim"]}>{i18n._("As you have set it.")}</p>;
  return (
    <>
      <p className={classes["dim"]}>
        {windowReason(basis, kindName(basis.label))}. {RELIABILITY[basis.evidence]}
      </p>
      {basis.sources.length > 0 && (
        <details className={classes["sources"]}>
          <summary>{i18n._("Where this comes from")}</summary>
          <ul>
            {basis.sources.map(({ title, address }) => (
              <li key={address}>
                <a href={address} rel="noreferrer" target="_blank">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A sentence about the reliability of an estimated drinking window, for each kind of source. */
const RELIABILITY = {
  "two works": "",
  "one work": i18n._("Only one source says so."),
  estimate: i18n._("This is our estimate."),
} as const;
