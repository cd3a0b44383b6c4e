import type { WineType } from "sync-protocol";
import { TypeIcon } from "./TypeIcon.tsx";
import classes from "./TypeChip.module.css";

/** A type of wine as icon and word, on a tint of its colour. */
export function TypeChip({ type }: { readonly type: WineType }) {
  return (
    <span className={classes["chip"]} data-wine-type={type}>
      <TypeIcon type={type} size={16} />
      {type}
    </span>
  );
}
