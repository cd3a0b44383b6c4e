import { memo, useId } from "react";
import classes from "../../../src/features/collection/cards/WineCard.module.css";
import { BottleIdBadge } from "../../../src/parts/wine-controls/BottleIdBadge.tsx";
import { BottleStepper } from "../../../src/parts/wine-controls/BottleStepper.tsx";
import { OriginWords } from "../../../src/parts/wine-line/OriginWords.tsx";
import { TypeChip } from "../../../src/parts/wine-line/TypeChip.tsx";
import photo from "../../../src/parts/wine-photo/WinePhoto.module.css";
import type { WineDocument } from "./wineCollection.ts";

/** Width of the variant of a photo that the app shows on a card. */
const PHOTO_PX = 160;

/** A wine's card with the elements of the app's card. */
export const WineCard = memo(function WineCard({ wine }: { readonly wine: WineDocument }) {
  const titleId = useId();
  const { name, quantity } = wine;
  const setQuantity = (next: number) => {
    void wine.incrementalPatch({ quantity: next });
  };

  return (
    <article className={classes["card"]} aria-labelledby={titleId}>
      <div className={photo["slot"]}>
        {wine.photoUrl !== null && (
          <img
            alt={`Label of ${name}`}
            className={photo["photo"]}
            data-at-hand
            data-loaded
            decoding="async"
            loading="lazy"
            src={`${wine.photoUrl}?w=${String(PHOTO_PX)}`}
          />
        )}
      </div>
      <div className={classes["text"]}>
        <h3>
          <a className={classes["name"]} href={`/wines/${wine.id}`}>
            <bdi id={titleId}>{name}</bdi>{" "}
            <span className={classes["vintage"]}>{wine.vintage}</span>
          </a>
        </h3>
        <p className={classes["maker"]}>
          <bdi>{wine.producer}</bdi>{" "}
          <span>
            <OriginWords country={wine.country} region={wine.region} />
          </span>
        </p>
        <div className={classes["kind"]}>
          <TypeChip type={wine.type} /> <span dir="auto">{wine.varietal}</span>
        </div>
        <div className={classes["id"]}>
          <BottleIdBadge bottleId={wine.bottleId} />
        </div>
      </div>
      {wine.notes !== null && (
        <p className={classes["notes"]} dir="auto">
          {wine.notes}
        </p>
      )}
      <button type="button" className={classes["edit"]} aria-label={`Edit ${name}`} />
      <button
        type="button"
        className={classes["archive"]}
        aria-label={`Archive ${name}`}
        onClick={() => {
          void wine.incrementalPatch({ isArchived: true });
        }}
      />
      <p className={classes["where"]} />
      <BottleStepper
        name={name}
        quantity={quantity}
        onAdd={() => {
          setQuantity(quantity + 1);
        }}
        onRemove={() => {
          setQuantity(quantity - 1);
        }}
      />
    </article>
  );
});
