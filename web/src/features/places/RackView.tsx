import type { Place } from "sync-protocol";
import { useMemo, useRef, useState } from "react";
import { useCommands, useMayChange } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { useDrinking } from "../../parts/drinking-window/useDrinking.ts";
import { spacesOf } from "../../rules/racks/spaces.ts";
import type { Rack } from "../../rules/racks/rack.ts";
import {
  freeSpaces,
  layerName,
  type RackContents,
  rackContents,
  spacesInWords,
} from "../../rules/placement/placeRack.ts";
import type { PlacedLot } from "../../rules/placement/placeTree.ts";
import { countOf } from "../../ui/countOf.ts";
import { ChoiceSwitch } from "../../ui/fields/ChoiceSwitch.tsx";
import { useIsPhone } from "../../ui/phone.ts";
import { SpaceSheet } from "./SpaceSheet.tsx";
import { PlacedLots } from "./PlacedLots.tsx";
import classes from "./Places.module.css";
import { RackGrid } from "./RackGrid.tsx";
import { type HeldBottle, rackCommands } from "./rackCommands.ts";
import { type BottlesToPlace, UnplacedList } from "./UnplacedList.tsx";
import type { PlacedCellar } from "./useContents.ts";

interface RackViewProps {
  readonly place: Place;
  readonly rack: Rack;
  readonly lots: readonly PlacedLot[];
  readonly placed: PlacedCellar;
}

/**
 * Maximum number of columns for which positions are large enough to tap while the whole rack is
 * visible.
 */
const COLUMNS_IN_SIGHT = { phone: 7, desk: 16 } as const;

export function RackView({ place, rack, lots, placed }: RackViewProps) {
  const [layer, setLayer] = useState("1");
  const [space, setSpace] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [moving, setMoving] = useState<HeldBottle>();
  const [filling, setFilling] = useState<BottlesToPlace>();
  /** The tapped position, if neither it nor a later position is free for the chosen bottles. */
  const [fullFrom, setFullFrom] = useState<string>();
  const [colour, setColour] = useState<"type" | "window">("type");
  const [zoom, setZoom] = useState<"whole" | "near">("whole");
  const dragged = useRef<BottlesToPlace>(undefined);
  const contents = useMemo(() => rackContents(rack, lots), [rack, lots]);
  const unplaced = unplacedIn(contents, placed);
  const { fill, put, take, move } = rackCommands(useCommands(), place.id);
  const mayChange = useMayChange();
  const drinking = useDrinking();
  const isPhone = useIsPhone();
  const isWide = rack.columns > COLUMNS_IN_SIGHT[isPhone ? "phone" : "desk"];

  const moveTo = (held: HeldBottle, to: string) => {
    setMoving(undefined);
    if (contents.inSpace.get(to)?.length === 0) void move(held, to);
  };
  const chooseFilling = (chosen: BottlesToPlace | undefined) => {
    setFilling(chosen);
    setFullFrom(undefined);
  };
  const fillFrom = ({ from, bottles }: BottlesToPlace, start: string) => {
    const spaces = freeSpaces(contents, { start, count: bottles });
    if (spaces.length === 0) {
      setFullFrom(start);
      return;
    }
    chooseFilling(undefined);
    void fill(from, spaces);
  };
  const choose = (name: string) => {
    if (moving) moveTo(moving, name);
    else if (filling) fillFrom(filling, name);
    else {
      setSpace(name);
      setOpen(true);
    }
  };
  const close = () => {
    setOpen(false);
  };
  const stop = () => {
    setMoving(undefined);
    chooseFilling(undefined);
  };

  return (
    <>
      <div className={classes["actions"]}>
        {rack.depth > 1 && (
          <ChoiceSwitch
            choices={Array.from({ length: rack.depth }, (_, n) => ({
              value: String(n + 1),
              title: layerName(n + 1, rack.depth),
            }))}
            label={i18n._("Layer")}
            value={layer}
            onChange={setLayer}
          />
        )}
        <ChoiceSwitch
          choices={[
            { value: "type", title: i18n._("Type") },
            { value: "window", title: i18n._("Drinking window") },
          ]}
          label={i18n._("Colour by")}
          value={colour}
          onChange={setColour}
        />
        {isWide && (
          <ChoiceSwitch
            choices={[
              { value: "whole", title: i18n._("Whole rack") },
              { value: "near", title: i18n._("Close up") },
            ]}
            label={i18n._("Zoom")}
            value={zoom}
            onChange={setZoom}
          />
        )}
      </div>
      <p className={classes["dim"]} role="status">
        {statusOf({ moving, filling, fullFrom, contents })}
      </p>
      <div className={classes["beside"]}>
        <RackGrid
          contents={contents}
          incoming={dragged}
          isSmall={isWide && zoom === "whole"}
          label={place.name}
          layer={Number(layer)}
          moving={moving}
          rack={rack}
          windowOf={colour === "window" ? drinking?.windowOf : undefined}
          onChoose={choose}
          onFill={fillFrom}
          onMove={moveTo}
          onStop={stop}
          onZoom={() => {
            setZoom("near");
          }}
        />
        {mayChange && unplaced.length > 0 && (
          <UnplacedList
            chosen={filling}
            unplaced={unplaced}
            onChoose={(chosen) => {
              setMoving(undefined);
              chooseFilling(chosen);
            }}
            onDrag={(started) => {
              dragged.current = started;
            }}
          />
        )}
      </div>
      {contents.loose.length > 0 && (
        <>
          <h2>{i18n._("In this rack, no position")}</h2>
          <PlacedLots
            label={i18n._("In this rack, no position")}
            lots={contents.loose.map(({ wine, lot, bottles }) => ({
              wine,
              lot: { ...lot, bottles, position: spacesOf(lot).length > 0 ? null : lot.position },
            }))}
          />
        </>
      )}
      <SpaceSheet
        contents={contents}
        space={space}
        opened={isOpen}
        place={place}
        placed={placed}
        onClose={close}
        onMove={(held) => {
          setMoving(held);
          close();
        }}
        onPut={(from) => {
          void put(from, space);
          close();
        }}
        onTake={(held) => {
          void take(held);
          close();
        }}
      />
    </>
  );
}

/**
 * Bottles that can be put in the rack: first bottles in the rack without a position, then bottles
 * without a place.
 */
function unplacedIn(contents: RackContents, placed: PlacedCellar): readonly BottlesToPlace[] {
  const loose = contents.loose.map(({ bottles, ...from }) => ({ from, bottles }));
  const elsewhere = placed.contents.get(undefined) ?? [];
  return [...loose, ...elsewhere.map((from) => ({ from, bottles: from.lot.bottles }))];
}

interface RackStatus {
  readonly moving: HeldBottle | undefined;
  readonly filling: BottlesToPlace | undefined;
  readonly fullFrom: string | undefined;
  readonly contents: RackContents;
}

function statusOf({ moving, filling, fullFrom, contents }: RackStatus): string {
  if (moving) {
    return i18n._("Choose a space for {name}, or {space} again to leave it there", {
      name: moving.wine.name,
      space: moving.space,
    });
  }
  if (!filling) return spacesInWords(contents);
  if (fullFrom !== undefined) return i18n._("No free space from {fullFrom} on", { fullFrom });
  const name = filling.from.wine.name;
  return filling.bottles === 1
    ? i18n._("Choose a space for {name}", { name })
    : i18n._("Choose the first space for {bottles} of {name}", {
        bottles: countOf(filling.bottles, "bottle"),
        name,
      });
}
