import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { Wine } from "sync-protocol";
import {
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from "react";
import {
  type FirstScreen,
  LOOK_ONLY,
  syncNow,
  useCellar,
  useFirstScreen,
  useMayChange,
} from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { needsFilterData, countActive, findWines } from "../../rules/cellar/finding/filterWines.ts";
import { loadNames } from "../../parts/page-language/loadLanguage.ts";
import { foldTexts } from "../../rules/cellar/finding/searchWines.ts";
import { type GroupedBy, groupWines } from "../../rules/cellar/order/wineGroups.ts";
import { whenIdle } from "../../platform/whenIdle.ts";
import { afterMainContent } from "../../ui/loading/afterMainContent.tsx";
import { useDrinking } from "../../parts/drinking-window/useDrinking.ts";
import { cellarSummary, countedSummary } from "../../parts/wine-line/cellarSummary.ts";
import { FetchFailed } from "../../ui/loading/FetchFailed.tsx";
import { useMainContentSignal } from "../../ui/loading/mainContent.ts";
import { onDemand } from "../../ui/loading/onDemand.tsx";
import { useIsPhone } from "../../ui/phone.ts";
import classes from "./CollectionPage.module.css";
import { PrintedList } from "./PrintedList.tsx";
import { useCollectionView } from "./view/collectionView.ts";
import { useKnownPlacement } from "./view/knownPlacement.ts";
import { useFilterData } from "./view/useFilterData.ts";
import { queryOf } from "./view/viewAddress.ts";
import { PlaceholderGrid } from "./cards/PlaceholderGrid.tsx";
import { LookSwitch } from "./finding/LookSwitch.tsx";
import { ArchivedToo, SearchBar } from "./finding/SearchBar.tsx";
import { SortSelect } from "./finding/SortSelect.tsx";
import { orderOf } from "./view/sorts.ts";
import { Tonight } from "./tonight/Tonight.tsx";
import { useFinished, useFinishedOpen } from "./useFinished.ts";
import { WineGrid } from "./cards/WineGrid.tsx";

const EmptyCellar = onDemand(async () => (await import("./NothingShown.tsx")).EmptyCellar);

const EmptyForViewer = onDemand(async () => (await import("./NothingShown.tsx")).EmptyForViewer);

const NothingFound = onDemand(async () => (await import("./NothingShown.tsx")).NothingFound);

const WineTable = onDemand(async () => (await import("./cards/WineTable.tsx")).WineTable);

const GroupedGrid = onDemand(async () => (await import("./cards/GroupedGrid.tsx")).GroupedGrid);

const FinishedWines = onDemand(async () => (await import("./FinishedWines.tsx")).FinishedWines);

const Selecting = afterMainContent(
  async () => (await import("./selection/Selecting.tsx")).Selecting,
);

const FocusAfterLeaving = afterMainContent(
  async () => (await import("./FocusAfterLeaving.tsx")).FocusAfterLeaving,
);

const PlacementLoader = afterMainContent(
  async () => (await import("./PlacementLoader.tsx")).PlacementLoader,
);

const FilterDataLoader = afterMainContent(
  async () => (await import("./FilterDataLoader.tsx")).FilterDataLoader,
);

const NO_WINES: readonly CellarWine[] = [];

/**
 * Maximum number of wines for which the list updates in the same frame as the search box. At 10,000
 * wines, such an update takes 31 ms, and a deferred update 43 ms (medians on a busy machine). With
 * more wines, typing would become slow.
 */
const IMMEDIATE_UPDATE_MAX = 10_000;

interface CollectionTabProps {
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onAdd: () => void;
  readonly onEdit: (wine: Wine) => void;
}

export function CollectionTab(props: CollectionTabProps) {
  const search = useCollectionView((view) => view.search);
  const later = useDeferredValue(search);
  const cellar = useCellar();
  const isVast = cellar.kind === "ready" && cellar.wines.length > IMMEDIATE_UPDATE_MAX;
  return <Collection {...props} sought={isVast ? later : search} />;
}

interface CollectionProps extends CollectionTabProps {
  /** Search text by which the list is filtered. Updated with a delay in very large cellars. */
  readonly sought: string;
}

const Collection = memo(function Collection({ searchBox, onAdd, onEdit, sought }: CollectionProps) {
  const cellar = useCellar();
  const mayChange = useMayChange();
  useMainContentSignal(cellar.kind !== "unknown");
  const first = useFirstCards();
  const known = cellar.kind === "ready" ? cellar.wines : NO_WINES;
  const wines = first?.wines ?? known;
  const filter = useCollectionView((view) => view.filter);
  const look = useCollectionView((view) => view.look);
  const groupedBy = useCollectionView((view) => view.groupedBy);
  const sort = useCollectionView((view) => view.sort);
  const drinking = useDrinking();
  const asksWindow = sort.by === "window" || filter.window !== "" || groupedBy === "window";
  const windowOf = asksWindow ? drinking?.windowOf : undefined;
  const more = useFilterData((known) => known.more);
  const placement = useKnownPlacement((known) => known.placement);
  const order = useMemo(() => orderOf(sort, { windowOf, placement }), [sort, windowOf, placement]);
  const ordered = cellar.kind === "ready" ? cellar.inOrder(order) : wines;
  const { wines: matching, isSimilar } = useMemo(
    () => findWines(ordered, sought, filter, { windowOf, placement, passesMore: more?.passesMore }),
    [ordered, sought, filter, windowOf, placement, more],
  );
  const { present, finished } = useFinished(known, matching);
  const groups = useMemo(
    () => groupWines(present, groupedBy, { placement, windowOf, names: more?.names }),
    [present, groupedBy, placement, windowOf, more],
  );
  const shown = useMemo(
    () => (groupedBy ? [...new Set(groups.flatMap((group) => group.wines))] : present),
    [groups, groupedBy, present],
  );
  const found = useMemo(
    () => (finished.length === 0 ? shown : [...shown, ...finished]),
    [shown, finished],
  );

  const isSought = sought !== "" || countActive(filter) > 0 || shown.length === 0;
  const [isFinishedOpen, toggleFinished] = useFinishedOpen(isSought);
  const inSight = isFinishedOpen ? found : shown;

  const isPhone = useIsPhone();
  const results = useRef<HTMLDivElement>(null);
  useTextsAtHand(searchBox, known);

  return (
    <div className={classes["collection"]}>
      {!mayChange && <p className={classes["lookOnly"]}>{LOOK_ONLY}</p>}
      <Tonight />
      <SearchBar
        searchBox={searchBox}
        wines={cellar.kind === "failed" ? undefined : known}
        found={first?.count ?? found.length}
      />
      {cellar.kind === "unknown" && !first && <PlaceholderGrid />}
      {cellar.kind === "failed" && <FetchFailed isTrying={cellar.isTrying} onRetry={syncNow} />}
      {cellar.kind === "ready" && wines.length === 0 && (
        <Suspense>{mayChange ? <EmptyCellar onAdd={onAdd} /> : <EmptyForViewer />}</Suspense>
      )}
      {wines.length > 0 && (
        <>
          <div className={classes["heading"]}>
            <div>
              <h2>{i18n._("Wine Collection")}</h2>
              <p className={classes["summary"]} role="status">
                {first ? countedSummary(first.stats.bottles, first.count) : cellarSummary(found)}
              </p>
              {isPhone && <ArchivedToo />}
            </div>
            {!isPhone && <SortSelect />}
            <LookSwitch />
            {mayChange && (
              <Button
                className={classes["add"]}
                classNames={{ section: classes["addIcon"] ?? "" }}
                leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
                onClick={onAdd}
              >
                <span className={classes["addWords"]}>{i18n._("Add Wine")}</span>
              </Button>
            )}
          </div>
          <div ref={results}>
            {found.length > 0 ? (
              <>
                {!first && <PrintedList wines={found} />}
                {isSimilar && (
                  <h3>
                    {i18n._(
                      /*i18n*/ {
                        id: "Similar",
                        comment: "similar wines",
                      },
                    )}
                  </h3>
                )}
                {shown.length > 0 && (
                  <Suspense>
                    {look === "table" ? (
                      <WineTable groups={groups} onEdit={onEdit} />
                    ) : groupedBy ? (
                      <GroupedGrid groups={groups} onEdit={onEdit} />
                    ) : (
                      <WineGrid wines={shown} onEdit={onEdit} />
                    )}
                  </Suspense>
                )}
                {!first && finished.length > 0 && (
                  <Suspense>
                    <FinishedWines
                      isOpen={isFinishedOpen}
                      look={look}
                      wines={finished}
                      onToggle={toggleFinished}
                      onEdit={onEdit}
                    />
                  </Suspense>
                )}
              </>
            ) : (
              <Suspense>
                <NothingFound wines={wines} />
              </Suspense>
            )}
          </div>
          <FocusAfterLeaving area={results} wines={inSight} />
          <Selecting area={results} wines={inSight} />
          <PlacementLoader />
          <FilterDataOnRequest />
        </>
      )}
    </div>
  );
});

const BY_NAMES: readonly (GroupedBy | undefined)[] = ["country", "region", "producer", "grape"];

/**
 * Loads additional data when the user opens the filters, or when an active filter or grouping needs
 * the data.
 */
function FilterDataOnRequest() {
  const isAsked = useCollectionView(
    ({ filter, groupedBy, areaOpen }) =>
      areaOpen || BY_NAMES.includes(groupedBy) || needsFilterData(filter),
  );
  return isAsked && <FilterDataLoader />;
}

/**
 * When the search box gets the focus, prepares the wines' texts for the search and loads the names
 * in other languages.
 */
function useTextsAtHand(
  searchBox: RefObject<HTMLInputElement | null>,
  wines: readonly CellarWine[],
): void {
  useEffect(() => {
    const field = searchBox.current;
    const prepare = () => {
      void whenIdle(foldTexts(wines));
      loadNames().catch((error: unknown) => {
        reportError(error);
      });
    };
    field?.addEventListener("focus", prepare);
    return () => {
      field?.removeEventListener("focus", prepare);
    };
  }, [searchBox, wines]);
}

/**
 * The first cards of a large cellar while it is loading. `undefined` with a filter or another sort
 * order, because these cards may then be wrong.
 */
function useFirstCards(): FirstScreen | undefined {
  const first = useFirstScreen();
  const isPlain = useCollectionView((view) => queryOf(view) === "");
  return isPlain ? first : undefined;
}
