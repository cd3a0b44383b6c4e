import { i18n } from "../../../language/i18n.ts";
import cardClasses from "./WineCard.module.css";
import gridClasses from "./WineGrid.module.css";
import classes from "./PlaceholderGrid.module.css";
import hidden from "../../../ui/hidden.module.css";

const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];

export function PlaceholderGrid() {
  return (
    <div className={gridClasses["container"]} aria-busy>
      <p className={hidden["visuallyHidden"]} role="status">
        {i18n._("Loading wines")}
      </p>
      <div className={classes["heading"]} />
      <ul className={gridClasses["grid"]} aria-hidden>
        {PLACEHOLDERS.map((placeholder) => (
          <li key={placeholder} className={cardClasses["card"]} data-testid="placeholder-card">
            <div className={classes["photo"]} />
            <div className={cardClasses["text"]}>
              <div className={classes["name"]} />
              <div className={classes["line"]} />
              <div className={classes["short"]} />
            </div>
            <div className={cardClasses["notes"]}>
              <div className={classes["line"]} />
            </div>
            <div className={classes["stepper"]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
