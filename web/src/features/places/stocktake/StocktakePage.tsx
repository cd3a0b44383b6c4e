import { Button } from "@mantine/core";
import type { Place } from "sync-protocol";
import { useEffect, useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useMayChange } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { numberInWords } from "../../../language/locale.ts";
import { placeAddress } from "../../../parts/addresses/pageAddresses.ts";
import { keepAwake } from "../../../platform/keepAwake.ts";
import { nodeOf, type PlaceNode } from "../../../rules/placement/placeTree.ts";
import {
  differencesOf,
  progressOf,
  type StockLine,
  stockLines,
} from "../../../rules/stocktake/stocktake.ts";
import { countOf } from "../../../ui/countOf.ts";
import { Splash } from "../../../ui/loading/Splash.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { usePageTitle } from "../../../ui/page/usePageTitle.ts";
import { NoSuchPlace } from "../NoSuchPlace.tsx";
import classes from "../Places.module.css";
import { type PlacedCellar, useContents } from "../useContents.ts";
import { Differences } from "./Differences.tsx";
import { OtherWines } from "./OtherWines.tsx";
import { StockRow } from "./StockRow.tsx";
import { useStocktake } from "./useStocktake.ts";
import { Rich } from "../../../ui/Rich.tsx";

export function StocktakePage() {
  const { placeId = "" } = useParams();
  const placed = useContents();
  const mayChange = useMayChange();
  const place = placed?.places.get(placeId);
  usePageTitle(place ? i18n._("Take stock of {name}", { name: place.name }) : i18n._("Take stock"));

  if (!placed) return <Splash />;
  if (!place) return <NoSuchPlace />;
  if (!mayChange) return <p>{i18n._("Only owners and editors of a cellar can take stock.")}</p>;
  return <StocktakeOf key={place.id} place={place} placed={placed} />;
}

interface StocktakeOfProps {
  readonly place: Place;
  readonly placed: PlacedCellar;
}

interface Section {
  readonly place: Place;
  readonly lines: readonly StockLine[];
}

function StocktakeOf({ place, placed }: StocktakeOfProps) {
  const { places, wines, contents } = placed;
  const stocktake = useStocktake(place.id);
  const navigate = useNavigate();
  const [isReviewing, setReviewing] = useState(false);
  const sections = useMemo(
    () =>
      placesIn(nodeOf(places, place)).map((inner): Section => {
        return { place: inner, lines: stockLines(contents.get(inner.id) ?? [], inner) };
      }),
    [places, place, contents],
  );
  const lines = useMemo(() => sections.flatMap((section) => section.lines), [sections]);
  useEffect(keepAwake, []);

  if (!stocktake) return <Splash />;
  const { counted, count, end } = stocktake;
  const progress = progressOf(counted, lines);
  if (isReviewing) {
    return (
      <Differences
        differences={differencesOf(counted, lines, wines)}
        isNothingFound={progress.found === 0 && Object.keys(counted.others).length === 0}
        place={place}
        placed={placed}
        onBack={() => {
          setReviewing(false);
        }}
        onDone={() => {
          end();
          void navigate(placeAddress(place.id));
        }}
      />
    );
  }
  return (
    <div className={classes["page"]}>
      <div className={classes["head"]}>
        <div>
          <h1>
            <Rich
              text={i18n._("Take stock of <0>{place}</0>", { place: place.name })}
              parts={[<bdi key="place" />]}
            />
          </h1>
          <p className={classes["dim"]}>
            {i18n._(
              "Tap each bottle that you find. Nothing changes until you correct the differences.",
            )}
          </p>
        </div>
        <Link className={classes["way"] ?? ""} to={placeAddress(place.id)} onClick={end}>
          {i18n._("Cancel")}
        </Link>
      </div>
      {sections.map((section) => (
        <section key={section.place.id} aria-label={section.place.name}>
          {sections.length > 1 && <h2 dir="auto">{section.place.name}</h2>}
          <ul className={classes["list"]}>
            {section.lines.map((line) => (
              <StockRow key={line.key} counted={counted} line={line} onCount={count} />
            ))}
          </ul>
          {section.lines.length === 0 && (
            <p className={classes["dim"]}>{i18n._("No bottles are recorded here.")}</p>
          )}
        </section>
      ))}
      <OtherWines counted={counted} lines={lines} wines={wines} onCount={count} />
      <div className={classes["foot"]}>
        <span role="status">
          {i18n._("{found} of {bottles} found", {
            found: numberInWords(progress.found),
            bottles: countOf(progress.recorded, "bottle"),
          })}
        </span>
        <Button
          onClick={() => {
            setReviewing(true);
            window.scrollTo(0, 0);
          }}
        >
          {i18n._("Show Differences")}
        </Button>
      </div>
    </div>
  );
}

function placesIn({ place, inside }: PlaceNode): readonly Place[] {
  return [place, ...inside.flatMap(placesIn)];
}
