import { type ReactNode, useState } from "react";
import { BarsDrawing, type BarsRow } from "../../../parts/charts/BarsDrawing.tsx";
import { ChartCard } from "../../../parts/charts/ChartCard.tsx";
import { RowName } from "../../../parts/charts/RowName.tsx";
import { usePrinting } from "../../../ui/page/usePrinting.ts";

/** A part of a chart: its name answers, its bars are drawn, its figures stand in the table. */
export interface BarRow extends BarsRow {
  readonly figures: readonly [ReactNode, ReactNode];
  readonly onChoose: () => void;
}

interface BarTableProps<Part> {
  /** What the chart is of, by which its table is known. */
  readonly title: string;
  /** What it shows, where there is something to find. */
  readonly finding?: string | undefined;
  /** What one sees. */
  readonly children?: ReactNode;
  /** Stands there in place of bars, until the table is asked for. */
  readonly drawing?: ReactNode;
  /** What a whole bar stands for. */
  readonly of?: number;
  /** What heads the names, and the two figures. */
  readonly columns: readonly [string, string, string];
  /** What each row is made of. */
  readonly parts: readonly Part[];
  /** Is asked for the rows that are shown. */
  readonly rowOf: (part: Part, index: number) => BarRow;
  /** How many rows stand by themselves; the others are one until they are asked for. */
  readonly most: number;
  /** What the row of the others is called. */
  readonly othersName: (count: number) => string;
  /** What the figures of the others come to, where they can be summed. */
  readonly othersFigures?: () => readonly [ReactNode, ReactNode];
  /** Is called where the others are touched. */
  readonly onChooseOthers?: () => void;
}

/** A chart of bars, and behind it a table of which each row answers; of a table all rows stand on paper. */
export function BarTable<Part>({
  title,
  finding,
  children,
  drawing,
  of,
  columns,
  parts,
  rowOf,
  most,
  othersName,
  othersFigures,
  onChooseOthers,
}: BarTableProps<Part>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const isWhole = isUnfolded || isPrinting;
  // One more row is no more than the row of the others.
  const isLong = parts.length > most + 1;
  const first = (isLong ? parts.slice(0, most) : parts).map(rowOf);
  const shown = isLong && isWhole ? parts.map(rowOf) : first;
  const others = othersName(parts.length - most);
  const [second, third] = othersFigures?.() ?? [];

  return (
    <ChartCard
      drawing={
        drawing ?? (
          <BarsDrawing
            of={of}
            others={
              isLong
                ? { name: others, words: typeof third === "number" ? String(third) : "" }
                : undefined
            }
            rows={first}
            onChoose={(at) => {
              const row = first[at];
              if (row) row.onChoose();
              else onChooseOthers?.();
            }}
          />
        )
      }
      finding={finding}
      line={children}
      name={title}
    >
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
          {shown.map(({ name, figures, onChoose }) => (
            <tr key={name}>
              <th scope="row">
                <RowName name={name} onChoose={onChoose} />
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
                  name={isWhole ? "Show fewer" : others}
                  onChoose={() => {
                    setUnfolded(!isWhole);
                  }}
                />
              </th>
              <td>{isWhole ? null : second}</td>
              <td>{isWhole ? null : third}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ChartCard>
  );
}
