import type { Change, EventBody, Place, WineEvent, WineField } from "sync-protocol";
import type { Use } from "./formats/index.ts";
import type { Where } from "./wines/readRows.ts";
import type { Doubt } from "./wines/wineDraft.ts";
import type { LikeChoice } from "./wines/likeWines.ts";
import type { Answers, Question } from "./rows/openQuestions.ts";
import type { ComingEvents } from "./plan/planEvents.ts";
import type { Choices, KnownWine, Planned, RequiredField } from "./plan/planImport.ts";
import type { LeftColumn } from "./wines/readFiles.ts";
import type { UnsureWines } from "./wines/wineKeys.ts";

/** The lists of a preview that may be long. */
export type LongList = "unsure" | "incomplete" | "changed" | "alike" | "refused" | "doubts";

/** How many lines of a list are shown until more are asked for. */
export const FIRST_LINES = 50;

/** What a person has said of their files so far. */
export interface Said {
  readonly answers: Answers;
  readonly choices: Choices;
  /** What the columns of unknown tables say, by file. */
  readonly columns: Readonly<Record<string, readonly Use[]>>;
  /** How many lines of these lists they want to see, where it is more than the first. */
  readonly lines: Readonly<Partial<Record<LongList, number>>>;
}

/** A file as the preview tells of it. */
export type FileNote =
  | { readonly kind: "read"; readonly file: string; readonly title: string; readonly rows: number }
  | { readonly kind: "refused"; readonly file: string; readonly sentence: string }
  | {
      readonly kind: "columns";
      readonly file: string;
      readonly rows: number;
      readonly header: readonly string[];
      /** The first rows, to choose the columns by. */
      readonly examples: readonly (readonly string[])[];
      readonly uses: readonly Use[];
    };

/** One wine of the files in a few words. */
export interface WineNote {
  readonly wineId: string;
  readonly where: Where;
  readonly title: string;
  readonly kind: Planned["kind"];
  readonly held: number;
  readonly ordered: number;
  readonly missing: readonly RequiredField[];
  /** What the file has in the place of a number of bottles. */
  readonly unclearCount: string | undefined;
  readonly fields: readonly WineField[];
  /** Why the cellar cannot have it. */
  readonly sentence: string | undefined;
  /** What it is called like, in words, and what is to become of it. */
  readonly like: { readonly what: string; readonly choice: LikeChoice } | undefined;
}

/** What an import would do, before anything is written; lists are cut to what a person reads. */
export interface Preview {
  readonly files: readonly FileNote[];
  readonly questions: readonly Question[];
  /** The first of the wines alike in name that could be one, and how many there are. */
  readonly unsure: readonly UnsureWines[];
  readonly unsureInAll: number;
  readonly left: readonly LeftColumn[];
  readonly counts: Readonly<Record<Planned["kind"], number>>;
  /** How many wines have no bottle left, whether or not their owner wants them. */
  readonly withoutBottle: number;
  /** Of the changed, those of which nobody knows whether the file is newer. */
  readonly maybeChanged: number;
  /** What would be written. */
  readonly willChange: number;
  readonly rows: number;
  readonly gone: number;
  readonly lots: number;
  /** How many places would be made. */
  readonly places: number;
  /** How many events of bottles would come. */
  readonly events: number;
  /** How many of those that are here the files tell otherwise by now. */
  readonly eventsRetold: number;
  /** How many stay out with their wines. */
  readonly eventsLeftOut: number;
  readonly held: number;
  readonly ordered: number;
  /** How many wines lack each field. */
  readonly lacking: readonly { readonly field: RequiredField; readonly wines: number }[];
  readonly samples: readonly WineNote[];
  readonly incomplete: readonly WineNote[];
  readonly changed: readonly WineNote[];
  /** Those that are called as another is, whatever was decided of them. */
  readonly alike: readonly WineNote[];
  readonly alikeInAll: number;
  /** The wine that each of them goes into, by its own id, and which do not. */
  readonly joined: Readonly<Record<string, string>>;
  readonly apart: readonly string[];
  readonly refused: readonly WineNote[];
  readonly doubts: readonly Doubt[];
  readonly doubtsInAll: number;
}

/** A photo that comes along with a wine or an event. */
export interface ImportedPhoto {
  /** Which one. */
  readonly of: string;
  readonly jpeg: ArrayBuffer;
}

/** What the page asks of the worker. */
export type ImportRequest =
  | { readonly kind: "open"; readonly files: readonly File[] }
  /** The places that are here, and the ids of the events and of wines that can’t come back. */
  | {
      readonly kind: "know-beside";
      readonly places: readonly Place[];
      readonly events: ReadonlySet<string>;
      readonly swept: ReadonlySet<string>;
    }
  /** Some of the wines that are here; the first of them forgets those before. */
  | { readonly kind: "know"; readonly wines: readonly KnownWine[]; readonly isFirst: boolean }
  /** How imports of this device told events; the first of them forgets those before. */
  | {
      readonly kind: "know-events";
      readonly events: readonly (readonly [string, EventBody])[];
      readonly isFirst: boolean;
    }
  | { readonly kind: "preview"; readonly said: Said; readonly year: number }
  | { readonly kind: "changes" };

/** What the worker answers. */
export type ImportAnswer =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "opened" }
  | { readonly kind: "known" }
  | { readonly kind: "preview"; readonly preview: Preview }
  /** Some of the changes; the last of them says so. */
  | {
      readonly kind: "changes";
      readonly changes: readonly Change[];
      /** Of these wines and events. */
      readonly photos: readonly ImportedPhoto[];
      readonly events: readonly WineEvent[];
      /** What is told otherwise of events that are here. */
      readonly retold: ComingEvents["retold"];
      /** How many bottles that these wines lose their events count. */
      readonly recounts: ComingEvents["recounts"];
      /** Those of these wines whose past the files tell as a whole. */
      readonly recounted: readonly string[];
      /** The places that are to be made; with the first changes. */
      readonly places: readonly Place[];
      readonly isLast: boolean;
    }
  | { readonly kind: "failed"; readonly detail: string };
