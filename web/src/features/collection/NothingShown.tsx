import { Button } from "@mantine/core";
import { IconCameraPlus, IconEye, IconFileImport, IconPlus } from "@tabler/icons-react";
import { i18n } from "../../language/i18n.ts";
import { LOOK_AROUND_PATH, RECENTLY_REMOVED_PATH } from "../../parts/addresses/pageAddresses.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { countActive, type WineFilter } from "../../rules/cellar/finding/filterWines.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { Link } from "../../ui/page/Link.tsx";
import classes from "./CollectionPage.module.css";
import { clearFilters, narrow, useCollectionView } from "./view/collectionView.ts";

export function EmptyCellar({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState
      drawing={<BottleDrawing type="Red Wine" />}
      title={i18n._("Your cellar is empty")}
      action={
        <>
          <Button leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />} onClick={onAdd}>
            {i18n._("Add Your First Wine")}
          </Button>
          <ul className={classes["ways"]}>
            <li>
              <Button
                leftSection={<IconCameraPlus aria-hidden size={20} stroke={1.75} />}
                variant="subtle"
                onClick={onAdd}
              >
                {i18n._("Photograph a label")}
              </Button>
              <p>{i18n._("We read it and fill in the form.")}</p>
            </li>
            <li>
              <Button
                component={Link}
                leftSection={<IconFileImport aria-hidden size={20} stroke={1.75} />}
                to="/import"
                variant="subtle"
              >
                {i18n._("Import from another program")}
              </Button>
              <p>{i18n._("From CSV, CellarTracker, Vivino and others.")}</p>
            </li>
            <li>
              <Button
                component={Link}
                leftSection={<IconEye aria-hidden size={20} stroke={1.75} />}
                to={LOOK_AROUND_PATH}
                variant="subtle"
              >
                {i18n._("Look around")}
              </Button>
              <p>{i18n._("A demo on this device. Nothing is saved.")}</p>
            </li>
          </ul>
        </>
      }
    >
      {i18n._(
        "Start building your wine collection by adding your first bottle. Each wine will get a unique identifier for easy tracking.",
      )}
    </EmptyState>
  );
}

export function EmptyForViewer() {
  return (
    <EmptyState drawing={<BottleDrawing type="Red Wine" />} title={i18n._("This cellar is empty")}>
      {i18n._("The wines that its owner and editors add appear here.")}
    </EmptyState>
  );
}

export function NothingFound({ wines }: { readonly wines: readonly CellarWine[] }) {
  const search = useCollectionView((view) => view.search);
  const filter = useCollectionView((view) => view.filter);

  if (search === "" && wines.every((wine) => wine.isArchived)) {
    return (
      <EmptyState
        drawing={<BottleDrawing type="White Wine" />}
        title={i18n._("Every wine is archived")}
        action={
          <Button
            variant="default"
            onClick={() => {
              narrow({ includeArchived: true });
            }}
          >
            {i18n._("Show archived")}
          </Button>
        }
      >
        {i18n._("There are no other wines in your cellar.")}
      </EmptyState>
    );
  }
  const { title, hint } = search === "" ? emptyResultText(filter) : NO_MATCH;
  return (
    <EmptyState
      drawing={<BottleDrawing type="White Wine" />}
      title={title}
      action={
        <>
          <Button variant="default" onClick={clearFilters}>
            {i18n._("Show all wines")}
          </Button>
          {search !== "" && (
            <Button component={Link} to={RECENTLY_REMOVED_PATH} variant="subtle">
              {i18n._("Recently Removed")}
            </Button>
          )}
        </>
      }
    >
      {hint}
    </EmptyState>
  );
}

const NO_MATCH = {
  title: i18n._("No wine matches"),
  hint: i18n._("Try another word, or fewer filters."),
};

/**
 * Title and hint for a result without wines. The drinking window and order filters have their own
 * texts if no other filter is set.
 */
function emptyResultText(filter: WineFilter): typeof NO_MATCH {
  const { window, isOrdered } = filter;
  if (countActive({ ...filter, includeArchived: false }) > 1) return NO_MATCH;
  if (window === "leaving") {
    return {
      title: i18n._("No wine leaves its window this year"),
      hint: i18n._("Wines whose drinking window ends this year are listed here."),
    };
  }
  if (isOrdered) {
    return {
      title: i18n._("No bottles are on order"),
      hint: i18n._("Mark bottles as on order when you add them."),
    };
  }
  return NO_MATCH;
}
