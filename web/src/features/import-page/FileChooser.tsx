import { useId } from "react";
import { IconFileImport } from "@tabler/icons-react";
import classes from "./ImportPage.module.css";

/** Asks for files: by choosing, or by dropping them anywhere on the page. */
export function FileChooser({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <div className={classes["part"]}>
      <label className={classes["drop"]} htmlFor={id}>
        <IconFileImport aria-hidden size={28} stroke={1.5} />
        <span>Choose files, or drop them here</span>
        <span className={classes["quiet"]}>CSV, TSV, JSON, or a ZIP of them; several at once</span>
        <input
          multiple
          className={classes["input"]}
          id={id}
          type="file"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
      </label>
      <p className={classes["quiet"]}>
        Exports of CellarTracker, Vivino, Vinocell, Ploc, Cavea, Cellarion and Oeno are known by
        their headings; of any other table you choose the columns. Nothing is written before you
        have seen what would come of it, and nothing leaves this device to be read.
      </p>
    </div>
  );
}
