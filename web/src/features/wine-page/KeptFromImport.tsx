import { extraRowsIn } from "../../rules/cellar/extraFields.ts";
import classes from "./WinePage.module.css";

interface KeptFromImportProps {
  /** What another program told of the wine and no field holds. */
  readonly text: string;
}

/** What is kept of a wine as another program told it, table by table; it opens when asked for. */
export function KeptFromImport({ text }: KeptFromImportProps) {
  const rows = extraRowsIn(text);

  return (
    <details className={classes["sources"]}>
      <summary>Kept from the import</summary>
      {rows.length === 0 && (
        <p className={classes["notes"]} dir="auto">
          {text}
        </p>
      )}
      {rows.map(({ table, of, cells }) => (
        <div key={`${table} ${of ?? ""}`} className={classes["section"]}>
          <p dir="auto">{of === undefined ? table : `${table} · ${of}`}</p>
          <dl className={classes["facts"]}>
            {cells.map(([heading, words]) => (
              <div key={`${heading} ${words}`}>
                <dt dir="auto">{heading}</dt>
                <dd className={classes["notes"]} dir="auto">
                  {words}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
}
