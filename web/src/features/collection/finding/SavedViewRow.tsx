import { IconBookmark } from "@tabler/icons-react";
import { memo } from "react";
import { openView, useCollectionView } from "../view/collectionView.ts";
import { useSavedViews } from "./savedViews.ts";
import classes from "./SearchBar.module.css";
import { queryOf } from "../view/viewAddress.ts";

/** The saved views, each shown by a tap; nothing for who has saved none. */
export const SavedViewRow = memo(function SavedViewRow() {
  const views = useSavedViews((saved) => saved.views);
  const current = useCollectionView(queryOf);
  if (views.length === 0) return null;

  return (
    <ul className={classes["chips"]} aria-label="Saved views">
      {views.map(({ name, query }) => (
        <li key={name}>
          <button
            type="button"
            className={classes["chip"]}
            aria-pressed={query === current}
            onClick={() => {
              openView(query);
            }}
          >
            <IconBookmark aria-hidden size={16} stroke={1.75} />
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
});
