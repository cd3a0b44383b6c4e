import type { Change, EventBody, Place, WineField, Wish } from "sync-protocol";
import type { ImportedEvent } from "../rules/history/ImportedEvent.ts";
import type { Use } from "./formats/index.ts";
import type { FileLocation } from "./wines/readRows.ts";
import type { Doubt } from "./wines/wineDraft.ts";
import type { LikeChoice } from "./wines/likeWines.ts";
import type { Answers, Question } from "./rows/openQuestions.ts";
import type { ComingEvents } from "./plan/planEvents.ts";
import type { Choices, KnownWine, PlannedWine, RequiredField } from "./plan/planImport.ts";
import type { ExtraColumn } from "./wines/readFiles.ts";
import type { UnsureWines } from "./wines/wineKeys.ts";

export type LongList = "unsure" | "incomplete" | "changed" | "alike" | "refused" | "doubts";

export const FIRST_LINES = 50;

export interface ImportAnswers {
  readonly answers: Answers;
  readonly choices: Choices;
  /** The columns' uses in each unknown table, by file name. */
  readonly columns: Readonly<Record<string, readonly Use[]>>;
  /** Number of lines to show of each list that the user has expanded. */
  readonly lines: Readonly<Partial<Record<LongList, number>>>;
}

export type FileNote =
  | { readonly kind: "read"; readonly file: string; readonly title: string; readonly rows: number }
  | { readonly kind: "refused"; readonly file: string; readonly sentence: string }
  | {
      readonly kind: "columns";
      readonly file: string;
      readonly rows: number;
      readonly header: readonly string[];
      readonly examples: readonly (readonly string[])[];
      readonly uses: readonly Use[];
    };

export interface WineNote {
  readonly wineId: string;
  readonly where: FileLocation;
  readonly title: string;
  readonly kind: PlannedWine["kind"];
  readonly held: number;
  readonly ordered: number;
  readonly missing: readonly RequiredField[];
  readonly unclearCount: string | undefined;
  readonly fields: readonly WineField[];
  readonly sentence: string | undefined;
  /**
   * Set if a similar wine exists. `source` is the program that the similar wine was imported from,
   * or `undefined` if the similar wine is in the cellar.
   */
  readonly like: { readonly source: string | undefined; readonly choice: LikeChoice } | undefined;
}

export interface Preview {
  readonly files: readonly FileNote[];
  readonly questions: readonly Question[];
  /** The first groups of similar wines that may be one wine. `unsureInAll` counts all groups. */
  readonly unsure: readonly UnsureWines[];
  readonly unsureInAll: number;
  readonly extraColumns: readonly ExtraColumn[];
  readonly counts: Readonly<Record<PlannedWine["kind"], number>>;
  /**
   * How many wines in the files have no bottles. Counts these wines whether or not they are
   * imported.
   */
  readonly withoutBottle: number;
  /** How many changed wines may be newer in the cellar than in the file. */
  readonly maybeChanged: number;
  readonly willChange: number;
  readonly rows: number;
  readonly gone: number;
  readonly lots: number;
  readonly places: number;
  readonly events: number;
  readonly eventsUpdated: number;
  readonly eventsLeftOut: number;
  readonly held: number;
  readonly ordered: number;
  readonly lacking: readonly { readonly field: RequiredField; readonly wines: number }[];
  readonly samples: readonly WineNote[];
  readonly incomplete: readonly WineNote[];
  readonly changed: readonly WineNote[];
  /** All wines that are similar to another wine, whatever the user decided. */
  readonly alike: readonly WineNote[];
  readonly alikeInAll: number;
  /**
   * For each wine that is joined to another wine: the id of that other wine, by the id of the
   * joined wine. `separateWineIds` has the ids of the wines that are not joined.
   */
  readonly joined: Readonly<Record<string, string>>;
  readonly separateWineIds: readonly string[];
  readonly refused: readonly WineNote[];
  readonly doubts: readonly Doubt[];
  readonly doubtsInAll: number;
}

export interface ImportedPhoto {
  /** Id of the wine or event that the photo belongs to. */
  readonly of: string;
  readonly jpeg: ArrayBuffer;
}

export type ImportRequest =
  | { readonly kind: "open"; readonly files: readonly File[] }
  /** Existing places and event ids, and ids of wines that can’t be restored. */
  | {
      readonly kind: "know-beside";
      readonly places: readonly Place[];
      readonly events: ReadonlySet<string>;
      readonly sweptWineIds: ReadonlySet<string>;
    }
  /**
   * Some of the wines in the cellar, sent in several messages. A message with `isFirst` discards
   * the wines of all messages before it.
   */
  | { readonly kind: "know"; readonly wines: readonly KnownWine[]; readonly isFirst: boolean }
  /**
   * The events as earlier imports on this device created them. A message with `isFirst` discards
   * the events of all messages before it.
   */
  | {
      readonly kind: "know-events";
      readonly events: readonly (readonly [string, EventBody])[];
      readonly isFirst: boolean;
    }
  | { readonly kind: "preview"; readonly importAnswers: ImportAnswers; readonly year: number }
  | { readonly kind: "changes" };

export type ImportAnswer =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "opened" }
  | { readonly kind: "known" }
  | { readonly kind: "preview"; readonly preview: Preview }
  /** Some of the changes. The last message has `isLast`. */
  | {
      readonly kind: "changes";
      readonly changes: readonly Change[];
      readonly photos: readonly ImportedPhoto[];
      readonly events: readonly ImportedEvent[];
      readonly updated: ComingEvents["updated"];
      readonly removedBottles: ComingEvents["removedBottles"];
      readonly fullHistoryIds: readonly string[];
      /** Places to create. Sent with the first changes. */
      readonly places: readonly Place[];
      /** Wishes to add. Sent with the first changes. */
      readonly wishes: readonly Wish[];
      readonly isLast: boolean;
    }
  | { readonly kind: "failed"; readonly detail: string };
