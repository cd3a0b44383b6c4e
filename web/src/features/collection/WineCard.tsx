import { IconArchive, IconArchiveOff, IconCloudUp, IconPencil } from "@tabler/icons-react";
import { memo, useId } from "react";
import { useLocalPhoto } from "../../live/useLocalPhoto.ts";
import type { CellarWine } from "../../rules/cellarView.ts";
import { TypeChip } from "../../ui/TypeChip.tsx";
import { BottleIdBadge } from "./BottleIdBadge.tsx";
import { BottleStepper } from "./BottleStepper.tsx";
import { bottleCount } from "./counts.ts";
import { useCardActions } from "./useCardActions.ts";
import { useOlderThan } from "./useOlderThan.ts";
import classes from "./WineCard.module.css";
import { WinePhoto } from "./WinePhoto.tsx";

/** How long a change may be on its way before its card says so, in milliseconds. */
const UNSYNCED_AFTER_MS = 2_000;

interface WineCardProps {
  readonly wine: CellarWine;
  readonly onEdit: (wine: CellarWine) => void;
}

/** One wine. Repaints only when this wine changes. */
export const WineCard = memo(function WineCard({ wine, onEdit }: WineCardProps) {
  const titleId = useId();
  const { archiving, addBottle, removeBottle, toggleArchived } = useCardActions(wine);
  const keptPhoto = useLocalPhoto(wine.localPhotoId);
  const unsynced = useOlderThan(wine.waitingSince, UNSYNCED_AFTER_MS);
  const { name, isArchived } = wine;
  const ArchiveIcon = isArchived ? IconArchiveOff : IconArchive;

  return (
    <article
      className={classes["card"]}
      aria-labelledby={titleId}
      data-archived={isArchived}
      data-archiving={archiving}
    >
      <div className={classes["body"]}>
        <WinePhoto name={name} type={wine.type} source={keptPhoto ?? wine.photoUrl} />
        <div className={classes["text"]}>
          <h3 id={titleId} className={classes["name"]} dir="auto">
            {name}
          </h3>
          <p className={classes["line"]}>
            <bdi>{wine.producer}</bdi>&nbsp;·&nbsp;
            <span className={classes["vintage"]}>{wine.vintage}</span>
          </p>
          <p className={classes["dim"]}>
            <bdi>{wine.region}</bdi>, <bdi>{wine.country}</bdi>
          </p>
          <div className={classes["kind"]}>
            <TypeChip type={wine.type} />
            <span className={classes["dim"]} dir="auto">
              {wine.varietal}
            </span>
          </div>
          {(isArchived || unsynced) && (
            <div className={classes["kind"]}>
              {isArchived && <span className={classes["badge"]}>Archived</span>}
              {unsynced && (
                <span className={classes["unsynced"]}>
                  <IconCloudUp aria-hidden size={16} stroke={1.75} />
                  Not synced yet
                </span>
              )}
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
        <div className={classes["controls"]}>
          <button
            type="button"
            className={classes["action"]}
            title="Edit"
            aria-label={`Edit ${name}`}
            disabled={archiving}
            onClick={() => {
              onEdit(wine);
            }}
          >
            <IconPencil aria-hidden size={20} stroke={1.75} />
          </button>
          <button
            type="button"
            className={classes["action"]}
            title={isArchived ? "Unarchive" : "Archive"}
            aria-label={`${isArchived ? "Unarchive" : "Archive"} ${name}`}
            disabled={archiving}
            onClick={toggleArchived}
          >
            <ArchiveIcon aria-hidden size={20} stroke={1.75} />
          </button>
          {isArchived ? (
            <span className={classes["count"]}>{bottleCount(wine.quantity)}</span>
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
