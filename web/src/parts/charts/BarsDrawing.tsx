import { useId } from "react";
import { LETTER } from "./chartLabels.ts";
import { Drawing } from "./Drawing.tsx";

export interface BarsRow {
  /** Distinguishes this row from rows with the same name. Needed only if there are such rows. */
  readonly key?: string;
  readonly name: string;
  /** One or two bars. The second bar is hatched. */
  readonly bars: readonly BarOf[];
  readonly wineType?: string | undefined;
}

export interface BarOf {
  readonly value: number;
  /** Label of the bar. By default the bar's value. */
  readonly words?: string;
}

interface BarsDrawingProps {
  readonly rows: readonly BarsRow[];
  /** Value at which a bar has its full length. By default the largest value of all bars. */
  readonly of?: number | undefined;
  /** Row below the other rows, without a bar. */
  readonly others?: { readonly name: string; readonly words: string } | undefined;
  /** Called with the index of a row. The "others" row has the index after the last row. */
  readonly onChoose: (at: number) => void;
}

const [BAR, BETWEEN] = [16, 12];
const GAP = 8;
/** Maximum width of the column of names, as a fraction of the drawing's width. */
const NAMES_MAX = 0.42;

export function BarsDrawing({ rows, of, others, onChoose }: BarsDrawingProps) {
  const hatchId = useId();
  const barsOf = Math.max(1, ...rows.map(({ bars }) => bars.length));
  const tall = barsOf * BAR + BETWEEN;
  const wordsOf = ({ value, words = String(value) }: BarOf) => words;
  const all = rows.flatMap(({ bars }) => bars);
  const most = of ?? Math.max(1, ...all.map(({ value }) => value));
  const longest = (some: readonly string[]) =>
    LETTER * Math.max(0, ...some.map((one) => one.length));
  const tail = GAP + longest(all.map(wordsOf));
  const lines = others ? [...rows, { name: others.name, bars: [] }] : rows;
  const height = rows.length * tall + (others ? BAR + BETWEEN : 0);

  return (
    <Drawing
      height={height}
      label={rows.map(({ name, bars }) => `${name}: ${bars.map(wordsOf).join(", ")}`).join("; ")}
      onChoose={(touch) => {
        onChoose(touch ? Math.min(lines.length - 1, Math.max(0, Math.floor(touch.y / tall))) : 0);
      }}
    >
      {(width) => {
        const names = Math.min(width * NAMES_MAX, longest(lines.map(({ name }) => name)));
        const room = Math.max(0, width - names - GAP - tail);
        return (
          <>
            <pattern height="6" id={hatchId} patternUnits="userSpaceOnUse" width="6">
              <path d="M-1 7 7-1" stroke="var(--color-card)" strokeWidth="1.5" />
            </pattern>
            {lines.map(({ name, bars, ...row }, at) => (
              <g
                key={"key" in row ? row.key : name}
                data-wine-type={"wineType" in row ? row.wineType : undefined}
                transform={`translate(0 ${String(at * tall)})`}
              >
                <title>{name}</title>
                <text
                  fill={bars.length > 0 ? "var(--color-text)" : "var(--color-dim)"}
                  textAnchor="end"
                  x={names}
                  y={bars.length > 0 ? (tall - BETWEEN) / 2 + 10 : 18}
                >
                  {cut(name, names)}
                </text>
                {bars.map((bar, nth) => {
                  const long = (room * bar.value) / most;
                  const y = 6 + nth * BAR;
                  return (
                    // A row has one or two bars in a fixed order, so the index is the key.
                    <g key={nth} fill={nth === 0 ? WINE : "var(--color-pending)"}>
                      <rect height={BAR - 2} rx="2" width={long} x={names + GAP} y={y} />
                      {nth > 0 && (
                        <rect
                          fill={`url(#${hatchId})`}
                          height={BAR - 2}
                          width={long}
                          x={names + GAP}
                          y={y}
                        />
                      )}
                      <text
                        fill={bars.length > 1 ? undefined : "var(--color-text)"}
                        fontWeight="700"
                        x={names + GAP + long + (long > 0 ? GAP : 0)}
                        y={y + 11}
                      >
                        {wordsOf(bar)}
                      </text>
                    </g>
                  );
                })}
                {bars.length === 0 && (
                  <text fill="var(--color-text)" fontWeight="700" x={names + GAP} y="18">
                    {others?.words}
                  </text>
                )}
              </g>
            ))}
          </>
        );
      }}
    </Drawing>
  );
}

const WINE = "var(--wine, var(--color-primary-text))";

function cut(words: string, width: number): string {
  const letters = Math.floor(width / (LETTER * 0.9));
  return words.length > letters ? `${words.slice(0, letters - 1).trimEnd()}…` : words;
}
