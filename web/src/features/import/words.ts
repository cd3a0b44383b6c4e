import type { LikeChoice, Preview, Use, WineNote } from "../../import/index.ts";
import type { Undone } from "../../live/useImports.ts";
import { countOf } from "../../ui/countOf.ts";

/** What would come into the cellar, in one sentence. */
export function comingWords(preview: Preview): string {
  const { willChange, lots, places, held, ordered, events, eventsRetold } = preview;
  const past = [
    ...(events > 0 ? [`The journal gains ${countOf(events, "event")}.`] : []),
    ...(eventsRetold > 0 ? [`${countOf(eventsRetold, "event")} of it will be told anew.`] : []),
  ].join(" ");
  if (willChange === 0) return past === "" ? "Nothing would change." : past;
  const wines = countOf(willChange, "wine");
  if (lots === 0) return `${wines}. ${past}`.trimEnd();
  const bottles = [
    `${countOf(held, "bottle")} in the cellar`,
    ...(ordered > 0 ? [`${String(ordered)} on the way`] : []),
  ];
  const made = places > 0 ? ` ${countOf(places, "place")} will be made.` : "";
  return `${wines} in ${countOf(lots, "lot")}: ${bottles.join(", ")}.${made} ${past}`.trimEnd();
}

/** What comes, in a few words: "3 wines", "12 events" where no wine does. */
export function importedWords({ wines, events }: { wines: number; events: number }): string {
  return wines === 0 && events > 0 ? countOf(events, "event") : countOf(wines, "wine");
}

/** What taking an import back has done, and what of it stays. */
export function undoneWords({ removed, restored, events, used }: Undone): string {
  const told = [
    [removed, "wine", "removed"],
    [restored, "wine", "as before"],
    [events, "event", "out of the journal"],
    [used, "wine", "still here: used since the import"],
  ] as const;
  const words = told.flatMap(([count, what, how]) =>
    count > 0 ? [`${countOf(count, what)} ${how}.`] : [],
  );
  return words.length > 0 ? words.join(" ") : "Nothing of it was left.";
}

/** Why nothing can come, in sentences that say what to do; none where something can. */
export function nothingWords(preview: Preview): string | undefined {
  const { willChange, events, eventsRetold, counts, unsure, files, questions } = preview;
  if (willChange > 0 || events > 0 || eventsRetold > 0) return undefined;
  if (files.every(({ kind }) => kind === "refused")) {
    return "Nothing can come: none of these files is one that can be read.";
  }
  const out = [
    [counts.incomplete, "To be completed above"],
    [counts.alike, "Like others, to be decided above"],
    [counts.empty, "Without a bottle, to be ticked above"],
    [unsure, "Maybe changed here, to be ticked above"],
    [counts.refused, "That cannot be taken"],
  ] as const;
  const reasons = out.flatMap(([count, what]) =>
    count > 0 ? [`${what}: ${countOf(count, "wine")}.`] : [],
  );
  if (reasons.length > 0) return `Nothing comes yet. ${reasons.join(" ")}`;
  if (counts.known > 0) return "Nothing is to be done: all of it is here already.";
  return questions.length > 0 || files.some(({ kind }) => kind === "columns")
    ? "Nothing comes yet: say above what the columns of the table are; a wine needs a name."
    : "Nothing can come: no row of these files tells of a wine.";
}

/** What may become of a wine that is like another. */
export const LIKE_WORDS: readonly (readonly [LikeChoice, string])[] = [
  ["leave", "Leave out"],
  ["join", "The same wine: add to it"],
  ["add", "Another wine: add beside"],
];

/** The bottles of one wine: "6 bottles", "none here, 3 on the way". */
export function bottlesWords({ held, ordered }: WineNote): string {
  if (ordered === 0) return countOf(held, "bottle");
  return `${held === 0 ? "none here" : countOf(held, "bottle")}, ${String(ordered)} on the way`;
}

/** What a column may be chosen to say, in the words of the form. */
export const USE_WORDS: readonly (readonly [Use, string])[] = [
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
  ["millilitres", "Bottle size"],
  ["place", "Place"],
  ["bin", "Place, more closely"],
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
  ["goneHow", "How they went"],
  ["goneNote", "Note on that"],
  ["tastedOn", "Tasted on"],
  ["tastedNote", "Note of that tasting"],
  ["rating", "Rating"],
];

/** What columns were chosen to say, as it was kept; `undefined` where it is nothing of the kind. */
export function asUses(kept: unknown): readonly Use[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const uses = kept.flatMap((text) => USE_WORDS.find(([use]) => use === text)?.[0] ?? []);
  return uses.length === kept.length ? uses : undefined;
}

/** A question that the files leave open. */
export const QUESTIONS = {
  dates: {
    question: "Which comes first in the dates?",
    choices: [
      ["dmy", "The day"],
      ["mdy", "The month"],
    ],
  },
  decimal: {
    question: "What do the marks in the numbers mean?",
    choices: [
      [",", "A comma parts the cents"],
      [".", "A point parts the cents"],
    ],
  },
  scale: {
    question: "Out of how much are the ratings?",
    choices: [
      ["5", "Out of 5"],
      ["20", "Out of 20"],
      ["100", "Out of 100"],
    ],
  },
} as const;
