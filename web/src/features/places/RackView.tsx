import { Button } from "@mantine/core";
import type { Place } from "sync-protocol";
import { useMemo, useState } from "react";
import { useCommands } from "../../engine/index.ts";
import { holesOf } from "../../rules/lots/holes.ts";
import type { Rack } from "../../rules/lots/rack.ts";
import { layerName, rackContents, spacesInWords } from "../../rules/placement/placeRack.ts";
import type { LyingLot } from "../../rules/placement/placeTree.ts";
import { HoleSheet } from "./HoleSheet.tsx";
import { LyingList } from "./LyingList.tsx";
import classes from "./Places.module.css";
import { RackGrid } from "./RackGrid.tsx";
import { type Held, rackCommands } from "./rackCommands.ts";
import type { PlacedCellar } from "./useContents.ts";

interface RackViewProps {
  readonly place: Place;
  readonly rack: Rack;
  readonly lying: readonly LyingLot[];
  readonly placed: PlacedCellar;
}

/** A rack hole by hole, layer by layer: a tap puts a bottle in, takes it, or moves it. */
export function RackView({ place, rack, lying, placed }: RackViewProps) {
  const [layer, setLayer] = useState(1);
  const [hole, setHole] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [moving, setMoving] = useState<Held>();
  const contents = useMemo(() => rackContents(rack, lying), [rack, lying]);
  const { put, take, move } = rackCommands(useCommands(), place.id);

  const moveTo = (held: Held, to: string) => {
    setMoving(undefined);
    if (contents.inHole.get(to)?.length === 0) void move(held, to);
  };
  const choose = (name: string) => {
    if (moving) {
      moveTo(moving, name);
    } else {
      setHole(name);
      setOpen(true);
    }
  };
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      {rack.depth > 1 && (
        <div role="group" aria-label="Layer" className={classes["actions"]}>
          {Array.from({ length: rack.depth }, (_, n) => n + 1).map((one) => (
            <Button
              key={one}
              aria-pressed={one === layer}
              variant={one === layer ? "filled" : "default"}
              onClick={() => {
                setLayer(one);
              }}
            >
              {layerName(one, rack.depth)}
            </Button>
          ))}
        </div>
      )}
      <p className={classes["dim"]} role="status">
        {moving
          ? `Choose a space for ${moving.wine.name}, or ${moving.hole} again to leave it there`
          : spacesInWords(contents)}
      </p>
      <RackGrid
        contents={contents}
        label={place.name}
        layer={layer}
        moving={moving}
        rack={rack}
        onChoose={choose}
        onMove={moveTo}
        onStop={() => {
          setMoving(undefined);
        }}
      />
      {contents.loose.length > 0 && (
        <>
          <h2>In this rack, no position</h2>
          <LyingList
            label="In this rack, no position"
            lying={contents.loose.map(({ wine, lot, bottles }) => ({
              wine,
              lot: { ...lot, bottles, position: holesOf(lot).length > 0 ? null : lot.position },
            }))}
          />
        </>
      )}
      <HoleSheet
        contents={contents}
        hole={hole}
        opened={isOpen}
        place={place}
        placed={placed}
        onClose={close}
        onMove={(held) => {
          setMoving(held);
          close();
        }}
        onPut={(from) => {
          void put(from, hole);
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
