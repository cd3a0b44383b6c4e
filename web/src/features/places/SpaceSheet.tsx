import { Button, TextInput } from "@mantine/core";
import type { Place } from "sync-protocol";
import { useMemo, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { filterWines, NO_FILTER } from "../../rules/cellar/finding/filterWines.ts";
import type { RackContents } from "../../rules/placement/placeRack.ts";
import { type PlacedLot, pathInWords } from "../../rules/placement/placeTree.ts";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { countOf } from "../../ui/countOf.ts";
import { Link } from "../../ui/page/Link.tsx";
import { Sheet } from "../../ui/dialogs/Sheet.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import classes from "./Places.module.css";
import type { HeldBottle } from "./rackCommands.ts";
import type { PlacedCellar } from "./useContents.ts";

/** Maximum number of lots in the list. Typing finds the others. */
const LIST_MAX = 30;

interface SpaceSheetProps {
  readonly opened: boolean;
  readonly place: Place;
  readonly placed: PlacedCellar;
  readonly space: string;
  readonly contents: RackContents;
  readonly onClose: () => void;
  readonly onPut: (from: PlacedLot) => void;
  readonly onTake: (held: HeldBottle) => void;
  readonly onMove: (held: HeldBottle) => void;
}

/**
 * Sheet with the bottles in a rack position and what can be done with them. For an empty position,
 * it asks which bottle to put in.
 */
export function SpaceSheet(props: SpaceSheetProps) {
  const { opened, space, contents, onClose, onTake, onMove } = props;
  const lots = contents.inSpace.get(space) ?? [];

  return (
    <Sheet opened={opened} title={space} onClose={onClose}>
      {lots.map((one) => (
        <div key={one.lot.id} className={classes["form"]}>
          <p>
            <b>
              <bdi>{one.wine.name}</bdi> {vintageOf(one.wine)}
            </b>{" "}
            <small className={classes["dim"]}>
              <bdi>{one.wine.producer}</bdi>
            </small>
          </p>
          <div className={classes["actions"]}>
            <RequireEditAccess>
              <Button
                onClick={() => {
                  onTake({ ...one, space });
                }}
              >
                {i18n._("Take a bottle")}
              </Button>
              <Button
                variant="default"
                onClick={() => {
                  onMove({ ...one, space });
                }}
              >
                {i18n._("Move")}
              </Button>
            </RequireEditAccess>
            <Button component={Link} to={wineAddress(one.wine.id)} variant="subtle">
              {i18n._("View|opens the wine")}
            </Button>
          </div>
        </div>
      ))}
      {opened && lots.length === 0 && (
        <RequireEditAccess otherwise={<p>{i18n._("No bottles here.")}</p>}>
          <BottleChoice {...props} />
        </RequireEditAccess>
      )}
    </Sheet>
  );
}

function BottleChoice({ place, placed, contents, onPut }: SpaceSheetProps) {
  const { places, wines } = placed;
  const [search, setSearch] = useState("");
  const offered = useMemo(() => {
    const elsewhere = [...placed.contents]
      .filter(([placeId]) => placeId !== place.id)
      .sort(([a]) => (a === undefined ? -1 : 1))
      .flatMap(([, lots]) => lots);
    const found = new Set(filterWines(wines, search, NO_FILTER));
    return [...contents.loose, ...elsewhere].filter(({ wine }) => found.has(wine));
  }, [placed.contents, contents.loose, place.id, wines, search]);

  return (
    <div className={classes["form"]}>
      <TextInput
        data-autofocus
        label={i18n._("Put in")}
        placeholder={i18n._("Search your bottles")}
        type="search"
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
        }}
      />
      <ul aria-label={i18n._("Bottles")} className={classes["list"]}>
        {offered.slice(0, LIST_MAX).map((one) => {
          const lies = one.lot.placeId === null ? undefined : places.get(one.lot.placeId);
          return (
            <li key={one.lot.id}>
              <button
                type="button"
                className={classes["row"]}
                onClick={() => {
                  onPut(one);
                }}
              >
                <span className={classes["words"]}>
                  <b>
                    <bdi>{one.wine.name}</bdi> {vintageOf(one.wine)}
                  </b>
                  <small>{lies ? pathInWords(places, lies) : i18n._("Not placed")}</small>
                </span>
                <span className={classes["count"]}>{countOf(one.lot.bottles, "bottle")}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {offered.length === 0 && <p className={classes["dim"]}>{i18n._("No bottle matches.")}</p>}
    </div>
  );
}
