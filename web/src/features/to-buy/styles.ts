import type { CSSProperties } from "react";

export const STYLES = {
  page: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "var(--space-24)",
    maxWidth: "50rem",
    marginInline: "auto",
  },
  section: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "var(--space-8)" },
  head: {
    display: "flex",
    flexWrap: "wrap",
    gap: "var(--space-12)",
    alignItems: "center",
    justifyContent: "space-between",
  },
  row: {
    display: "flex",
    gap: "var(--space-4)",
    alignItems: "center",
    borderBlockEnd: "1px solid var(--color-line)",
  },
  /** Extends 1 px down, over the row's lower border. */
  line: { display: "grid", flex: 1, alignSelf: "stretch", minWidth: 0, marginBlockEnd: "-1px" },
  link: {
    display: "inline-flex",
    gap: "var(--space-4)",
    alignItems: "center",
    minHeight: "1.5rem",
  },
  dim: { color: "var(--color-dim)", fontSize: "var(--text-14)" },
  thumbnail: {
    width: "2.625rem",
    height: "3.5rem",
    borderRadius: "var(--radius-input)",
    objectFit: "cover",
  },
  picture: { display: "flex", gap: "var(--space-12)", alignItems: "center" },
  label: {
    width: "6rem",
    height: "8rem",
    borderRadius: "var(--radius-input)",
    objectFit: "cover",
  },
} as const satisfies Readonly<Record<string, CSSProperties>>;
