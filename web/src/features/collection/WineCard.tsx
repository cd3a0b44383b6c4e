import { IconCloudUp } from "@tabler/icons-react";
import { memo, useEffect, useId, useState } from "react";
import { useLocalPhoto } from "../../live/useLocalPhoto.ts";
import type { CellarWine } from "../../rules/cellarView.ts";
import { TypeChip } from "../../ui/TypeChip.tsx";
import { BottleIdBadge } from "./BottleIdBadge.tsx";
import { BottleStepper } from "./BottleStepper.tsx";
import { bottleCount } from "./counts.ts";
import { useCardActions } from "./useCardActions.ts";
import classes from "./WineCard.module.css";
import { WinePhoto, type WinePhotoProps } from "../../ui/wine-photo/WinePhoto.tsx";

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
  const { name, type, photoUrl, localPhotoId, isArchived } = wine;

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
          <WinePhoto name={name} type={type} source={photoUrl} />
        ) : (
          <KeptPhoto id={localPhotoId} name={name} type={type} source={photoUrl} />
        )}
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
          <button
            type="button"
            className={classes["edit"]}
            data-tooltip="Edit"
            aria-label={`Edit ${name}`}
            aria-disabled={archiving}
            onClick={() => {
              if (!archiving) onEdit(wine);
            }}
          />
          <button
            type="button"
            className={isArchived ? classes["unarchive"] : classes["archive"]}
            data-tooltip={isArchived ? "Unarchive" : "Archive"}
            aria-label={`${isArchived ? "Unarchive" : "Archive"} ${name}`}
            aria-disabled={archiving}
            onClick={toggleArchived}
          />
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

function UnsyncedMark({ since }: { readonly since: number }) {
  const isOld = useOlderThan(since, UNSYNCED_AFTER_MS);
  if (!isOld) return null;
  return (
    <span className={classes["unsynced"]}>
      <IconCloudUp aria-hidden size={16} stroke={1.75} />
      Not synced yet
    </span>
  );
}

/** A photo kept on this device under `id`, over the one that the server has, if any. */
function KeptPhoto({ id, source, ...shown }: WinePhotoProps & { readonly id: string }) {
  const kept = useLocalPhoto(id);
  return <WinePhoto {...shown} source={kept ?? source} />;
}

/** Whether `since` (ms since 1970) lies more than `ageMs` back; turns true by itself. */
function useOlderThan(since: number | undefined, ageMs: number): boolean {
  const [olderThan, setOlderThan] = useState<number>();

  useEffect(() => {
    if (since === undefined) return undefined;
    const left = Math.max(0, since + ageMs - Date.now());
    const timeout = setTimeout(() => {
      setOlderThan(since);
    }, left);
    return () => {
      clearTimeout(timeout);
    };
  }, [since, ageMs]);

  return since !== undefined && olderThan === since;
}
