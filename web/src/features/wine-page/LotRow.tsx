import { Button } from "@mantine/core";
import type { Lot, Place, Wine } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { sizeInWords } from "../../rules/lots/bottleSize.ts";
import { dayInWords } from "../../rules/day.ts";
import { positionInWords } from "../../rules/racks/spaces.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import { countOf } from "../../ui/countOf.ts";
import { BottleStepper } from "../../parts/wine-controls/BottleStepper.tsx";
import classes from "./WinePage.module.css";

interface LotRowProps {
  readonly wine: Wine;
  readonly lot: Lot;
  /** Name that distinguishes the lot from the wine's other lots. */
  readonly name: string;
  /** The lot's place. `undefined` if the lot has no place or its place was deleted. */
  readonly place: Place | undefined;
  /**
   * Whether the lot has no controls, because the wine is archived or the user may only view the
   * cellar.
   */
  readonly isFixed: boolean;
  /** Whether the wine has only this lot. The page's main stepper then counts the lot's bottles. */
  readonly isOnly: boolean;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly onArrived: () => void;
  readonly onChange: () => void;
  readonly onMove: () => void;
  readonly onRemoveLot: () => void;
}

export function LotRow({ wine, lot, name, place, isFixed, isOnly, ...on }: LotRowProps) {
  const { bottles, state } = lot;
  const isOrdered = state === "ordered";
  const isCountedAlone = isOrdered || !isOnly;

  return (
    <li className={classes["lot"]}>
      <LotWords lot={lot} place={place} />
      {isCountedAlone &&
        (isOrdered || isFixed ? (
          <p className={classes["count"]}>{countOf(bottles, "bottle")}</p>
        ) : (
          <BottleStepper
            name={`${wine.name}, ${name}`}
            quantity={bottles}
            onAdd={on.onAdd}
            onRemove={on.onRemove}
          />
        ))}
      {!isFixed && (
        <div className={classes["actions"]}>
          {isOrdered && <LotButton label={i18n._("Arrived")} name={name} onClick={on.onArrived} />}
          <LotButton label={i18n._("Change")} name={name} onClick={on.onChange} />
          {bottles > 0 && !isOrdered && (
            <LotButton label={i18n._("Move")} name={name} onClick={on.onMove} />
          )}
          {!isOnly && <LotButton label={i18n._("Remove")} name={name} onClick={on.onRemoveLot} />}
        </div>
      )}
    </li>
  );
}

interface LotButtonProps {
  readonly label: string;
  readonly name: string;
  readonly onClick: () => void;
}

function LotButton({ label, name, onClick }: LotButtonProps) {
  return (
    <Button aria-label={`${label}: ${name}`} variant="subtle" onClick={onClick}>
      {label}
    </Button>
  );
}

function LotWords({ lot, place }: Pick<LotRowProps, "lot" | "place">) {
  const { millilitres, state, arrivesOn, note } = lot;
  const bought = boughtInWords(lot);

  return (
    <div>
      <p className={classes["marks"]}>
        <span className={classes["year"]} dir="auto">
          {[place?.name, positionInWords(lot, place), sizeInWords(millilitres)]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {state === "ordered" && (
          <span className={classes["badge"]}>
            {arrivesOn === null
              ? i18n._(/*i18n*/ { id: "Ordered", comment: "state of bottles" })
              : i18n._("Ordered, arrives {day}", { day: dayInWords(arrivesOn) })}
          </span>
        )}
      </p>
      {bought !== "" && (
        <p className={classes["dim"]} dir="auto">
          {bought}
        </p>
      )}
      {note !== null && (
        <p className={classes["dim"]} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}

/** The lot's purchase in words, for example "Bought May 3, 2026, from Vinatis, €45.00 a bottle". */
function boughtInWords({ boughtOn, shop, price }: Lot): string {
  const parts = [
    boughtOn &&
      i18n._(
        /*i18n*/ {
          id: "bought {day}",
          comment: "in a list: Bought May 3, 2026, from Vinatis, €45.00 a bottle",
        },
        { day: dayInWords(boughtOn) },
      ),
    shop &&
      i18n._(
        /*i18n*/ {
          id: "from {shop}",
          comment: "in a list: Bought May 3, 2026, from Vinatis, €45.00 a bottle",
        },
        { shop },
      ),
    price && i18n._("{price} a bottle", { price: priceInWords(price) }),
  ];
  const words = parts.filter((part) => part !== null).join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
