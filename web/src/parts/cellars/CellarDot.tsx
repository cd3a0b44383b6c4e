import type { CellarColour } from "sync-protocol";

/** The shades come from the colours of wines, which suit both themes. */
const SHADES: Readonly<Record<CellarColour, string>> = {
  red: "var(--type-red)",
  orange: "color-mix(in srgb, var(--type-rose), var(--type-dessert))",
  yellow: "var(--type-white)",
  green: "var(--color-ok)",
  blue: "color-mix(in srgb, var(--type-sparkling), var(--type-fortified))",
  purple: "var(--type-fortified)",
  grey: "var(--color-dim)",
};

/** A cellar's colour, beside its name; burgundy where none was chosen. */
export function CellarDot({ colour }: { readonly colour: CellarColour | null }) {
  const fill = colour === null ? "var(--color-primary)" : SHADES[colour];
  return (
    <svg
      aria-hidden
      height={12}
      style={{ flex: "none", verticalAlign: "0.05em" }}
      viewBox="0 0 12 12"
      width={12}
    >
      <circle cx={6} cy={6} r={6} style={{ fill }} />
    </svg>
  );
}
