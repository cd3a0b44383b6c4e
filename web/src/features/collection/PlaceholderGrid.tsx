import { Skeleton } from "@mantine/core";
import cardClasses from "./WineCard.module.css";
import gridClasses from "./WineGrid.module.css";
import classes from "./PlaceholderGrid.module.css";

const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];

/** Six cards to be, while it is not known yet what the cellar holds. */
export function PlaceholderGrid() {
  return (
    <div className={gridClasses["container"]} aria-busy>
      <p className={cardClasses["spoken"]} role="status">
        Loading wines
      </p>
      <ul className={gridClasses["grid"]} aria-hidden>
        {PLACEHOLDERS.map((placeholder) => (
          <li key={placeholder} className={cardClasses["card"]} data-testid="placeholder-card">
            <div className={cardClasses["body"]}>
              <Skeleton className={classes["photo"]} />
              <div className={cardClasses["text"]}>
                <Skeleton className={classes["name"]} />
                <Skeleton className={classes["line"]} width="70%" />
                <Skeleton className={classes["line"]} width="50%" />
              </div>
            </div>
            <Skeleton className={classes["controls"]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
