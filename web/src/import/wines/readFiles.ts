import type { Place, Wish } from "sync-protocol";
import type { ImportedEvent } from "../../rules/history/ImportedEvent.ts";
import type { Use } from "../formats/index.ts";
import { type GatheredWines, gatherWines } from "./gatherWines.ts";
import type { Doubt, WineDraft } from "./wineDraft.ts";
import { type Answers, type Question, settle } from "../rows/openQuestions.ts";
import type { OpenedFile } from "../files/openFiles.ts";
import { eventPhotosIn, ownDraft } from "../files/ownExport.ts";
import { IGNORE_PROGRESS, type OnProgress } from "../progress.ts";
import { placeBook } from "./placeBook.ts";
import { ownTable } from "../files/recognise.ts";
import type { SourceTable } from "../files/SourceTable.ts";
import { i18n } from "../../language/i18n.ts";

/**
 * A column for which the app has no field. `rows` is the number of rows with a value in this
 * column.
 */
export interface ExtraColumn {
  readonly file: string;
  readonly heading: string;
  readonly rows: number;
}

export interface ImportReading extends GatheredWines {
  readonly questions: readonly Question[];
  readonly extraColumns: readonly ExtraColumn[];
  readonly places: readonly Place[];
  readonly wishes: readonly Wish[];
  readonly eventPhotos: ReadonlyMap<string, Uint8Array>;
  /**
   * Ids of wines whose full history is imported. For such a wine, no extra event of its creation is
   * recorded [H8: export].
   */
  readonly fullHistoryIds: ReadonlySet<string>;
}

export interface ReadOptions {
  readonly chosen?: ReadonlyMap<string, readonly Use[]>;
  readonly knownPlaces?: readonly Place[];
  /** Ids of wines removed too long ago to be restored [W13: sweep]. */
  readonly sweptWineIds?: ReadonlySet<string>;
  readonly onProgress?: OnProgress;
}

/**
 * Parses the opened files as far as rows and answers allow. In an unknown table, parses the columns
 * that the user chose.
 */
export function readFiles(
  opened: readonly OpenedFile[],
  answers: Answers,
  {
    chosen = new Map(),
    knownPlaces = [],
    sweptWineIds = new Set(),
    onProgress = IGNORE_PROGRESS,
  }: ReadOptions = {},
): ImportReading {
  const tables = opened.flatMap((file): readonly SourceTable[] => {
    switch (file.kind) {
      case "table":
        return [file];
      case "unknown-table": {
        const uses = chosen.get(file.file) ?? file.guesses;
        return [{ ...file, uses, format: ownTable(file.table.header, uses) }];
      }
      case "own":
      case "refused":
        return [];
    }
  });
  const { settled, questions } = settle(tables, answers);
  const places = placeBook(
    knownPlaces,
    tables.flatMap(({ table }) => table.racks ?? []),
  );
  const gathered = gatherWines(tables, {
    ...{ settled, places, sweptWineIds, onProgress },
    areOne: new Set(answers.areOne),
  });
  const own = opened.flatMap((file) => (file.kind === "own" ? [file] : []));
  const { drafts, repeated } = onceEach(
    own.flatMap(({ file, own: from }) =>
      from.wines.map((wine, at) => ownDraft(wine, at, from, file)),
    ),
  );
  const doubts = own.flatMap(({ file, own: { unreadable, unreadableEvents } }) =>
    [
      { count: unreadable, sentence: unreadableWines },
      { count: unreadableEvents, sentence: unreadableEntries },
    ].flatMap(({ count, sentence }) =>
      count > 0 ? [{ where: { file, line: 1 }, sentence: sentence(count) }] : [],
    ),
  );
  return {
    ...gathered,
    rows: gathered.rows + drafts.length,
    wines: [...drafts, ...gathered.wines],
    doubts: [...tables.flatMap(cutShort), ...doubts, ...repeated, ...gathered.doubts],
    questions,
    extraColumns: tables.flatMap(extraColumnsOf),
    places: [...own.flatMap((file) => notAmong(file.own.places, knownPlaces)), ...places.made()],
    wishes: own.flatMap((file) => file.own.wishes),
    eventPhotos: new Map(own.flatMap((file) => eventPhotosIn(file.own))),
    events: onceById([...own.flatMap((file) => file.own.events ?? []), ...gathered.events]),
    fullHistoryIds: new Set(
      own.flatMap(({ own: { wines, events } }) => (events ? wines.map(({ id }) => id) : [])),
    ),
  };
}

function unreadableWines(count: number): string {
  return i18n._(
    "{count, plural, one {# of its wines cannot be read} other {# of its wines cannot be read}}",
    { count },
  );
}

function unreadableEntries(count: number): string {
  return i18n._(
    "{count, plural, one {# of its events cannot be read} other {# of its events cannot be read}}",
    { count },
  );
}

/** Of two wines with the same id or bottle id, keeps the first. */
function onceEach(all: readonly WineDraft[]): {
  readonly drafts: readonly WineDraft[];
  readonly repeated: readonly Doubt[];
} {
  const drafts: WineDraft[] = [];
  const repeated: Doubt[] = [];
  const seen = new Set<string>();
  for (const draft of all) {
    const ids = [draft.wineId, draft.bottleId];
    if (ids.some((id) => seen.has(id))) {
      const sentence = i18n._("It has the same id as another wine and was left out");
      repeated.push({ where: draft.where, sentence });
    } else drafts.push(draft);
    for (const id of ids) seen.add(id);
  }
  return { drafts, repeated };
}

function onceById(events: readonly ImportedEvent[]): readonly ImportedEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}

function notAmong(places: readonly Place[], known: readonly Place[]): readonly Place[] {
  const here = new Set(known.map(({ id }) => id));
  return places.filter(({ id }) => !here.has(id));
}

function cutShort({ file, table, format }: SourceTable): readonly Doubt[] {
  const sentence = i18n._("{program} has cut it short: not all bottles of the cellar are in it", {
    program: format.source,
  });
  return table.isCutShort === true ? [{ where: { file, line: 1 }, sentence }] : [];
}

function extraColumnsOf({ file, table, uses }: SourceTable): readonly ExtraColumn[] {
  // A rating without a date belongs to no event.
  const hasDays = uses.includes("goneOn") || uses.includes("tastedOn");
  const isLeft = (use: Use | undefined) => use === "later" || (use === "rating" && !hasDays);
  return table.header.flatMap((heading, at) => {
    if (!isLeft(uses[at])) return [];
    const rows = table.rows.filter(({ cells }) => (cells[at] ?? "").trim() !== "").length;
    return rows > 0 ? [{ file, heading, rows }] : [];
  });
}
