import type { CSSProperties } from "react";

/**
 * Styles of the pages about worth. They are in a script that loads only with these pages, because
 * the app loads every style sheet at each start.
 */
export const DIM: CSSProperties = { color: "var(--color-dim)", fontSize: "var(--text-14)" };

export const SECTION: CSSProperties = { display: "grid", gap: "var(--space-8)" };

export const PAGE: CSSProperties = {
  ...{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "var(--space-24)" },
  ...{ maxWidth: "60rem", marginInline: "auto" },
};

export const ENDS: CSSProperties = {
  ...{ display: "flex", flexWrap: "wrap", gap: "var(--space-8) var(--space-16)" },
  ...{ alignItems: "center", justifyContent: "space-between" },
};

export const TOTAL: CSSProperties = {
  fontFamily: "var(--font-heading)",
  fontSize: "var(--text-28)",
};

export const NUMBER: CSSProperties = {
  ...{ fontVariantNumeric: "tabular-nums", textAlign: "end", whiteSpace: "nowrap" },
};
