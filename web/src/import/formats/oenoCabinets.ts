import type { Table, TableRow } from "../files/readTable.ts";

const CABINET_COLUMNS = [
  ["Cabinet ID", ["Cabinet Label", "Cabinet Brand", "Cabinet Model"]],
  ["Layer ID", ["Column Index", "Shelf Index", "Layer Index"]],
] as const;

export function withCabinets(bottles: Table, cabinets: Table): Table {
  return CABINET_COLUMNS.reduce<Table>((table, [name, headings]) => {
    const nameOf = (of: Table, row: TableRow) => cellOf(of, row, name);
    const cellsByBottle = new Map(
      cabinets.rows.map((row) => [
        nameOf(cabinets, row),
        headings.map((heading) => cellOf(cabinets, row, heading)),
      ]),
    );
    return {
      ...table,
      header: [...table.header, ...headings],
      rows: table.rows.map((row) => {
        const cells = table.header.map((_, at) => row.cells[at] ?? "");
        return { ...row, cells: [...cells, ...(cellsByBottle.get(nameOf(table, row)) ?? [])] };
      }),
    };
  }, bottles);
}

function cellOf({ header }: Table, { cells }: TableRow, heading: string): string {
  return cells[header.indexOf(heading)]?.trim() ?? "";
}
