import { i18n } from "../../language/i18n.ts";
import classes from "./PairingTab.module.css";

export function Match({ percent }: { readonly percent: number }) {
  return (
    <p className={classes["match"]}>
      {stepOf(percent)}{" "}
      <span className={classes["dim"]}>{i18n._("{percent}% match", { percent })}</span>
    </p>
  );
}

/** Minimum percentages for a match to be called "A classic" or "Good match". */
const CLASSIC = 85;
const GOOD = 70;

export function stepOf(percent: number): string {
  if (percent >= CLASSIC) return i18n._("A classic");
  return percent >= GOOD ? i18n._("Good match") : i18n._("Worth a try");
}
