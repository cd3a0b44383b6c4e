import type { CellarColour } from "sync-protocol";

/** Shades of the wine type colours, which suit both themes. */
const SHADES: Readonly<Record<CellarColour, string>> = {
  red: "var(--type-red)",
  orange: "color-mix(in srgb, var(--type-rose), var(--type-dessert))",
  yellow: "var(--type-white)",
  green: "var(--color-ok)",
  blue: "color-mix(in srgb, var(--type-sparkling), var(--type-fortified))",
  purple: "var(--type-fortified)",
  grey: "var(--color-dim)",
};

interface CellarDotProps {
  readonly colour: CellarColour | null;
  /** The cellar's name. If given, the dot is larger and shows the name's first letter. */
  readonly letter?: string | undefined;
}

/** Dot in a cellar's colour, shown next to its name. Burgundy if no colour was chosen. */
export function CellarDot({ colour, letter }: CellarDotProps) {
  const fill = colour === null ? "var(--color-primary-text)" : SHADES[colour];
  const size = letter === undefined ? 12 : 20;
  return (
    <svg
      aria-hidden
      height={size}
      style={{ flex: "none", verticalAlign: "0.05em" }}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      width={size}
    >
      <circle cx={size / 2} cy={size / 2} r={size / 2} style={{ fill }} />
      {letter !== undefined && (
        <text
          style={{ fill: "var(--color-background)", fontSize: 12, fontWeight: 600 }}
          textAnchor="middle"
          x={10}
          y={14.5}
        >
          {firstLetter(letter)}
        </text>
      )}
    </svg>
  );
}

function firstLetter(name: string): string {
  const [first = ""] = name;
  return first.toLocaleUpperCase();
}
