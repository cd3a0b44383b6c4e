import type { Format, Use } from "../formats/index.ts";
import type { Table } from "./readTable.ts";

export interface SourceTable {
  readonly file: string;
  readonly format: Format;
  readonly table: Table;
  readonly uses: readonly Use[];
  /** The pictures in the ZIP that contained the table, by file name. */
  readonly photos?: Readonly<Record<string, Uint8Array>>;
}
