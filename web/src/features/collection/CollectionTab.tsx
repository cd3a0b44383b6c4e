import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { Wine } from "sync-protocol";
import { memo, type RefObject, useDeferredValue, useMemo, useRef } from "react";
import { useCellar } from "../../live/useCellar.ts";
import type { CellarWine } from "../../rules/cellarView.ts";
import { filterWines } from "../../rules/filterWines.ts";
import { syncNow } from "../../live/syncActions.ts";
import { BottleDrawing } from "../../ui/BottleDrawing.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FetchFailed } from "../../ui/FetchFailed.tsx";
import { useFirstSight } from "../../ui/firstSight.ts";
import { clearFilters, narrow, useCellarFilters } from "./cellarFilters.ts";
import classes from "./CollectionPage.module.css";
import { cellarSummary } from "./counts.ts";
import { PlaceholderGrid } from "./PlaceholderGrid.tsx";
import { PrintedList } from "./PrintedList.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { StickersButton } from "./StickersButton.tsx";
import { useFocusAfterLeaving } from "./useFocusAfterLeaving.ts";
import { WineGrid } from "./WineGrid.tsx";

const NO_WINES: readonly CellarWine[] = [];

interface CollectionTabProps {
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onAdd: () => void;
  readonly onEdit: (wine: Wine) => void;
}

/** The person's wines under search and filters, from the local store. */
export function CollectionTab(props: CollectionTabProps) {
  const search = useCellarFilters((filters) => filters.search);
  return <Collection {...props} sought={useDeferredValue(search)} />;
}

interface CollectionProps extends CollectionTabProps {
  /** The words of the search; they follow behind what is typed. */
  readonly sought: string;
}

const Collection = memo(function Collection({ searchBox, onAdd, onEdit, sought }: CollectionProps) {
  const cellar = useCellar();
  useFirstSight(cellar.kind !== "unknown");
  const wines = cellar.kind === "ready" ? cellar.wines : NO_WINES;
  const filter = useCellarFilters((filters) => filters.filter);
  const found = useMemo(() => filterWines(wines, sought, filter), [wines, sought, filter]);

  const results = useRef<HTMLDivElement>(null);
  useFocusAfterLeaving(results, found);

  return (
    <div className={classes["collection"]}>
      <SearchBar
        searchBox={searchBox}
        wines={cellar.kind === "failed" ? undefined : wines}
        found={found.length}
      />
      {cellar.kind === "unknown" && <PlaceholderGrid />}
      {cellar.kind === "failed" && <FetchFailed isTrying={cellar.isTrying} onRetry={syncNow} />}
      {cellar.kind === "ready" && wines.length === 0 && <EmptyCellar onAdd={onAdd} />}
      {wines.length > 0 && (
        <>
          <div className={classes["heading"]}>
            <div>
              <h2>Wine Collection</h2>
              <p className={classes["summary"]} role="status">
                {cellarSummary(found)}
              </p>
            </div>
            <StickersButton wines={found} />
            <Button leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />} onClick={onAdd}>
              Add Wine
            </Button>
          </div>
          <div ref={results}>
            {found.length > 0 ? (
              <>
                <PrintedList wines={found} />
                <WineGrid wines={found} onEdit={onEdit} />
              </>
            ) : (
              <NothingFound allArchived={wines.every((wine) => wine.isArchived)} />
            )}
          </div>
        </>
      )}
    </div>
  );
});

function EmptyCellar({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState
      drawing={<BottleDrawing type="Red Wine" />}
      title="Your cellar is empty"
      action={
        <Button leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />} onClick={onAdd}>
          Add Your First Wine
        </Button>
      }
    >
      Start building your wine collection by adding your first bottle. Each wine will get a unique
      identifier for easy tracking.
    </EmptyState>
  );
}

function NothingFound({ allArchived }: { readonly allArchived: boolean }) {
  const search = useCellarFilters((filters) => filters.search);
  const hidden = allArchived && search === "";
  return (
    <EmptyState
      drawing={<BottleDrawing type="White Wine" />}
      title={hidden ? "Every wine is archived" : "No wine matches"}
      action={
        <Button
          variant="default"
          onClick={() => {
            if (hidden) narrow({ includeArchived: true });
            else clearFilters();
          }}
        >
          {hidden ? "Show archived" : "Show all wines"}
        </Button>
      }
    >
      {hidden
        ? "Nothing stands in the cellar at the moment."
        : "Try another word, or fewer filters."}
    </EmptyState>
  );
}
