import { Select } from "@mantine/core";
import type { FileNote, Use } from "../../import/index.ts";
import { i18n } from "../../language/i18n.ts";
import classes from "./ImportPage.module.css";
import { USE_WORDS } from "./words.ts";

interface ColumnChooserProps {
  readonly file: Extract<FileNote, { kind: "columns" }>;
  readonly onChoose: (uses: readonly Use[]) => void;
}

export function ColumnChooser({ file, onChoose }: ColumnChooserProps) {
  return (
    <section className={classes["part"]}>
      <h2>{i18n._("The columns of {file}", { file: file.file })}</h2>
      <ul className={classes["columns"]}>
        {file.header.map((heading, at) => (
          <li key={at}>
            <Select
              label={
                heading === "" ? i18n._("Column {number}", { number: String(at + 1) }) : heading
              }
              description={examplesOf(file, at)}
              data={USE_WORDS.map(([value, label]) => ({ value, label }))}
              value={file.uses[at] ?? "later"}
              allowDeselect={false}
              comboboxProps={{ keepMounted: false }}
              onChange={(chosen) => {
                const use = USE_WORDS.find(([value]) => value === chosen)?.[0] ?? "later";
                onChoose(file.uses.map((one, n) => (n === at ? use : one)));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function examplesOf({ examples }: ColumnChooserProps["file"], at: number): string {
  const texts = examples.map((cells) => cells[at]?.trim() ?? "").filter((text) => text !== "");
  return texts.length === 0 ? i18n._("Empty in the first rows") : texts.join(" · ").slice(0, 80);
}
