import { memo, useDeferredValue } from "react";
import { type GridProps, LongGrid } from "./LongGrid.tsx";
import { WineCard } from "./WineCard.tsx";
import classes from "./WineGrid.module.css";

/** Up to so many wines all stand in the page, so that it can be searched whole. */
const WHOLE_UP_TO = 60;

/** How many cards are drawn at once when the page opens; the others follow while it is usable. */
const FIRST_SCREENS = 12;

/** The wines as cards, in one, two or three columns; of a large cellar only what is in sight. */
export const WineGrid = memo(function WineGrid(props: GridProps) {
  return (
    <div className={classes["container"]}>
      {props.wines.length > WHOLE_UP_TO ? <LongGrid {...props} /> : <WholeGrid {...props} />}
    </div>
  );
});

function WholeGrid({ wines, onEdit }: GridProps) {
  const shown = useDeferredValue(wines, wines.slice(0, FIRST_SCREENS));
  return (
    <ul className={classes["grid"]}>
      {shown.map((wine) => (
        <li key={wine.id}>
          <WineCard wine={wine} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}
