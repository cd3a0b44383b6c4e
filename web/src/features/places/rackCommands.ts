import { type Lot, wineBodyOf } from "sync-protocol";
import type { Commands } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { newId } from "../../platform/newId.ts";

import { withRanges } from "../../rules/racks/spaces.ts";
import {
  fillSpaces,
  moveInRack,
  putInSpace,
  takeFromSpace,
} from "../../rules/placement/placeRack.ts";
import type { PlacedLot } from "../../rules/placement/placeTree.ts";
import { showOutcome } from "../../parts/showOutcome.ts";

export interface HeldBottle extends PlacedLot {
  readonly space: string;
}

/** Commands for a rack's bottles. Each command saves on this device and has Undo. Works offline. */
export interface RackCommands {
  readonly put: (from: PlacedLot, space: string) => Promise<void>;
  readonly fill: (from: PlacedLot, spaces: readonly string[]) => Promise<void>;
  readonly take: (held: HeldBottle) => Promise<void>;
  readonly move: (held: HeldBottle, to: string) => Promise<void>;
}

export function rackCommands({ editWine }: Commands, rackId: string): RackCommands {
  const edit = ({ wine }: PlacedLot, lots: readonly Lot[], done: string) =>
    showOutcome(editWine(wine, { ...wineBodyOf(wine), lots: [...lots] }), {
      kind: "edit",
      done,
      description: ({ name }) => name,
      undoable: true,
    });
  return {
    put: (from, space) => {
      const put = { lotId: from.lot.id, space, rackId, newId: newId() };
      return edit(from, putInSpace(from.wine, put), i18n._("Put in {space}", { space }));
    },
    fill: (from, spaces) => {
      const put = { lotId: from.lot.id, spaces, rackId, newId: newId() };
      const where = withRanges(spaces.join(", "));
      return edit(from, fillSpaces(from.wine, put), i18n._("Placed in {where}", { where }));
    },
    take: (held) => {
      const taken = takeFromSpace(held.wine, { lotId: held.lot.id, space: held.space });
      return edit(held, taken, i18n._("Taken from {space}", { space: held.space }));
    },
    move: (held, to) => {
      const moved = moveInRack(held.wine, { lotId: held.lot.id, space: held.space, to });
      return edit(held, moved, i18n._("Moved to {to}", { to }));
    },
  };
}
