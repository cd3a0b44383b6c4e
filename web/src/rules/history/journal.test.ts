import { describe, expect, test } from "vitest";
import {
  choicesIn,
  filterJournal,
  journalFilter,
  type JournalFilter,
  journalOf,
} from "./journal.ts";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";

const BAROLO = aCellarWine({ id: id(1), name: "Barolo Cannubi" });
const CHABLIS = aCellarWine({ id: id(2), name: "Chablis", producer: "Dauvissat" });
const LAMB = anEvent(1, {
  wineId: BAROLO.id,
  meal: "Lamb",
  occasion: "Christmas",
  company: "Ada, Ben and Zoë",
  rating: { value: 18, scale: 20 },
  note: "Tar and rosés",
});
const OYSTERS = anEvent(2, {
  ...{ wineId: CHABLIS.id, kind: "tasted", bottles: 0, meal: "Oysters", company: "Ben" },
  rating: { value: 3, scale: 5 },
});
const GONE = anEvent(3, { wineId: id(9), kind: "broken" });
const ENTRIES = journalOf([LAMB, OYSTERS, GONE], [BAROLO, CHABLIS]);

describe("the journal", () => {
  test("tells of what became of bottles whose wine is no longer there", () => {
    expect(ENTRIES.map(({ wine }) => wine?.name)).toEqual(["Barolo Cannubi", "Chablis", undefined]);
  });

  test.each([
    ["by wine", { wine: CHABLIS.id }, [OYSTERS]],
    ["by kind", { kind: "broken" }, [GONE]],
    ["by meal, whatever its case", { meal: "lamb" }, [LAMB]],
    ["by occasion", { occasion: "Christmas" }, [LAMB]],
    ["by each person of several", { person: "Zoe" }, [LAMB]],
    ["by a person of both", { person: "Ben" }, [LAMB, OYSTERS]],
    ["to what is rated at all", { rating: "0" }, [LAMB, OYSTERS]],
    ["by ratings of whatever scale", { rating: "0.9" }, [LAMB]],
    ["to a word of a note, without its accent", { q: " ROSES " }, [LAMB]],
    ["to a word of the producer's name", { q: "dauvi" }, [OYSTERS]],
    ["by all that is asked at once", { person: "Ben", rating: "0.8" }, [LAMB]],
  ] as const)("is narrowed %s", (_, asked, events) => {
    expect(filterJournal(ENTRIES, filter(asked)).map(({ event }) => event)).toEqual(events);
  });

  test("offers what it tells of, and nothing else", () => {
    expect(choicesIn(ENTRIES)).toEqual({
      wines: [BAROLO, CHABLIS],
      kinds: ["drank", "broken", "tasted"],
      occasions: ["Christmas"],
      meals: ["Lamb", "Oysters"],
      people: ["Ben", "Ada", "Zoë"],
    });
  });
});

function filter(asked: Partial<JournalFilter>): JournalFilter {
  return { ...journalFilter(() => ""), ...asked };
}
