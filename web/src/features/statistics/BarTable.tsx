import { type ReactNode, useState } from "react";
import { usePrinting } from "../../ui/page/usePrinting.ts";
import { ChartCard } from "../../parts/charts/ChartCard.tsx";
import { RowName } from "../../parts/charts/RowName.tsx";

/** A row of a chart: its name answers, its bar is drawn under it, its figures stand behind. */
export interface BarRow {
  readonly name: string;
  readonly bar: ReactNode;
  readonly figures: readonly [ReactNode, ReactNode];
  readonly onChoose: () => void;
  /** The type of wine whose colour the bar has. */
  readonly wineType?: string | undefined;
}

interface BarTableProps<Part> {
  readonly title: string;
  /** What it shows, where there is something to find. */
  readonly finding?: string | undefined;
  /** What one sees. */
  readonly children?: ReactNode;
  /** Stands there until the table is asked for. */
  readonly drawing?: ReactNode;
  /** What heads the names, and the two figures. */
  readonly columns: readonly [string, string, string];
  /** What each row is made of. */
  readonly parts: readonly Part[];
  /** Is asked for the rows that stand there alone. */
  readonly rowOf: (part: Part, index: number) => BarRow;
  /** How many rows stand by themselves; the others are one until they are asked for. */
  readonly most: number;
  /** What the row of the others is called. */
  readonly othersName: (count: number) => string;
  /** What the figures of the others come to, where they can be summed. */
  readonly othersFigures?: () => readonly [ReactNode, ReactNode];
}

/** A chart that is a table of which each row draws its bar; on paper stand all of them. */
export function BarTable<Part>({
  title,
  finding,
  children,
  drawing,
  columns,
  parts,
  rowOf,
  most,
  othersName,
  othersFigures,
}: BarTableProps<Part>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const isWhole = isUnfolded || isPrinting;
  const isLong = parts.length > rowsAtMost(most);
  const shown = (isLong && !isWhole ? parts.slice(0, most) : parts).map(rowOf);
  const [second, third] = isWhole ? [] : (othersFigures?.() ?? []);

  return (
    <ChartCard drawing={drawing} finding={finding} line={children} name={title}>
      <table aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, bar, figures, onChoose, wineType }) => (
            <tr key={name} data-wine-type={wineType}>
              <th scope="row">
                <RowName name={name} onChoose={onChoose} />
                {bar}
              </th>
              <td>{figures[0]}</td>
              <td>{figures[1]}</td>
            </tr>
          ))}
          {isLong && !isPrinting && (
            <tr>
              <th scope="row">
                <RowName
                  isExpanded={isWhole}
                  name={isWhole ? "Show fewer" : othersName(parts.length - most)}
                  onChoose={() => {
                    setUnfolded(!isWhole);
                  }}
                />
              </th>
              <td>{second}</td>
              <td>{third}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ChartCard>
  );
}

/** The rows of a chart at most before the others are asked for: one alone is no more than their row. */
export function rowsAtMost(most: number): number {
  return most + 1;
}
