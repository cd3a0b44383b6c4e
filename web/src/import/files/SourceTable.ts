import type { Format, Use } from "../formats/index.ts";
import type { Table } from "./readTable.ts";

export interface SourceTable {
  readonly file: string;
  readonly format: Format;
  readonly table: Table;
  readonly uses: readonly Use[];
  /** Pictures in the same ZIP, by file name. */
  readonly photos?: Readonly<Record<string, Uint8Array>>;
}
