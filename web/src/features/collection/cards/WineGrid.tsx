import { type ComponentType, memo, useDeferredValue, useEffect, useState } from "react";
import { fetchPart } from "../../../ui/loading/fetchPart.ts";
import type { GridProps } from "./LongGrid.tsx";
import { resetCardCount, useGrowing } from "./useGrowing.ts";
import { WineCard } from "./WineCard.tsx";
import classes from "./WineGrid.module.css";

/**
 * Maximum number of wines for which all cards are rendered, so that the browser's page search finds
 * them.
 */
const FULL_RENDER_MAX = 60;

/**
 * Cards in one to three columns. A large cellar uses `LongGrid`, which renders only visible rows.
 * Until `LongGrid` is loaded, or if it cannot be loaded, the first screen's cards render first and
 * the others follow.
 */
export const WineGrid = memo(function WineGrid(props: GridProps) {
  const isLong = props.wines.length > FULL_RENDER_MAX;
  const [LongGrid, setLongGrid] = useState<ComponentType<GridProps>>();
  const isMissing = isLong && !LongGrid;
  useEffect(() => {
    if (!isMissing) return;
    fetchPart(() => import("./LongGrid.tsx")).then((fetched) => {
      setLongGrid(() => fetched.LongGrid);
    }, reportError);
  }, [isMissing]);

  const Long = isLong ? LongGrid : undefined;
  useEffect(() => {
    if (Long) resetCardCount();
  }, [Long]);

  return (
    <div className={classes["container"]}>
      {Long ? <Long {...props} /> : <WholeGrid {...props} />}
    </div>
  );
});

function WholeGrid({ wines, onEdit }: GridProps) {
  const shown = useDeferredValue(wines);
  const shownCount = useGrowing(shown.length);
  return (
    <ul className={classes["grid"]}>
      {shown.slice(0, shownCount).map((wine) => (
        <li key={wine.id}>
          <WineCard wine={wine} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}
