import type { CSSProperties } from "react";

export const COLUMN: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  gap: "var(--space-8)",
};
export const MARKED: CSSProperties = { paddingInlineStart: "var(--space-24)", listStyle: "revert" };
