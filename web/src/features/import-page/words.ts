import { labelOf } from "sync-protocol";
import {
  IMPORTED_FIELDS,
  type LikeChoice,
  type Preview,
  type Use,
  type WineNote,
} from "../../import/index.ts";
import type { UndoCounts } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import { countOf } from "../../ui/countOf.ts";

export function comingWords(preview: Preview): string {
  const { willChange, lots, places, held, ordered, events, eventsUpdated } = preview;
  const past = [
    ...(events > 0
      ? [i18n._("The journal gains {events}.", { events: countOf(events, "event") })]
      : []),
    ...(eventsUpdated > 0
      ? [i18n._("{events} of it will be updated.", { events: countOf(eventsUpdated, "event") })]
      : []),
  ].join(" ");
  if (willChange === 0) return past === "" ? i18n._("Nothing would change.") : past;
  const wines = countOf(willChange, "wine");
  if (lots === 0) return `${wines}. ${past}`.trimEnd();
  const bottles = [
    i18n._("{bottles} in the cellar", { bottles: countOf(held, "bottle") }),
    ...(ordered > 0 ? [i18n._("{ordered} on the way", { ordered: numberInWords(ordered) })] : []),
  ];
  const counted = { wines, lots, bottles: bottles.join(", ") };
  const sum = i18n._("{wines} in {lots, plural, one {# lot} other {# lots}}: {bottles}.", counted);
  const made =
    places > 0 &&
    i18n._("{count, plural, one {# place will be made.} other {# places will be made.}}", {
      count: places,
    });
  return [sum, made, past].filter((words) => words !== false && words !== "").join(" ");
}

export function importedWords({ wines, events }: { wines: number; events: number }): string {
  return wines === 0 && events > 0 ? countOf(events, "event") : countOf(wines, "wine");
}

export function importWords({ willChange, events, eventsUpdated }: Preview): string {
  const count = events + eventsUpdated;
  return willChange === 0 && count > 0
    ? i18n._("{count, plural, one {Import # Event} other {Import # Events}}", { count })
    : i18n._("{count, plural, one {Import # Wine} other {Import # Wines}}", { count: willChange });
}

export function undoneWords({ removed, restored, events, used }: UndoCounts): string {
  const counted = [
    [
      removed,
      i18n._("{count, plural, one {# wine removed.} other {# wines removed.}}", { count: removed }),
    ],
    [
      restored,
      i18n._("{count, plural, one {# wine as before.} other {# wines as before.}}", {
        count: restored,
      }),
    ],
    [
      events,
      i18n._(
        "{count, plural, one {# event out of the journal.} other {# events out of the journal.}}",
        { count: events },
      ),
    ],
    [
      used,
      i18n._(
        "{count, plural, one {# wine still here: used since the import.} other {# wines still here: used since the import.}}",
        { count: used },
      ),
    ],
  ] as const;
  const words = counted.flatMap(([count, sentence]) => (count > 0 ? [sentence] : []));
  return words.length > 0 ? words.join(" ") : i18n._("Nothing was left to undo.");
}

/** Why the import would add nothing, with advice. `undefined` if the import adds something. */
export function nothingWords(preview: Preview): string | undefined {
  const { willChange, events, eventsUpdated, counts, maybeChanged, files, questions } = preview;
  if (willChange > 0 || events > 0 || eventsUpdated > 0) return undefined;
  if (files.every(({ kind }) => kind === "refused")) {
    return i18n._("We couldn’t read any of these files.");
  }
  const out = [
    [counts.incomplete, i18n._("To be completed above")],
    [counts.alike, i18n._("Like others, to be decided above")],
    [counts.empty, i18n._("Without a bottle, to be ticked above")],
    [maybeChanged, i18n._("Maybe changed here, to be ticked above")],
    [counts.refused, i18n._("Can't be imported")],
  ] as const;
  const reasons = out.flatMap(([count, what]) =>
    count > 0
      ? [i18n._("{reason}: {wines}.", { reason: what, wines: countOf(count, "wine") })]
      : [],
  );
  if (reasons.length > 0) return [i18n._("Nothing to import yet."), ...reasons].join(" ");
  if (counts.known > 0) return i18n._("Nothing to import: everything is already in your cellar.");
  return questions.length > 0 || files.some(({ kind }) => kind === "columns")
    ? i18n._("Nothing to import yet. Choose above what each column holds. A wine needs a name.")
    : i18n._("These files hold no wine.");
}

export const LIKE_WORDS: readonly (readonly [LikeChoice, string])[] = [
  ["leave", i18n._("Leave out")],
  ["join", i18n._("Same wine: add the bottles to it")],
  ["add", i18n._("Different wine: add it")],
];

/** The bottles of one wine, for example "6 bottles" or "none here, 3 on the way". */
export function bottlesWords({ held, ordered }: WineNote): string {
  if (ordered === 0) return countOf(held, "bottle");
  const coming = numberInWords(ordered);
  return held === 0
    ? i18n._("none here, {coming} on the way", { coming })
    : i18n._("{bottles}, {coming} on the way", { bottles: countOf(held, "bottle"), coming });
}

const NAMED_USES: readonly (readonly [Use, string])[] = [
  ["later", i18n._("Keep as written")],
  ["name", i18n._("Name")],
  ["producer", i18n._("Producer")],
  ["vintage", i18n._("Vintage")],
  ["type", i18n._("Wine type")],
  ["varietal", i18n._("Varietal")],
  ["country", i18n._("Country")],
  ["region", i18n._("Region")],
  ["appellation", i18n._("Appellation")],
  ["designation", i18n._("Designation")],
  ["bottles", i18n._("Number of bottles")],
  ["usedBottles", i18n._("Bottles already used")],
  ["millilitres", i18n._("Bottle size")],
  ["place", i18n._("Place")],
  ["bin", i18n._("Position in the place")],
  ["row", i18n._("Row in the place")],
  ["column", i18n._("Column in the place")],
  ["boughtOn", i18n._("Bought on")],
  ["shop", i18n._("Shop")],
  ["price", i18n._("Price of a bottle")],
  ["currency", i18n._("Currency")],
  ["drinkFrom", i18n._("Drink from")],
  ["drinkTo", i18n._("Drink until")],
  ["window", i18n._("Drink from and until")],
  ["alcohol", i18n._("Alcohol")],
  ["notes", i18n._("Tasting notes")],
  ["tags", i18n._("Tags")],
  ["barcodes", i18n._("Barcode")],
  ["lotNote", i18n._("Note on the bottles")],
  ["goneOn", i18n._("Gone on")],
  ["ticked", i18n._("Ticked when gone")],
  ["ordered", i18n._("Bottles on the way")],
  ["arrivesOn", i18n._("Arrives on")],
  ["goneHow", i18n._("How they went")],
  ["goneNote", i18n._("Note on that")],
  ["tastedOn", i18n._("Tasted on")],
  ["tastedNote", i18n._("Note of that tasting")],
  ["rating", i18n._("Rating")],
];

export const USE_WORDS: readonly (readonly [Use, string])[] = [
  ...NAMED_USES,
  ...IMPORTED_FIELDS.filter((field) => !NAMED_USES.some(([use]) => use === field)).map(
    (field) => [field, labelOf(field)] as const,
  ),
];

export function asUses(kept: unknown): readonly Use[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const uses = kept.flatMap((text) => USE_WORDS.find(([use]) => use === text)?.[0] ?? []);
  return uses.length === kept.length ? uses : undefined;
}

/** Questions with their possible answers, and what the import does until the user chooses. */
export const QUESTIONS = {
  rows: {
    question: i18n._("This table doesn’t count bottles. What is each row?"),
    untilThen: i18n._("No bottles until you choose"),
    choices: [
      ["bottles", i18n._("One bottle in the cellar")],
      ["wines", i18n._("A wine, without bottles")],
      ["tastings", i18n._("A tasting note")],
    ],
  },
  ticks: {
    question: i18n._("Are the ticked bottles gone?"),
    untilThen: i18n._("Counted until you choose"),
    choices: [
      ["gone", i18n._("Yes, leave them out")],
      ["here", i18n._("No, count them")],
    ],
  },
  dates: {
    question: i18n._("Which comes first in the dates?"),
    untilThen: i18n._("Left out until you choose"),
    choices: [
      ["dmy", i18n._("The day")],
      ["mdy", i18n._("The month")],
    ],
  },
  decimal: {
    question: i18n._("What do the marks in the numbers mean?"),
    untilThen: i18n._("Left out until you choose"),
    choices: [
      [",", i18n._("A comma separates the cents")],
      [".", i18n._("A point separates the cents")],
    ],
  },
  scale: {
    question: i18n._("Out of how much are the ratings?"),
    untilThen: i18n._("Left out until you choose"),
    choices: [
      ["5", i18n._("Out of 5")],
      ["10", i18n._("Out of 10")],
      ["20", i18n._("Out of 20")],
      ["100", i18n._("Out of 100")],
    ],
  },
} as const;
