import { Button } from "@mantine/core";
import { IconListCheck, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { type Place, placePath } from "sync-protocol";
import { useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { usePlaceCommands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { rackOf } from "../../rules/racks/rack.ts";
import {
  bottlesIn,
  bottlesOf,
  type PlacedLot,
  nodeOf,
  pathInWords,
} from "../../rules/placement/placeTree.ts";
import { countOf } from "../../ui/countOf.ts";
import { Link } from "../../ui/page/Link.tsx";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import {
  collectionOf,
  UNPLACED_PATH,
  placeAddress,
  PLACES_PATH,
  stocktakeAddress,
} from "../../parts/addresses/pageAddresses.ts";
import { Splash } from "../../ui/loading/Splash.tsx";
import { usePageTitle } from "../../ui/page/usePageTitle.ts";
import { PlacedLots } from "./PlacedLots.tsx";
import { NoSuchPlace } from "./NoSuchPlace.tsx";
import { PlaceNodes } from "./PlaceNodes.tsx";
import classes from "./Places.module.css";
import { PlaceSheet } from "./PlaceSheet.tsx";
import { RackView } from "./RackView.tsx";
import { showRecordOutcome } from "../../parts/showRecordOutcome.ts";
import { type PlacedCellar, useContents } from "./useContents.ts";

const NOTHING: readonly PlacedLot[] = [];

export function PlacePage() {
  const { placeId = "" } = useParams();
  const placed = useContents();
  const place = placed?.places.get(placeId);
  usePageTitle(placeId === UNPLACED_PATH ? i18n._("Not placed") : (place?.name ?? i18n._("Place")));

  if (!placed) return <Splash />;
  if (place) return <OnePlace key={place.id} place={place} placed={placed} />;
  return placeId === UNPLACED_PATH ? <Unplaced placed={placed} /> : <NoSuchPlace />;
}

interface OnePlaceProps {
  readonly place: Place;
  readonly placed: PlacedCellar;
}

type OpenSheet = "change" | "inside";

function OnePlace({ place, placed }: OnePlaceProps) {
  const { places, contents } = placed;
  const { removePlace } = usePlaceCommands();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<OpenSheet>();
  const node = useMemo(() => nodeOf(places, place), [places, place]);
  const lots = contents.get(place.id) ?? NOTHING;
  const rack = rackOf(place);
  const around = placePath(places, place).at(-2);

  const remove = async () => {
    const outcome = await showRecordOutcome(removePlace(place.id), {
      kind: "remove-place",
      done: i18n._("{name} removed", { name: place.name }),
    });
    if (outcome?.kind === "done") await navigate(PLACES_PATH);
  };
  const close = () => {
    setAsked(undefined);
  };
  return (
    <div className={classes["page"]}>
      <div className={classes["head"]}>
        <div>
          <h1 dir="auto">{place.name}</h1>
          <p className={classes["dim"]}>
            {around && (
              <>
                <Link className={classes["way"]} to={placeAddress(around.id)}>
                  {pathInWords(places, around)}
                </Link>{" "}
                ·{" "}
              </>
            )}
            {countOf(bottlesIn(node, contents), "bottle")}
          </p>
        </div>
        <RequireEditAccess>
          <div className={classes["actions"]}>
            <Button
              component={Link}
              leftSection={<IconListCheck aria-hidden size={20} stroke={1.75} />}
              to={stocktakeAddress(place.id)}
              variant="default"
            >
              {i18n._("Take Stock")}
            </Button>
            <Button
              leftSection={<IconPencil aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={() => {
                setAsked("change");
              }}
            >
              {i18n._("Change")}
            </Button>
            <Button
              leftSection={<IconPlus aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={() => {
                setAsked("inside");
              }}
            >
              {i18n._("Add Inside")}
            </Button>
            <Button
              leftSection={<IconTrash aria-hidden size={20} stroke={1.75} />}
              variant="default"
              onClick={() => {
                void remove();
              }}
            >
              {i18n._("Remove")}
            </Button>
          </div>
        </RequireEditAccess>
      </div>
      {node.inside.length > 0 && (
        <nav aria-label={i18n._("Inside|places in this place")}>
          <PlaceNodes contents={contents} nodes={node.inside} />
        </nav>
      )}
      {rack ? (
        <RackView lots={lots} place={place} placed={placed} rack={rack} />
      ) : (
        <PlacedLots
          label={i18n._("In {name}", { name: place.name })}
          lots={lots}
          whole={collectionOf(place.id)}
        />
      )}
      {!rack && lots.length === 0 && node.inside.length === 0 && (
        <p className={classes["dim"]}>{i18n._("No bottles here.")}</p>
      )}
      <PlaceSheet
        opened={asked !== undefined}
        places={places}
        {...(asked === "inside" ? { inside: place.id } : { place })}
        onClose={close}
      />
    </div>
  );
}

function Unplaced({ placed: { contents } }: Pick<OnePlaceProps, "placed">) {
  const lots = contents.get(undefined) ?? NOTHING;
  return (
    <div className={classes["page"]}>
      <h1>{i18n._("Not placed")}</h1>
      <p className={classes["dim"]}>{countOf(bottlesOf(lots), "bottle")}</p>
      <PlacedLots label={i18n._("Not placed")} lots={lots} whole={collectionOf()} />
    </div>
  );
}
