import type { Format, Use } from "../formats/index.ts";
import type { Table } from "./readTable.ts";

/** A table of a known format, and the file that it came from. */
export interface SourceTable {
  readonly file: string;
  readonly format: Format;
  readonly table: Table;
  /** What each of its columns says. */
  readonly uses: readonly Use[];
  /** The pictures that lie beside it in its ZIP, by the names of their files. */
  readonly photos?: Readonly<Record<string, Uint8Array>>;
}
