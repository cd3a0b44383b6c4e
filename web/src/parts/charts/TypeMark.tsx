import type { WineType } from "sync-protocol";

interface TypeMarkProps {
  /** The wine's type. `undefined` if the type is no longer known. */
  readonly type: WineType | undefined;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/**
 * A bottle as a mark in its type's colour. Each type also has a different shape, for colour-blind
 * users.
 */
export function TypeMark({ type, x, y, scale = 1 }: TypeMarkProps) {
  const isHollow = type === "White Wine" || type === "Fortified Wine";
  const [wine, card] = ["var(--wine, var(--color-control))", "var(--color-card)"];
  return (
    <path
      d={SHAPES[type ?? "unknown"]}
      data-wine-type={type}
      fill={isHollow ? card : wine}
      stroke={isHollow ? wine : card}
      strokeWidth={isHollow ? 2.5 : 1}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${String(scale)})`}
    />
  );
}

/** Paths around the origin, about 11 px wide. */
const SHAPES: Readonly<Record<WineType | "unknown", string>> = {
  "Red Wine": "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z",
  "White Wine": "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z",
  "Rosé Wine": "M0-7 7 0 0 7-7 0Z",
  "Sparkling Wine": "M0-6.5 6.5 5.5h-13Z",
  "Dessert Wine": "M-5-5H5V5H-5Z",
  "Fortified Wine": "M-4-4H4V4H-4Z",
  unknown: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
};
