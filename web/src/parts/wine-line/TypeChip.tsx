import type { WineType } from "sync-protocol";
import { typeInWords } from "../../rules/cellar/typeWords.ts";
import classes from "./TypeChip.module.css";
import {
  type Icon,
  IconBarrel,
  IconFlower,
  IconGlass,
  IconGlassChampagne,
  IconGlassFull,
  IconGrape,
} from "@tabler/icons-react";

export function TypeChip({ type }: { readonly type: WineType }) {
  return (
    <span className={classes["chip"]} data-wine-type={type}>
      <TypeIcon type={type} size={16} />
      {typeInWords(type)}
    </span>
  );
}

const ICONS: Record<WineType, Icon> = {
  "Red Wine": IconGlassFull,
  "White Wine": IconGlass,
  "Rosé Wine": IconFlower,
  "Sparkling Wine": IconGlassChampagne,
  "Dessert Wine": IconGrape,
  "Fortified Wine": IconBarrel,
};

interface TypeIconProps {
  readonly type: WineType;
  /** Width and height, px. */
  readonly size?: 16 | 20 | 24;
}

/** Icon of a wine type in the text colour, hidden from screen readers. */
export function TypeIcon({ type, size = 20 }: TypeIconProps) {
  const Drawing = ICONS[type];
  return <Drawing aria-hidden size={size} stroke={1.75} />;
}
