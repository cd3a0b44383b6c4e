import { i18n } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import { pathInWords, type PlacedLot } from "../../rules/placement/placeTree.ts";
import { BOTTLE_SIZE, type Places, placeNamed } from "sync-protocol";
import { sizeInWords } from "../../rules/lots/bottleSize.ts";
import { positionInWords } from "../../rules/racks/spaces.ts";
import { countOf } from "../../ui/countOf.ts";
import { Link } from "../../ui/page/Link.tsx";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import classes from "./Places.module.css";
import { WineWords } from "./WineWords.tsx";

const SHOWN_MAX = 200;

interface PlacedLotsProps {
  readonly label: string;
  readonly lots: readonly PlacedLot[];
  /** All places, given if the lots are in several places. Each lot then shows its place. */
  readonly places?: Places;
  readonly whole?: string;
}

export function PlacedLots({ label, lots, places, whole }: PlacedLotsProps) {
  return (
    <>
      <ul aria-label={label} className={classes["list"]}>
        {lots.slice(0, SHOWN_MAX).map(({ wine, lot }) => {
          const place = places && placeNamed(places, lot.placeId);
          const facts = [
            places && (place ? pathInWords(places, place) : i18n._("Not placed")),
            positionInWords(lot, place),
            lot.millilitres === BOTTLE_SIZE.usual ? undefined : sizeInWords(lot.millilitres),
          ];
          return (
            <li key={lot.id}>
              <Link className={classes["row"]} data-wine-type={wine.type} to={wineAddress(wine.id)}>
                <WineWords wine={wine}>{facts.filter(Boolean).join(" · ")}</WineWords>
                <span className={classes["count"]}>{countOf(lot.bottles, "bottle")}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {lots.length > SHOWN_MAX && (
        <>
          <p className={classes["dim"]}>
            {i18n._("and {count} more", { count: numberInWords(lots.length - SHOWN_MAX) })}
          </p>
          {whole !== undefined && <Link to={whole}>{i18n._("All in the collection")}</Link>}
        </>
      )}
    </>
  );
}
