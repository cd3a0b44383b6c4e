import classes from "../../parts/charts/Charts.module.css";

interface BarProps {
  readonly bottles: number;
  /** What a whole bar stands for. */
  readonly of: number;
  /** How many of the bottles stand apart, first of all. */
  readonly last?: number;
  /** How many are drawn pale beside them, since they are in no count. */
  readonly uncounted?: number;
}

/** A count as a bar; its number stands beside it, so that it is hidden from who can't see it. */
export function Bar({ bottles, of, last = 0, uncounted = 0 }: BarProps) {
  return (
    <span aria-hidden className={classes["track"]}>
      {last > 0 && <span data-last style={{ inlineSize: percent(last, of) }} />}
      <span style={{ inlineSize: percent(bottles - last, of) }} />
      {uncounted > 0 && <span data-uncounted style={{ inlineSize: percent(uncounted, of) }} />}
    </span>
  );
}

function percent(part: number, whole: number): string {
  return `${String((100 * part) / whole)}%`;
}
