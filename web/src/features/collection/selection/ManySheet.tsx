import type { Wine, WineBody } from "sync-protocol";
import { changeMany } from "../../../live/manyCommands.ts";
import { usePlaces } from "../../../live/places/usePlaces.ts";
import { useCellar } from "../../../live/useCellar.ts";
import type { CellarWine } from "../../../rules/cellar/cellarView.ts";
import { countOf } from "../../../ui/countOf.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import { PlacePart, PricePart, TagPart, WindowPart } from "./manyParts.tsx";
import { tellMany } from "./tellMany.ts";

interface ManySheetProps {
  readonly opened: boolean;
  /** The wines selected. */
  readonly wines: readonly CellarWine[];
  readonly onClose: () => void;
}

/** Moves the wines selected to a place, gives them a tag, a window or a price; they stay selected. */
export function ManySheet({ opened, wines, onClose }: ManySheetProps) {
  const cellar = useCellar();
  const places = usePlaces();
  const all = cellar.kind === "ready" ? cellar.wines : wines;

  const change = (bodyOf: (wine: Wine) => WineBody, done: string) => {
    const wineIds = wines.map(({ id }) => id);
    void tellMany(changeMany(wineIds, bodyOf), done, wines);
    onClose();
  };

  return (
    <Sheet opened={opened} title={`Change ${countOf(wines.length, "wine")}`} onClose={onClose}>
      {places && places.size > 0 && <PlacePart places={places} onChange={change} />}
      <TagPart all={all} wines={wines} onChange={change} />
      <WindowPart onChange={change} />
      <PricePart all={all} onChange={change} />
    </Sheet>
  );
}
