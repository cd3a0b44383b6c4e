import { memo, useDeferredValue } from "react";
import { type GridProps, LongGrid } from "./LongGrid.tsx";
import { useGrowing } from "./useGrowing.ts";
import { WineCard } from "./WineCard.tsx";
import classes from "./WineGrid.module.css";

/** Up to so many wines all stand in the page, so that it can be searched whole. */
const WHOLE_UP_TO = 60;

/** The wines as cards, in one, two or three columns; of a large cellar only what is in sight. */
export const WineGrid = memo(function WineGrid(props: GridProps) {
  return (
    <div className={classes["container"]}>
      {props.wines.length > WHOLE_UP_TO ? <LongGrid {...props} /> : <WholeGrid {...props} />}
    </div>
  );
});

function WholeGrid({ wines, onEdit }: GridProps) {
  const shown = useDeferredValue(wines);
  const standing = useGrowing(shown.length);
  return (
    <ul className={classes["grid"]}>
      {shown.slice(0, standing).map((wine) => (
        <li key={wine.id}>
          <WineCard wine={wine} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}
