import { labelOf, LINE_FIELDS, type Wine, WINE_ADDITIONS, type WineField } from "sync-protocol";
import { type ReactNode, useId } from "react";
import { vintageOf } from "../../rules/cellar/vintageOf.ts";
import { TiedBarcodes } from "./TiedBarcodes.tsx";
import { BottleIdBadge } from "../../parts/wine-controls/BottleIdBadge.tsx";
import classes from "./WinePage.module.css";

const ADDED_LINES = LINE_FIELDS.filter((field) => field in WINE_ADDITIONS);

/** Everything that is written of a wine. */
export function WineFacts({ wine }: { readonly wine: Wine }) {
  const headingId = useId();

  return (
    <>
      {wine.notes !== null && (
        <section aria-labelledby={headingId} className={classes["section"]}>
          <h2 id={headingId}>{labelOf("notes")}</h2>
          <p className={classes["notes"]} dir="auto">
            {wine.notes}
          </p>
        </section>
      )}
      <dl className={classes["facts"]}>
        <Fact field="producer">{wine.producer}</Fact>
        <Fact field="vintage">{vintageOf(wine)}</Fact>
        <Fact field="type">{wine.type}</Fact>
        <Fact field="varietal">{wine.varietal}</Fact>
        <Fact field="region">{wine.region}</Fact>
        <Fact field="country">{wine.country}</Fact>
        {ADDED_LINES.map(
          (field) =>
            wine[field] !== null && (
              <Fact key={field} field={field}>
                {wine[field]}
              </Fact>
            ),
        )}
        {wine.alcohol !== null && <Fact field="alcohol">{wine.alcohol} %</Fact>}
        {wine.tags.length > 0 && <Fact field="tags">{wine.tags.join(", ")}</Fact>}
        {wine.barcodes.length > 0 && (
          <Fact field="barcodes">
            <TiedBarcodes wine={wine} />
          </Fact>
        )}
        <div>
          <dt>Bottle ID</dt>
          <dd>
            <BottleIdBadge bottleId={wine.bottleId} />
          </dd>
        </div>
      </dl>
    </>
  );
}

interface FactProps {
  readonly field: WineField;
  readonly children: ReactNode;
}

function Fact({ field, children }: FactProps) {
  return (
    <div>
      <dt>{labelOf(field)}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
