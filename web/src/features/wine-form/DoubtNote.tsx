import { IconEye } from "@tabler/icons-react";
import type { Doubt } from "./doubts.ts";
import classes from "./WineForm.module.css";

/** Asks for a look at a field that the label left in doubt. */
export function DoubtNote({ doubt }: { readonly doubt: Doubt }) {
  return (
    <span className={classes["doubt"]}>
      <IconEye aria-hidden size={16} stroke={1.75} />
      {wordsFor(doubt)}
    </span>
  );
}

function wordsFor({ kind, value }: Doubt): string {
  if (kind === "unsure") return "Not read surely: please check";
  return value === "" ? "Not read: please fill in" : "Not read: please check";
}
