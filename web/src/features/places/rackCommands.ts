import { type Lot, wineBodyOf } from "sync-protocol";
import type { Commands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { newId } from "../../platform/newId.ts";

import { withRanges } from "../../rules/racks/holes.ts";
import { fillHoles, moveInRack, putInHole, takeFromHole } from "../../rules/placement/placeRack.ts";
import type { LyingLot } from "../../rules/placement/placeTree.ts";
import { showOutcome } from "../../parts/showOutcome.ts";

export interface HeldBottle extends LyingLot {
  readonly hole: string;
}

/** Commands for a rack's bottles. Each saves on this device and has Undo. Works offline. */
export interface RackCommands {
  readonly put: (from: LyingLot, hole: string) => Promise<void>;
  readonly fill: (from: LyingLot, holes: readonly string[]) => Promise<void>;
  readonly take: (held: HeldBottle) => Promise<void>;
  readonly move: (held: HeldBottle, to: string) => Promise<void>;
}

export function rackCommands({ editWine }: Commands, rackId: string): RackCommands {
  const edit = ({ wine }: LyingLot, lots: readonly Lot[], done: string) =>
    showOutcome(editWine(wine, { ...wineBodyOf(wine), lots: [...lots] }), {
      kind: "edit",
      done,
      description: ({ name }) => name,
      undoable: true,
    });
  return {
    put: (from, hole) => {
      const put = { lotId: from.lot.id, hole, rackId, newId: newId() };
      return edit(from, putInHole(from.wine, put), i18n._("Put in {hole}", { hole }));
    },
    fill: (from, holes) => {
      const put = { lotId: from.lot.id, holes, rackId, newId: newId() };
      const where = withRanges(holes.join(", "));
      return edit(from, fillHoles(from.wine, put), i18n._("Placed in {where}", { where }));
    },
    take: (held) => {
      const taken = takeFromHole(held.wine, { lotId: held.lot.id, hole: held.hole });
      return edit(held, taken, i18n._("Taken from {hole}", { hole: held.hole }));
    },
    move: (held, to) => {
      const moved = moveInRack(held.wine, { lotId: held.lot.id, hole: held.hole, to });
      return edit(held, moved, i18n._("Moved to {to}", { to }));
    },
  };
}
