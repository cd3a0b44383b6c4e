import type { ReactNode } from "react";
import { TypeIcon } from "../../parts/wine-line/TypeChip.tsx";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import classes from "./Places.module.css";

interface WineWordsProps {
  readonly wine: CellarWine;
  readonly children: ReactNode;
}

export function WineWords({ wine, children }: WineWordsProps) {
  return (
    <>
      <TypeIcon type={wine.type} />
      <span className={classes["words"]}>
        <b>
          <bdi>{wine.name}</bdi> {vintageOf(wine)}
        </b>
        <small>{children}</small>
      </span>
    </>
  );
}
