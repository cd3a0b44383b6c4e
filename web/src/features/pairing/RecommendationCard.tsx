import { Button } from "@mantine/core";
import { useCommands, useLocalPhoto, usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { Link } from "../../ui/page/Link.tsx";
import { Alert } from "../../ui/page/Alert.tsx";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { RequireEditAccess } from "../../parts/changing/RequireEditAccess.tsx";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import { StageChip } from "../../parts/drinking-window/StageChip.tsx";
import { useDrinking, windowInWords } from "../../parts/drinking-window/useDrinking.ts";
import { countOf } from "../../ui/countOf.ts";
import { TypeChip } from "../../parts/wine-line/TypeChip.tsx";
import { takeBottle } from "../../parts/wine-controls/countBottle.ts";
import { WinePhoto } from "../../parts/wine-photo/WinePhoto.tsx";
import { Match } from "./Match.tsx";
import type { RecommendedWine } from "./pairingAnswer.ts";
import classes from "./PairingTab.module.css";
import { lotsOf, placeNamed, type Places, type Wine } from "sync-protocol";
import { positionInWords } from "../../rules/racks/spaces.ts";
import { pathInWords } from "../../rules/placement/placeTree.ts";
import { Rich } from "../../ui/Rich.tsx";

interface RecommendationCardProps extends RecommendedWine {
  /** Objection of the built-in rules to the AI service's choice. */
  readonly doubt?: string | undefined;
}

export function RecommendationCard({ wine, percent, reasoning, doubt }: RecommendationCardProps) {
  const commands = useCommands();
  const kept = useLocalPhoto(wine.localPhotoId);
  const window = useDrinking()?.windowOf(wine);
  const known = usePlaces();
  const places = known ? placeLines(wine, known) : [];

  return (
    <article className={classes["card"]} aria-label={wine.name}>
      <WinePhoto name={wine.name} type={wine.type} source={kept ?? wine.photoUrl} />
      <div className={classes["list"]}>
        <div className={classes["head"]}>
          <div>
            <h3>
              <bdi>{wine.name}</bdi> <span className={classes["vintage"]}>{vintageOf(wine)}</span>
            </h3>
            <p className={classes["dim"]}>
              <bdi>{wine.producer}</bdi>
            </p>
          </div>
          <Match percent={percent} />
        </div>
        <p dir="auto">{reasoning}</p>
        {doubt !== undefined && (
          <Alert tone="note">
            {i18n._("The built-in sommelier questions this. {doubt}", { doubt })}
          </Alert>
        )}
        <div className={classes["foot"]}>
          <TypeChip type={wine.type} />
          {window && (
            <>
              <StageChip stage={window.stage} />
              <span className={classes["dim"]}>{windowInWords(window)}</span>
            </>
          )}
          <code className={classes["dim"]}>{wine.bottleId}</code>
        </div>
        <div className={classes["foot"]}>
          <RequireEditAccess>
            <Button
              variant="default"
              aria-label={i18n._("Take a bottle of {name}", { name: wine.name })}
              disabled={wine.quantity <= 0}
              onClick={() => {
                void takeBottle(wine.id, commands);
              }}
            >
              {i18n._("Take a bottle")}
            </Button>
          </RequireEditAccess>
          <Button
            component={Link}
            aria-label={i18n._("View {name}", { name: wine.name })}
            to={wineAddress(wine.id)}
            variant="subtle"
          >
            {i18n._("View|opens the wine")}
          </Button>
          <span className={classes["figures"]}>
            {i18n._("{bottles} left", { bottles: countOf(wine.quantity, "bottle") })}
          </span>
          {places.length > 0 && (
            <span className={classes["dim"]}>
              <Rich
                text={i18n._("In <0>{places}</0>", { places: places.join("; ") })}
                parts={[<bdi key="places" />]}
              />
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

/**
 * Where the bottles that can be opened are, for example "Cellar › Rack B · B3, D4". Empty if no
 * place is set.
 */
export function placeLines(wine: Wine, places: Places): readonly string[] {
  const spacesOfPlace = new Map<string, Set<string>>();
  const unplaced = new Set<string>();
  for (const lot of lotsOf(wine)) {
    const { state, bottles, placeId } = lot;
    if (state !== "held" || bottles === 0) continue;
    const place = placeNamed(places, placeId);
    const position = positionInWords(lot, place);
    const path = place && pathInWords(places, place);
    const spaces = path === undefined ? unplaced : (spacesOfPlace.get(path) ?? new Set());
    if (path !== undefined) spacesOfPlace.set(path, spaces);
    if (position !== null) spaces.add(position);
  }
  const placed = Array.from(spacesOfPlace, ([path, spaces]) =>
    spaces.size === 0 ? path : `${path} · ${[...spaces].join(", ")}`,
  );
  return [...placed, ...unplaced];
}
