import { i18n } from "../../language/i18n.ts";
import type { PlacedLot } from "../../rules/placement/placeTree.ts";
import { countOf } from "../../ui/countOf.ts";
import { placeAddress } from "../../parts/addresses/pageAddresses.ts";
import { Link } from "../../ui/page/Link.tsx";
import classes from "./Places.module.css";
import { WineWords } from "./WineWords.tsx";

const SHOWN_MAX = 30;

export interface BottlesToPlace {
  readonly from: PlacedLot;
  readonly bottles: number;
}

interface UnplacedListProps {
  readonly unplaced: readonly BottlesToPlace[];
  readonly chosen: BottlesToPlace | undefined;
  readonly onChoose: (filling: BottlesToPlace | undefined) => void;
  readonly onDrag: (filling: BottlesToPlace | undefined) => void;
}

/**
 * List of bottles without a position. A tap selects a group of bottles. A tap on a position of the
 * rack then fills that position and the next ones.
 */
export function UnplacedList({ unplaced, chosen, onChoose, onDrag }: UnplacedListProps) {
  return (
    <section aria-label={i18n._("Unplaced")} className={classes["unplaced"]}>
      <h2>{i18n._("Unplaced")}</h2>
      <ul className={classes["list"]}>
        {unplaced.slice(0, SHOWN_MAX).map((filling) => {
          const { wine, lot } = filling.from;
          const isChosen = chosen?.from.lot.id === lot.id;
          return (
            <li key={lot.id}>
              <button
                type="button"
                draggable
                aria-pressed={isChosen}
                className={classes["row"]}
                data-wine-type={wine.type}
                onClick={() => {
                  onChoose(isChosen ? undefined : filling);
                }}
                onKeyDown={({ key }) => {
                  if (key === "Escape") onChoose(undefined);
                }}
                onDragEnd={() => {
                  onDrag(undefined);
                }}
                onDragStart={() => {
                  onDrag(filling);
                }}
              >
                <WineWords wine={wine}>{countOf(filling.bottles, "bottle")}</WineWords>
              </button>
            </li>
          );
        })}
      </ul>
      {unplaced.length > SHOWN_MAX && (
        <Link className={classes["way"] ?? ""} to={placeAddress()}>
          {i18n._("And {count} more", { count: unplaced.length - SHOWN_MAX })}
        </Link>
      )}
    </section>
  );
}
