import { i18n } from "../../language/i18n.ts";
import { dateInWords } from "../../rules/day.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { type ImportNote, takeBackImport, UNDO_MS, useImports } from "../../engine/index.ts";
import { toast } from "../../ui/toasts/toast.ts";
import classes from "./ImportPage.module.css";
import { importedWords, undoneWords } from "./words.ts";

/** List of the imports on this device. Each import can be undone for thirty days. */
export function PastImports() {
  const imports = useImports();
  const [now] = useState(() => Date.now());
  const [undoing, setUndoing] = useState<string>();

  const undo = async ({ id }: ImportNote) => {
    setUndoing(id);
    try {
      toast({ title: i18n._("Import undone"), description: undoneWords(await takeBackImport(id)) });
    } catch (error) {
      reportError(error);
      toast({
        title: i18n._("The import could not be undone"),
        description: i18n._("Nothing was changed."),
        tone: "failure",
      });
    }
    setUndoing(undefined);
  };

  if (imports.length === 0) return null;
  return (
    <section className={classes["part"]}>
      <h2>{i18n._("Imports on this device")}</h2>
      <ul className={classes["lines"]}>
        {imports.map((note) => (
          <li key={note.id} className={classes["past"]}>
            <div>
              <div className={classes["strong"]}>{filesInWords(note)}</div>
              <div className={classes["quiet"]}>
                {dateInWords(note.at)}, {importedWords(note)}
                {note.isUndone && `, ${i18n._(/*i18n*/ { id: "undone", comment: "an import" })}`}
              </div>
            </div>
            {!note.isUndone && now - note.at < UNDO_MS && (
              <Button
                loading={undoing === note.id}
                variant="default"
                aria-label={i18n._("Undo the import of {title}", { title: filesInWords(note) })}
                onClick={() => void undo(note)}
              >
                {i18n._("Undo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function filesInWords({ title, otherFiles }: ImportNote): string {
  return otherFiles === 0
    ? title
    : i18n._("{file} and {count, plural, one {# more file} other {# more files}}", {
        file: title,
        count: otherFiles,
      });
}
