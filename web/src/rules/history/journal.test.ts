import { describe, expect, test } from "vitest";
import {
  choicesIn,
  countEntries,
  filterJournal,
  journalFilter,
  type JournalFilter,
  journalOf,
  journalRows,
} from "./journal.ts";
import { removedWine } from "../../engine/view/removedWine.ts";
import { aCellarWine, anEvent, aRow, id } from "../testBuilders.ts";

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
  test("the journal includes the events of removed wines", () => {
    expect(ENTRIES.map(({ wine }) => wine?.name)).toEqual(["Barolo Cannubi", "Chablis", undefined]);
  });

  test.each([
    ["by wine", { wine: CHABLIS.id }, [OYSTERS]],
    ["by kind", { kind: "broken" }, [GONE]],
    ["by meal in any case", { meal: "lamb" }, [LAMB]],
    ["by occasion", { occasion: "Christmas" }, [LAMB]],
    ["by one of several people", { person: "Zoe" }, [LAMB]],
    ["by a person in two entries", { person: "Ben" }, [LAMB, OYSTERS]],
    ["to rated entries", { rating: "0" }, [LAMB, OYSTERS]],
    ["by rating on any scale", { rating: "0.9" }, [LAMB]],
    ["by a word of a note, without accents", { q: " ROSES " }, [LAMB]],
    ["by part of the producer's name", { q: "dauvi" }, [OYSTERS]],
    ["by two filters together", { person: "Ben", rating: "0.8" }, [LAMB]],
  ] as const)("the journal is filtered %s", (_, asked, events) => {
    expect(filterJournal(ENTRIES, filter(asked)).map(({ event }) => event)).toEqual(events);
  });

  // Spec 10.45
  test("the journal offers only filter choices that occur in its entries", () => {
    expect(choicesIn(ENTRIES)).toEqual({
      wines: [BAROLO, CHABLIS],
      kinds: ["drank", "broken", "tasted"],
      occasions: ["Christmas"],
      meals: ["Lamb", "Oysters"],
      people: ["Ben", "Ada", "Zoë"],
    });
  });
});

describe("[H9] an import", () => {
  const imported = (n: number, day: string, isDateUnknown = false) =>
    anEvent(n, {
      ...{ kind: "added", bottles: 6, day, wineId: BAROLO.id, isDateUnknown },
      ...{ importId: id(77), recordedOn: "2026-06-01" },
    });
  const events = [
    anEvent(10, { day: "2026-07-01" }),
    imported(11, "2026-06-01", true),
    anEvent(12, { day: "2026-05-01" }),
    imported(13, "2018-03-04"),
  ];
  const entries = journalOf(events, [BAROLO]);
  const summary = (rows: ReturnType<typeof journalRows>) =>
    rows.map((row) =>
      row.kind === "import" ? [row.day, row.entries.length] : [row.day, row.entry.event.id],
    );

  // Spec 10.108
  test("[H9] the journal shows an import as one row, followed by its entries if open", () => {
    const closed = [
      ["2026-07-01", id(10)],
      ["2026-06-01", 2],
      ["2026-05-01", id(12)],
    ];
    expect(summary(journalRows(entries, () => false))).toEqual(closed);
    expect(countEntries(entries)).toBe(3);
    expect(summary(journalRows(entries, (importId) => importId === id(77)))).toEqual([
      ...closed.slice(0, 2),
      ["2026-06-01", id(11)],
      ["2026-06-01", id(13)],
      ...closed.slice(2),
    ]);
  });

  test("[H9] an import older than every other entry comes last", () => {
    const rows = journalRows(
      journalOf(
        [events[0], events[3]].flatMap((one) => one ?? []),
        [],
      ),
      () => false,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["event", "import"]);
  });
});

test("[W9] the journal entries of a removed wine include the wine", () => {
  const row = aRow({ id: id(9), name: "Gone", deleted: true, removedAt: 5 });
  const removed = [removedWine(row, [], row.userId)].flatMap((one) => one ?? []);
  const entries = journalOf([GONE], [BAROLO], removed);

  expect(entries).toMatchObject([{ wine: undefined, removed: { wine: { name: "Gone" } } }]);
  expect(filterJournal(entries, filter({ q: "gone" }))).toHaveLength(1);
});

function filter(asked: Partial<JournalFilter>): JournalFilter {
  return { ...journalFilter(() => ""), ...asked };
}
