import classes from "./PairingTab.module.css";
import { stepOf } from "./stepOf.ts";

/** How well wine and dish go together: a step in words, and the percentage beside it. */
export function Match({ percent }: { readonly percent: number }) {
  return (
    <p className={classes["match"]}>
      {stepOf(percent)} <span className={classes["dim"]}>{percent}% match</span>
    </p>
  );
}
