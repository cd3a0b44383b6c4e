import {
  FIRST_LINES,
  type FileNote,
  type LongList,
  type Preview,
  type ImportAnswers,
  type WineNote,
} from "../importMessages.ts";
import type { OpenedFile } from "../files/openFiles.ts";
import type { ComingEvents } from "./planEvents.ts";
import { changesOf, isWithoutBottle, type PlannedWine, REQUIRED } from "./planImport.ts";
import type { ImportReading } from "../wines/readFiles.ts";
import type { Change, Place } from "sync-protocol";

const SAMPLES = 6;
const EXAMPLE_ROWS = 3;

export function previewOf(
  opened: readonly OpenedFile[],
  reading: ImportReading,
  {
    plan,
    importAnswers,
    past,
  }: {
    readonly plan: readonly PlannedWine[];
    readonly importAnswers: ImportAnswers;
    readonly past: ComingEvents;
  },
): Preview {
  const counts = { new: 0, known: 0, changed: 0, alike: 0, incomplete: 0, empty: 0, refused: 0 };
  for (const { kind } of plan) counts[kind] += 1;
  const coming = plan.filter((one) => changesOf(one, importAnswers.choices).length > 0);
  const lots = coming.flatMap(({ draft }) => draft.lots);
  const doubts = [...reading.doubts, ...plan.flatMap(({ draft }) => draft.doubts ?? [])];
  const likes = plan.filter(({ like }) => like !== undefined);
  const note = noteWith(plan, importAnswers);
  const shown = (list: LongList) => importAnswers.lines[list] ?? FIRST_LINES;
  const some = (kind: "incomplete" | "changed" | "refused") =>
    plan
      .filter((one) => one.kind === kind)
      .slice(0, shown(kind))
      .map(note);
  return {
    files: opened.map((file) => fileNote(file, importAnswers)),
    questions: reading.questions,
    extraColumns: reading.extraColumns,
    counts,
    unsure: reading.unsure.slice(0, shown("unsure")),
    unsureInAll: reading.unsure.length,
    withoutBottle: plan.filter(isEmptyHere).length,
    maybeChanged: plan.filter((one) => one.kind === "changed" && one.isUnsure).length,
    willChange: coming.length,
    rows: reading.rows,
    gone: reading.gone,
    lots: lots.length,
    places: usedPlaces(
      reading.places,
      plan.flatMap((one) => changesOf(one, importAnswers.choices)),
    ).length,
    events: past.coming.length,
    eventsUpdated: past.updated.length,
    eventsLeftOut: past.leftOut,
    held: bottles(lots, "held"),
    ordered: bottles(lots, "ordered"),
    lacking: REQUIRED.flatMap((field) => {
      const wines = plan.filter((one) => one.kind === "incomplete" && one.missing.includes(field));
      return wines.length > 0 ? [{ field, wines: wines.length }] : [];
    }),
    samples: coming.slice(0, SAMPLES).map(note),
    incomplete: some("incomplete"),
    changed: some("changed"),
    alike: likes.slice(0, shown("alike")).map(note),
    alikeInAll: likes.length,
    joined: Object.fromEntries(
      likes.filter(isJoined).map(({ draft, like }) => [draft.wineId, like?.wineId ?? ""]),
    ),
    separateWineIds: likes.filter((one) => !isJoined(one)).map(({ draft }) => draft.wineId),
    refused: some("refused"),
    doubts: doubts.slice(0, shown("doubts")),
    doubtsInAll: doubts.length,
  };
}

function isEmptyHere({ kind, draft }: PlannedWine): boolean {
  return ["new", "incomplete", "empty"].includes(kind) && isWithoutBottle(draft);
}

function isJoined(planned: PlannedWine): boolean {
  return planned.kind === "alike" && planned.isJoined;
}

function fileNote(file: OpenedFile, { columns }: ImportAnswers): FileNote {
  switch (file.kind) {
    case "table":
      return {
        kind: "read",
        file: file.file,
        title: file.format.title,
        rows: file.table.rows.length,
      };
    case "refused":
      return file;
    case "own":
      return {
        kind: "read",
        file: file.file,
        title: "Wine Cellar",
        rows: file.own.wines.length,
      };
    case "unknown-table":
      return {
        kind: "columns",
        file: file.file,
        rows: file.table.rows.length,
        header: file.table.header,
        examples: file.table.rows.slice(0, EXAMPLE_ROWS).map(({ cells }) => cells),
        uses: (Object.hasOwn(columns, file.file) ? columns[file.file] : undefined) ?? file.guesses,
      };
  }
}

function noteWith(
  plan: readonly PlannedWine[],
  { choices }: ImportAnswers,
): (planned: PlannedWine) => WineNote {
  const sources = new Map(plan.map(({ draft }) => [draft.wineId, draft.source]));
  return (planned) => {
    const { wineId, where, facts, lots } = planned.draft;
    const { like } = planned;
    const source = like?.source === undefined ? undefined : sources.get(like.wineId);
    return {
      wineId,
      where,
      title: titleOf(facts),
      kind: planned.kind,
      held: bottles(lots, "held"),
      ordered: bottles(lots, "ordered"),
      missing: planned.kind === "incomplete" ? planned.missing : [],
      unclearCount: planned.draft.unclearCount,
      fields: planned.kind === "changed" ? planned.fields : [],
      sentence: planned.kind === "refused" ? planned.sentence : undefined,
      like: like && {
        source,
        choice: choices.like.one[wineId] ?? choices.like.all,
      },
    };
  };
}

function titleOf({ name = "", producer = "", vintage, nonVintage }: PlannedWine["draft"]["facts"]) {
  const year = nonVintage ? "NV" : String(vintage ?? "");
  const maker = name.startsWith(producer) ? "" : producer;
  return [maker, name, year].filter((text) => text !== "").join(" ");
}

function bottles(lots: PlannedWine["draft"]["lots"], state: "held" | "ordered"): number {
  return lots.reduce((sum, lot) => sum + (lot.state === state ? lot.bottles : 0), 0);
}

/** The places that get bottles, and all places around them. */
export function usedPlaces(places: readonly Place[], changes: readonly Change[]): readonly Place[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const used = new Set<Place>();
  const use = (id: string | null) => {
    const place = id === null ? undefined : byId.get(id);
    if (!place || used.has(place)) return;
    // A place is listed after the place that contains it.
    use(place.parentId);
    used.add(place);
  };
  for (const change of changes) {
    if (change.kind !== "create" && change.kind !== "edit") continue;
    for (const { placeId } of change.body.lots) use(placeId);
  }
  return [...used];
}
