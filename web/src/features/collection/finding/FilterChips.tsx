import { IconX } from "@tabler/icons-react";
import { i18n } from "../../../language/i18n.ts";
import { activeFilters } from "./activeFilters.ts";
import { useKnownPlacement } from "../view/knownPlacement.ts";
import { narrow, useCollectionView } from "../view/collectionView.ts";
import classes from "./SearchBar.module.css";

export function FilterChips() {
  const filter = useCollectionView((view) => view.filter);
  const active = activeFilters(
    filter,
    useKnownPlacement((known) => known.placement),
  );
  if (active.length === 0) return null;

  return (
    <ul className={classes["chips"]} aria-label={i18n._("Active filters")}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={classes["chip"]}
            aria-label={i18n._("Remove filter {label}", { label })}
            onClick={() => {
              narrow(without);
            }}
          >
            {label}
            <IconX aria-hidden size={16} stroke={1.75} />
          </button>
        </li>
      ))}
    </ul>
  );
}
