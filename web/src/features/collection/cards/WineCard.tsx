import { memo, useId } from "react";
import { useLocalPhoto } from "../../../engine/index.ts";
import { type CellarWine, vintageOf } from "../../../rules/cellar/CellarWine.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { TypeChip } from "../../../parts/wine-line/TypeChip.tsx";
import { countOf } from "../../../ui/countOf.ts";
import { StageChip } from "../../../parts/drinking-window/StageChip.tsx";
import { useDrinking } from "../../../parts/drinking-window/useDrinking.ts";
import { BottleIdBadge } from "../../../parts/wine-controls/BottleIdBadge.tsx";
import { BottleStepper } from "../../../parts/wine-controls/BottleStepper.tsx";
import { UnsyncedMark } from "../../../parts/wine-controls/UnsyncedMark.tsx";
import { useWineActions } from "../../../parts/wine-controls/useWineActions.ts";
import { focusIfLeft, FROM_COLLECTION, wineAddress } from "../../../parts/addresses/wineAddress.ts";
import { WinePhoto, type WinePhotoProps } from "../../../parts/wine-photo/WinePhoto.tsx";
import { useMarking } from "../view/marking.ts";
import { WineButtons } from "./WineButtons.tsx";
import classes from "./WineCard.module.css";

interface WineCardProps {
  readonly wine: CellarWine;
  readonly onEdit: (wine: CellarWine) => void;
}

/** One wine. Repaints only when this wine changes. */
export const WineCard = memo(function WineCard({ wine, onEdit }: WineCardProps) {
  const titleId = useId();
  const { archiving, addBottle, removeBottle, toggleArchived } = useWineActions(wine);
  const markOf = useMarking((marking) => marking.markOf);
  const { name, type, photoUrl, localPhotoId, isArchived } = wine;
  const photo = {
    name,
    type,
    source: photoUrl,
    children: (
      <>
        {!isArchived && <CardStage wine={wine} />}
        {markOf?.(wine)}
      </>
    ),
  };

  return (
    <article
      className={classes["card"]}
      aria-labelledby={titleId}
      data-wine-id={wine.id}
      data-archived={isArchived}
      data-archiving={archiving}
    >
      <div className={classes["body"]}>
        {localPhotoId === undefined ? (
          <WinePhoto {...photo} />
        ) : (
          <KeptPhoto {...photo} id={localPhotoId} />
        )}
        <div className={classes["text"]}>
          <h3 id={titleId}>
            <Link
              ref={(link) => {
                focusIfLeft(wine.id, link);
              }}
              className={classes["name"]}
              dir="auto"
              state={FROM_COLLECTION}
              to={wineAddress(wine.id)}
            >
              {name}
            </Link>
          </h3>
          <p className={classes["line"]}>
            <bdi>{wine.producer}</bdi>&nbsp;·&nbsp;
            <span className={classes["vintage"]}>{vintageOf(wine)}</span>
          </p>
          <p className={classes["dim"]}>
            <bdi>{wine.region}</bdi>, <bdi>{wine.country}</bdi>
          </p>
          <div className={classes["kind"]}>
            <TypeChip type={type} />
            <span className={classes["dim"]} dir="auto">
              {wine.varietal}
            </span>
          </div>
          {isArchived && (
            <div className={classes["kind"]}>
              <span className={classes["badge"]}>Archived</span>
            </div>
          )}
        </div>
      </div>
      {wine.notes !== null && (
        <p className={classes["notes"]} dir="auto">
          {wine.notes}
        </p>
      )}
      <div className={classes["footer"]}>
        <BottleIdBadge bottleId={wine.bottleId} />
        {wine.waitingSince !== undefined && <UnsyncedMark since={wine.waitingSince} />}
        <div className={classes["controls"]}>
          <WineButtons
            archiving={archiving}
            wine={wine}
            onEdit={onEdit}
            onToggleArchived={toggleArchived}
          />
          {isArchived ? (
            <span className={classes["count"]}>{countOf(wine.quantity, "bottle")}</span>
          ) : (
            <BottleStepper
              name={name}
              quantity={wine.quantity}
              onAdd={addBottle}
              onRemove={removeBottle}
            />
          )}
        </div>
      </div>
    </article>
  );
});

/** Where the wine stands in its window; nothing while that is not known. */
function CardStage({ wine }: { readonly wine: CellarWine }) {
  const window = useDrinking()?.windowOf(wine);
  return (
    window && (
      <div className={classes["stage"]}>
        <StageChip stage={window.stage} />
      </div>
    )
  );
}

/** A photo kept on this device under `id`, over the one that the server has, if any. */
function KeptPhoto({ id, source, ...shown }: WinePhotoProps & { readonly id: string }) {
  const kept = useLocalPhoto(id);
  return <WinePhoto {...shown} source={kept ?? source} />;
}
