import type { CellarWine } from "../../rules/cellarView.ts";
import type { SortedBy } from "../../rules/wineOrder.ts";

/** A column of the table, beside the name, which is always there. */
export interface Column {
  /** How the address names it. */
  readonly name: string;
  readonly label: string;
  readonly text: (wine: CellarWine) => string;
  /** The order that a tap on its heading chooses. */
  readonly sortedBy?: SortedBy;
}

/** Every column that a person can choose, in the order in which they stand. */
export const COLUMNS: readonly Column[] = [
  {
    name: "producer",
    label: "Producer",
    text: ({ producer }) => producer,
    sortedBy: "producer",
  },
  {
    name: "vintage",
    label: "Vintage",
    text: vintageText,
    sortedBy: "vintage",
  },
  { name: "type", label: "Type", text: ({ type }) => type },
  { name: "varietal", label: "Varietal", text: ({ varietal }) => varietal },
  { name: "region", label: "Region", text: ({ region }) => region },
  { name: "appellation", label: "Appellation", text: ({ appellation }) => appellation ?? "" },
  { name: "country", label: "Country", text: ({ country }) => country },
  { name: "tags", label: "Tags", text: ({ tags }) => tags.join(", ") },
  { name: "notes", label: "Notes", text: ({ notes }) => notes ?? "" },
  { name: "bottle-id", label: "Bottle ID", text: ({ bottleId }) => bottleId },
];

/** The columns of who has chosen none. */
export const DEFAULT_COLUMNS = chosenColumns(["producer", "vintage", "type", "region"]);

/** The columns of these names, in the order in which they stand. */
export function chosenColumns(names: readonly string[]): readonly Column[] {
  return COLUMNS.filter(({ name }) => names.includes(name));
}

/** The vintage as people read it. */
export function vintageText({ vintage, nonVintage }: CellarWine): string {
  return nonVintage ? "NV" : String(vintage);
}
