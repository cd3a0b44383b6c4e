import { IconArrowsSort } from "@tabler/icons-react";
import { memo } from "react";
import { i18n } from "../../../language/i18n.ts";
import { setSort, useCollectionView } from "../view/collectionView.ts";
import { sortNamed, SORTS } from "../view/sorts.ts";
import classes from "./SearchBar.module.css";
import { sortLabel } from "./sortLabels.ts";

export const SortSelect = memo(function SortSelect() {
  const sort = useCollectionView((view) => view.sort);

  return (
    <span className={classes["sort"]}>
      <IconArrowsSort aria-hidden size={20} stroke={1.75} />
      <select
        aria-label={i18n._("Sort")}
        value={sort.name}
        onChange={({ currentTarget }) => {
          const chosen = sortNamed(currentTarget.value);
          if (chosen) setSort(chosen);
        }}
      >
        {SORTS.map((one) => (
          <option key={one.name} value={one.name}>
            {sortLabel(one)}
          </option>
        ))}
      </select>
    </span>
  );
});
