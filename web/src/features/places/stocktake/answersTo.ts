import { placeNamed, type Place } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { pathInWords } from "../../../rules/placement/placeTree.ts";
import type { Answer } from "../../../rules/stocktake/correctStock.ts";
import { type Difference, lotsElsewhere } from "../../../rules/stocktake/stocktake.ts";
import { countOf } from "../../../ui/countOf.ts";
import type { PlacedCellar } from "../useContents.ts";

interface OfferedAnswer {
  readonly value: string;
  readonly label: string;
  readonly answer: Answer;
}

const LEAVE: OfferedAnswer = {
  value: "leave",
  label: i18n._("Leave as it is"),
  answer: { kind: "leave" },
};

interface StockFacts {
  /**
   * Whether no bottle of the place was found. The first correction then leaves all bottles as they
   * are.
   */
  readonly isNothingFound: boolean;
  readonly place: Place;
  readonly placed: PlacedCellar;
}

/** Possible corrections for a difference found in a stocktake, the most likely first. */
export function answersTo(
  { kind, wine, bottles, line }: Difference,
  { isNothingFound, place, placed: { places, contents } }: StockFacts,
): readonly [OfferedAnswer, ...OfferedAnswer[]] {
  const counted = countOf(bottles, "bottle");
  if (kind === "missing") {
    const remove: OfferedAnswer = {
      value: "count",
      label: i18n._("Remove {bottles}", { bottles: counted }),
      answer: { kind: "count" },
    };
    const unplace: OfferedAnswer = {
      value: "unplaced",
      label: i18n._("Keep as not placed"),
      answer: { kind: "unplaced" },
    };
    return isNothingFound ? [LEAVE, remove, unplace] : [remove, unplace, LEAVE];
  }
  const elsewhere = lotsElsewhere(contents, wine.id, line?.lot.placeId ?? place.id).map(
    ({ lot }): OfferedAnswer & { readonly isPlaced: boolean } => {
      const from = placeNamed(places, lot.placeId);
      const where = from ? pathInWords(places, from) : i18n._("Not placed");
      return {
        value: lot.id,
        label: i18n._("Move from {where} ({bottles})", {
          where,
          bottles: countOf(lot.bottles, "bottle"),
        }),
        answer: { kind: "moved", lotId: lot.id },
        isPlaced: from !== undefined,
      };
    },
  );
  const moves = elsewhere.sort((a, b) => Number(a.isPlaced) - Number(b.isPlaced));
  const add: OfferedAnswer = {
    value: "count",
    label: i18n._(
      /*i18n*/ { id: "Add {bottles}", comment: "one way to correct a difference" },
      { bottles: counted },
    ),
    answer: { kind: "count" },
  };
  const [first, ...rest] = moves;
  return first ? [first, ...rest, add, LEAVE] : [add, LEAVE];
}
