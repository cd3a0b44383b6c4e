import { labelOf } from "sync-protocol";
import {
  IMPORTED_FIELDS,
  type LikeChoice,
  type Preview,
  type Use,
  type WineNote,
} from "../../import/index.ts";
import type { UndoCounts } from "../../engine/index.ts";
import { countOf } from "../../ui/countOf.ts";

export function comingWords(preview: Preview): string {
  const { willChange, lots, places, held, ordered, events, eventsUpdated } = preview;
  const past = [
    ...(events > 0 ? [`The journal gains ${countOf(events, "event")}.`] : []),
    ...(eventsUpdated > 0 ? [`${countOf(eventsUpdated, "event")} of it will be updated.`] : []),
  ].join(" ");
  if (willChange === 0) return past === "" ? "Nothing would change." : past;
  const wines = countOf(willChange, "wine");
  if (lots === 0) return `${wines}. ${past}`.trimEnd();
  const bottles = [
    `${countOf(held, "bottle")} in the cellar`,
    ...(ordered > 0 ? [`${ordered.toLocaleString()} on the way`] : []),
  ];
  const made = places > 0 ? ` ${countOf(places, "place")} will be made.` : "";
  return `${wines} in ${countOf(lots, "lot")}: ${bottles.join(", ")}.${made} ${past}`.trimEnd();
}

/** For example "3 wines", or "12 events" without wines. */
export function importedWords({ wines, events }: { wines: number; events: number }): string {
  return wines === 0 && events > 0 ? countOf(events, "event") : countOf(wines, "wine");
}

export function undoneWords({ removed, restored, events, used }: UndoCounts): string {
  const counted = [
    [removed, "wine", "removed"],
    [restored, "wine", "as before"],
    [events, "event", "out of the journal"],
    [used, "wine", "still here: used since the import"],
  ] as const;
  const words = counted.flatMap(([count, what, how]) =>
    count > 0 ? [`${countOf(count, what)} ${how}.`] : [],
  );
  return words.length > 0 ? words.join(" ") : "Nothing was left to undo.";
}

/** Why the import would add nothing, with advice. `undefined` if it adds something. */
export function nothingWords(preview: Preview): string | undefined {
  const { willChange, events, eventsUpdated, counts, maybeChanged, files, questions } = preview;
  if (willChange > 0 || events > 0 || eventsUpdated > 0) return undefined;
  if (files.every(({ kind }) => kind === "refused")) {
    return "We couldn’t read any of these files.";
  }
  const out = [
    [counts.incomplete, "To be completed above"],
    [counts.alike, "Like others, to be decided above"],
    [counts.empty, "Without a bottle, to be ticked above"],
    [maybeChanged, "Maybe changed here, to be ticked above"],
    [counts.refused, "Can't be imported"],
  ] as const;
  const reasons = out.flatMap(([count, what]) =>
    count > 0 ? [`${what}: ${countOf(count, "wine")}.`] : [],
  );
  if (reasons.length > 0) return `Nothing to import yet. ${reasons.join(" ")}`;
  if (counts.known > 0) return "Nothing to import: everything is already in your cellar.";
  return questions.length > 0 || files.some(({ kind }) => kind === "columns")
    ? "Nothing to import yet. Choose above what each column holds. A wine needs a name."
    : "These files hold no wine.";
}

export const LIKE_WORDS: readonly (readonly [LikeChoice, string])[] = [
  ["leave", "Leave out"],
  ["join", "Same wine: add the bottles to it"],
  ["add", "Different wine: add it"],
];

/** The bottles of one wine, for example "6 bottles" or "none here, 3 on the way". */
export function bottlesWords({ held, ordered }: WineNote): string {
  if (ordered === 0) return countOf(held, "bottle");
  return `${held === 0 ? "none here" : countOf(held, "bottle")}, ${ordered.toLocaleString()} on the way`;
}

const NAMED_USES: readonly (readonly [Use, string])[] = [
  ["later", "Keep as written"],
  ["name", "Name"],
  ["producer", "Producer"],
  ["vintage", "Vintage"],
  ["type", "Wine type"],
  ["varietal", "Varietal"],
  ["country", "Country"],
  ["region", "Region"],
  ["appellation", "Appellation"],
  ["designation", "Designation"],
  ["bottles", "Number of bottles"],
  ["usedBottles", "Bottles already used"],
  ["millilitres", "Bottle size"],
  ["place", "Place"],
  ["bin", "Position in the place"],
  ["row", "Row in the place"],
  ["column", "Column in the place"],
  ["boughtOn", "Bought on"],
  ["shop", "Shop"],
  ["price", "Price of a bottle"],
  ["currency", "Currency"],
  ["drinkFrom", "Drink from"],
  ["drinkTo", "Drink until"],
  ["window", "Drink from and until"],
  ["alcohol", "Alcohol"],
  ["notes", "Tasting notes"],
  ["tags", "Tags"],
  ["barcodes", "Barcode"],
  ["lotNote", "Note on the bottles"],
  ["goneOn", "Gone on"],
  ["ticked", "Ticked when gone"],
  ["ordered", "Bottles on the way"],
  ["arrivesOn", "Arrives on"],
  ["goneHow", "How they went"],
  ["goneNote", "Note on that"],
  ["tastedOn", "Tasted on"],
  ["tastedNote", "Note of that tasting"],
  ["rating", "Rating"],
];

export const USE_WORDS: readonly (readonly [Use, string])[] = [
  ...NAMED_USES,
  ...IMPORTED_FIELDS.filter((field) => !NAMED_USES.some(([use]) => use === field)).map(
    (field) => [field, labelOf(field)] as const,
  ),
];

/** Stored column meanings. `undefined` if they are invalid. */
export function asUses(kept: unknown): readonly Use[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const uses = kept.flatMap((text) => USE_WORDS.find(([use]) => use === text)?.[0] ?? []);
  return uses.length === kept.length ? uses : undefined;
}

/** Questions with their answers, and the default until the user chooses. */
export const QUESTIONS = {
  rows: {
    question: "This table doesn’t count bottles. What is each row?",
    untilThen: "No bottles until you choose",
    choices: [
      ["bottles", "One bottle in the cellar"],
      ["wines", "A wine, without bottles"],
      ["tastings", "A tasting note"],
    ],
  },
  ticks: {
    question: "Are the ticked bottles gone?",
    untilThen: "Counted until you choose",
    choices: [
      ["gone", "Yes, leave them out"],
      ["here", "No, count them"],
    ],
  },
  dates: {
    question: "Which comes first in the dates?",
    untilThen: "Left out until you choose",
    choices: [
      ["dmy", "The day"],
      ["mdy", "The month"],
    ],
  },
  decimal: {
    question: "What do the marks in the numbers mean?",
    untilThen: "Left out until you choose",
    choices: [
      [",", "A comma separates the cents"],
      [".", "A point separates the cents"],
    ],
  },
  scale: {
    question: "Out of how much are the ratings?",
    untilThen: "Left out until you choose",
    choices: [
      ["5", "Out of 5"],
      ["10", "Out of 10"],
      ["20", "Out of 20"],
      ["100", "Out of 100"],
    ],
  },
} as const;
