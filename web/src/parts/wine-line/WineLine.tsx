import type { Wine } from "sync-protocol";
import type { ReactNode } from "react";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { Link } from "../../ui/page/Link.tsx";
import { TypeIcon } from "./TypeChip.tsx";
import { wineAddress } from "../addresses/wineAddress.ts";
import classes from "./WineLine.module.css";

interface WineLineProps {
  readonly wine: Wine;
  /** Text that is shown after the producer's name. */
  readonly detail?: string | undefined;
  readonly children: ReactNode;
}

export function WineLine({ wine, detail, children }: WineLineProps) {
  return (
    <Link className={classes["wine"]} data-wine-type={wine.type} to={wineAddress(wine.id)}>
      <TypeIcon type={wine.type} />
      <span>
        <bdi>{wine.name}</bdi> {vintageOf(wine)}
        <small>
          <bdi>{wine.producer}</bdi>
          {detail !== undefined && ` · ${detail}`}
        </small>
      </span>
      <span className={classes["end"]}>{children}</span>
    </Link>
  );
}
