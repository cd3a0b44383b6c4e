import { IconX } from "@tabler/icons-react";
import type { ActiveFilter } from "./activeFilters.ts";
import { narrow } from "./cellarFilters.ts";
import classes from "./SearchBar.module.css";

/** The filters in force, each removed by a tap. */
export function FilterChips({ active }: { readonly active: readonly ActiveFilter[] }) {
  if (active.length === 0) return null;

  return (
    <ul className={classes["chips"]} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={classes["chip"]}
            aria-label={`Remove filter ${label}`}
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
