import { type ReactNode, useState } from "react";
import { i18n } from "../../../language/i18n.ts";
import { BarsDrawing, type BarsRow } from "../../../parts/charts/BarsDrawing.tsx";
import { ChartCard } from "../../../parts/charts/ChartCard.tsx";
import { RowName } from "../../../parts/charts/RowName.tsx";
import { usePrinting } from "../../../ui/page/usePrinting.ts";

export interface BarRow extends BarsRow {
  readonly figures: readonly [ReactNode, ReactNode];
  readonly onChoose: () => void;
}

interface BarTableProps<Part> {
  readonly title: string;
  /** The chart's main finding in one sentence. Missing if the data supports none. */
  readonly finding?: string | undefined;
  readonly children?: ReactNode;
  readonly drawing?: ReactNode;
  /** Value of a bar at full length. */
  readonly of?: number;
  readonly columns: readonly [string, string, string];
  readonly parts: readonly Part[];
  readonly rowOf: (part: Part, index: number) => BarRow;
  /** Number of rows shown above the "others" row. */
  readonly most: number;
  readonly othersName: (count: number) => string;
  /** Totals in the "others" row. Missing if the rows' figures cannot be added up. */
  readonly othersFigures?: () => readonly [ReactNode, ReactNode];
  readonly onChooseOthers?: () => void;
}

/** Bar chart with its table. A tap on a row lists its wines. Print has all rows. */
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
  // The "others" row takes the space of one row, so it is shown only if it hides at least two rows.
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
      {parts.length > 0 && (
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
            {shown.map(({ key, name, figures, onChoose }) => (
              <tr key={key ?? name}>
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
                    name={isWhole ? i18n._("Show fewer") : others}
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
      )}
    </ChartCard>
  );
}
