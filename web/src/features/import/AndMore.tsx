import classes from "./ImportPage.module.css";

/** How many of a list are not told one by one. */
export function AndMore({ count }: { readonly count: number }) {
  return count > 0 && <p className={classes["quiet"]}>and {count.toLocaleString()} more</p>;
}
