import type { WineType } from "sync-protocol";
import classes from "./BottleDrawing.module.css";

interface BottleShape {
  readonly outline: string;
  readonly label: readonly [top: number, height: number];
  readonly capsule: string;
}

const BORDEAUX: BottleShape = {
  outline: "M24 8h12v36c0 9 8 9 8 21v81a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V65c0-12 8-12 8-21z",
  label: [84, 44],
  capsule: "M24 8h12v24H24z",
};

const FLUTE: BottleShape = {
  outline: "M26 4h8v30c0 20 9 30 9 52v60a6 6 0 0 1-6 6H23a6 6 0 0 1-6-6V86c0-22 9-32 9-52z",
  label: [94, 36],
  capsule: "M26 4h8v26h-8z",
};

const PROVENCE: BottleShape = {
  outline:
    "M25 8h10v30c0 14 11 20 11 38 0 14-5 20-5 32 0 10 3 16 3 26v12a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6v-12c0-10 3-16 3-26 0-12-5-18-5-32 0-18 11-24 11-38z",
  label: [92, 34],
  capsule: "M25 8h10v22H25z",
};

const CHAMPAGNE: BottleShape = {
  outline:
    "M23 14c0-8 3-10 7-10s7 2 7 10l-1 22c0 16 12 24 12 44v66a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V80c0-20 12-28 12-44z",
  label: [92, 38],
  capsule: "M23 14c0-8 3-10 7-10s7 2 7 10l-1 22c0 4 .6 7 1.6 10H22.4c1-3 1.6-6 1.6-10z",
};

const HALF: BottleShape = {
  outline: "M26 44h8v26c0 12 7 14 7 26v50a6 6 0 0 1-6 6H25a6 6 0 0 1-6-6V96c0-12 7-14 7-26z",
  label: [104, 30],
  capsule: "M26 44h8v18h-8z",
};

const PORT: BottleShape = {
  outline:
    "M24 8h12v8c0 4-1 6-1 10 0 6 3 8 3 14 0 8 8 8 8 20v86a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V60c0-12 8-12 8-20 0-6 3-8 3-14 0-4-1-6-1-10z",
  label: [82, 48],
  capsule: "M24 8h12v8c0 4-1 6-1 10H25c0-4-1-6-1-10z",
};

const SHAPES: Record<WineType, BottleShape> = {
  "Red Wine": BORDEAUX,
  "White Wine": FLUTE,
  "Rosé Wine": PROVENCE,
  "Sparkling Wine": CHAMPAGNE,
  "Dessert Wine": HALF,
  "Fortified Wine": PORT,
};

/** The usual bottle shape of a wine type, 60 wide and 160 high. */
export function bottleShapeOf(type: WineType): BottleShape {
  return SHAPES[type];
}

interface BottleDrawingProps {
  readonly type: WineType;
  /** Sets the size. By default 160 px high, less on a low screen. */
  readonly className?: string | undefined;
}

export function BottleDrawing({ type, className }: BottleDrawingProps) {
  const { outline, label, capsule } = SHAPES[type];
  const [top, height] = label;
  return (
    <svg
      aria-hidden
      className={className ?? classes["standing"]}
      data-wine-type={type}
      viewBox="0 0 60 160"
      xmlns="http://www.w3.org/2000/svg"
    >
      <path className={classes["glass"]} d={outline} />
      <path className={classes["capsule"]} d={capsule} />
      <rect className={classes["label"]} x="20" y={top} width="20" height={height} rx="1.5" />
      <path className={classes["print"]} d={`M24 ${String(top + 9)}h12m-10 6h8`} />
    </svg>
  );
}
