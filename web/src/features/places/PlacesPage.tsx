import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { filterWines, NO_FILTER } from "../../rules/cellar/finding/filterWines.ts";
import {
  bottlesOf,
  type PlacedLot,
  placesNamed,
  placeTree,
} from "../../rules/placement/placeTree.ts";
import { BottleDrawing } from "../../ui/drawings/BottleDrawing.tsx";
import { countOf } from "../../ui/countOf.ts";
import { EmptyState } from "../../ui/drawings/EmptyState.tsx";
import { Link } from "../../ui/page/Link.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { placeAddress } from "../../parts/addresses/pageAddresses.ts";
import { Splash } from "../../ui/loading/Splash.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { PlacedLots } from "./PlacedLots.tsx";
import { PlaceNodes } from "./PlaceNodes.tsx";
import classes from "./Places.module.css";
import { PlaceSheet } from "./PlaceSheet.tsx";
import { type PlacedCellar, useContents } from "./useContents.ts";

export function PlacesPage() {
  usePageTitle(i18n._("Places"));
  const placed = useContents();
  const [isAdding, setAdding] = useState(false);
  const [search, setSearch] = useState("");
  const addButton = useRef<HTMLButtonElement>(null);
  const sought = useDeferredValue(search.trim());

  if (!placed) return <Splash />;
  const add = () => {
    // When the first place is added, the empty page with the pressed button disappears. The focus
    // therefore moves to this button, which remains.
    addButton.current?.focus({ preventScroll: true });
    setAdding(true);
  };
  return (
    <div className={classes["page"]}>
      <div className={classes["head"]}>
        <h1>{i18n._("Places")}</h1>
        <RequireEditAccess>
          <Button
            ref={addButton}
            leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
            onClick={add}
          >
            {i18n._("Add Place")}
          </Button>
        </RequireEditAccess>
      </div>
      <TextInput
        aria-label={i18n._("Where is it?")}
        enterKeyHint="search"
        leftSection={<IconSearch aria-hidden size={20} stroke={1.75} />}
        placeholder={i18n._("Where is it? Search wines or places...")}
        type="search"
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
        }}
      />
      {sought === "" ? (
        <Tree placed={placed} onAdd={add} />
      ) : (
        <Found placed={placed} sought={sought} />
      )}
      <PlaceSheet
        opened={isAdding}
        places={placed.places}
        onClose={() => {
          setAdding(false);
        }}
      />
    </div>
  );
}

interface TreeProps {
  readonly placed: PlacedCellar;
  readonly onAdd: () => void;
}

function Tree({ placed: { places, contents }, onAdd }: TreeProps) {
  const tree = useMemo(() => placeTree(places), [places]);
  const unplaced = bottlesOf(contents.get(undefined) ?? []);
  if (tree.length === 0) {
    return (
      <EmptyState
        action={
          <RequireEditAccess>
            <Button onClick={onAdd}>{i18n._("Add Your First Place")}</Button>
          </RequireEditAccess>
        }
        drawing={<BottleDrawing type="Red Wine" />}
        title={i18n._("No places yet")}
      >
        {i18n._("Add the places where you keep your bottles: a room, a rack, a fridge.")}
      </EmptyState>
    );
  }
  return (
    <nav aria-label={i18n._("Places")}>
      <PlaceNodes contents={contents} nodes={tree} />
      {unplaced > 0 && (
        <Link className={classes["row"]} to={placeAddress()}>
          <span className={classes["words"]}>{i18n._("Not placed")}</span>
          <span className={classes["count"]}>{countOf(unplaced, "bottle")}</span>
        </Link>
      )}
    </nav>
  );
}

interface FoundProps {
  readonly placed: PlacedCellar;
  readonly sought: string;
}

function Found({ placed: { places, wines, contents }, sought }: FoundProps) {
  const found = useMemo(() => {
    const all = [...contents.values()].flat();
    const named = new Set(filterWines(wines, sought, { ...NO_FILTER, includeArchived: true }));
    const inPlaces = placesNamed(places, sought);
    const isFound = ({ wine, lot }: PlacedLot) =>
      named.has(wine) || (lot.placeId !== null && inPlaces.has(lot.placeId));
    return all.filter(isFound);
  }, [places, wines, contents, sought]);

  return (
    <>
      <p className={classes["dim"]} role="status">
        {i18n._("{bottles} found", { bottles: countOf(bottlesOf(found), "bottle") })}
      </p>
      <PlacedLots label={i18n._("Found")} lots={found} places={places} />
    </>
  );
}
