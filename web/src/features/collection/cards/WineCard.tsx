import { memo, useId } from "react";
import { useLocalPhoto, useMayChange } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { type CellarWine, vintageOf } from "../../../rules/cellar/CellarWine.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { TypeChip } from "../../../parts/wine-line/TypeChip.tsx";
import { countOf } from "../../../ui/countOf.ts";
import { StageChip } from "../../../parts/drinking-window/StageChip.tsx";
import { maturityInWords } from "../../../parts/drinking-window/maturityInWords.ts";
import { useDrinking } from "../../../parts/drinking-window/useDrinking.ts";
import { BottleIdBadge } from "../../../parts/wine-controls/BottleIdBadge.tsx";
import { BottleStepper } from "../../../parts/wine-controls/BottleStepper.tsx";
import { UnsyncedMark } from "../../../parts/wine-controls/UnsyncedMark.tsx";
import { useWineActions } from "../../../parts/wine-controls/useWineActions.ts";
import { focusIfLeft, FROM_COLLECTION, wineAddress } from "../../../parts/addresses/wineAddress.ts";
import { WinePhoto, type WinePhotoProps } from "../../../parts/wine-photo/WinePhoto.tsx";
import { useKnownPlacement } from "../view/knownPlacement.ts";
import { useMarking } from "../view/marking.ts";
import { WineButtons } from "./WineButtons.tsx";
import classes from "./WineCard.module.css";
import { OriginWords } from "../../../parts/wine-line/OriginWords.tsx";
import { nameIn } from "../../../language/names.ts";

/**
 * Maximum number of characters in a name in the normal font. A longer name gets a smaller font and
 * is cut after two lines.
 */
const LONG_NAME = 36;

interface WineCardProps {
  readonly wine: CellarWine;
  readonly onEdit: (wine: CellarWine) => void;
}

export const WineCard = memo(function WineCard({ wine, onEdit }: WineCardProps) {
  const titleId = useId();
  const { archiving, addBottle, removeBottle, toggleArchived } = useWineActions(wine);
  const mayChange = useMayChange();
  const markOf = useMarking((marking) => marking.markOf);
  const { name, type, photoUrl, localPhotoId, isArchived } = wine;
  const photo = { name, type, source: photoUrl, children: markOf?.(wine) };

  return (
    <article
      className={classes["card"]}
      aria-labelledby={titleId}
      data-wine-id={wine.id}
      data-archived={isArchived}
      data-archiving={archiving}
    >
      {localPhotoId === undefined ? (
        <WinePhoto {...photo} />
      ) : (
        <KeptPhoto {...photo} id={localPhotoId} />
      )}
      <div className={classes["text"]}>
        <h3>
          <Link
            ref={(link) => {
              focusIfLeft(wine.id, link);
            }}
            className={classes["name"]}
            data-long={name.length > LONG_NAME}
            state={FROM_COLLECTION}
            to={wineAddress(wine.id)}
          >
            <bdi id={titleId}>{name}</bdi>{" "}
            <span className={classes["vintage"]}>{vintageOf(wine)}</span>
          </Link>
        </h3>
        <p className={classes["maker"]}>
          <bdi>{wine.producer}</bdi>{" "}
          <span>
            <OriginWords {...wine} />
          </span>
        </p>
        <div className={classes["kind"]}>
          <TypeChip type={type} /> <span dir="auto">{nameIn("grape", wine.varietal)}</span>
        </div>
        <div className={classes["id"]}>
          <BottleIdBadge bottleId={wine.bottleId} />
          {wine.waitingSince !== undefined && <UnsyncedMark since={wine.waitingSince} />}
        </div>
      </div>
      {wine.notes !== null && (
        <p className={classes["notes"]} dir="auto">
          {wine.notes}
        </p>
      )}
      <WineButtons
        archiving={archiving}
        wine={wine}
        onEdit={onEdit}
        onToggleArchived={toggleArchived}
      />
      <Where wine={wine} />
      {isArchived || !mayChange ? (
        <span className={classes["count"]}>{countOf(wine.quantity, "bottle")}</span>
      ) : (
        <BottleStepper
          name={name}
          quantity={wine.quantity}
          onAdd={addBottle}
          onRemove={removeBottle}
        />
      )}
    </article>
  );
});

function Where({ wine }: { readonly wine: CellarWine }) {
  const placement = useKnownPlacement((known) => known.placement);
  const window = useDrinking()?.windowOf(wine);
  const place = placement?.whereOf(wine);

  return (
    <p className={classes["where"]}>
      {place !== undefined && (
        <span className={classes["place"]} dir="auto">
          {place}
        </span>
      )}
      {wine.isArchived ? (
        <span className={classes["badge"]}>{i18n._("Archived")}</span>
      ) : (
        window && <StageChip stage={window.stage} years={maturityInWords(window)} />
      )}
    </p>
  );
}

/** Photo stored on this device under `id`. Falls back to the server's photo. */
function KeptPhoto({ id, source, ...shown }: WinePhotoProps & { readonly id: string }) {
  const kept = useLocalPhoto(id);
  return <WinePhoto {...shown} source={kept ?? source} />;
}
