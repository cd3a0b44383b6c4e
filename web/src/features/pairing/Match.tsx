import classes from "./PairingTab.module.css";

/** How well wine and dish go together: a step in words, and the percentage beside it. */
export function Match({ percent }: { readonly percent: number }) {
  return (
    <p className={classes["match"]}>
      {stepOf(percent)} <span className={classes["dim"]}>{percent}% match</span>
    </p>
  );
}

/** From these percentages on. */
const CLASSIC = 85;
const GOOD = 70;

/** How well a wine goes with a meal, in the words of somebody at a stove. */
export function stepOf(percent: number): "A classic" | "Good match" | "Worth a try" {
  if (percent >= CLASSIC) return "A classic";
  return percent >= GOOD ? "Good match" : "Worth a try";
}
