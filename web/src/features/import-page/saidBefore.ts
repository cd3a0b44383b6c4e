import * as z from "zod/mini";
import {
  type FileNote,
  IMPORT_SCALES,
  type Preview,
  REQUIRED,
  ROW_KINDS,
  type Said,
  type Use,
} from "../../import/index.ts";
import {
  forgetCompletions,
  rememberAnswers,
  rememberCompletions,
  rememberedAnswers,
  rememberedColumns,
  rememberedCompletions,
  rememberedJoins,
  rememberJoins,
} from "../../engine/index.ts";
import { asUses } from "./words.ts";

/** What its owner told of wines that lack something. */
export type Completions = Said["choices"]["completions"];

const NOTHING_TOLD: Completions = { all: {}, one: {} };

const NOTHING_SAID: Said = {
  answers: {},
  columns: {},
  lines: {},
  choices: {
    completions: NOTHING_TOLD,
    like: { all: "leave", one: {} },
    updateChanged: false,
    addEmpty: false,
  },
};

/** What the columns of unknown tables were said to mean when one like them was imported, by file. */
export async function columnsBefore({ files }: Preview): Promise<Said["columns"]> {
  const columns: Record<string, readonly Use[]> = {};
  for (const file of files) {
    if (file.kind !== "columns") continue;
    const uses = asUses(await rememberedColumns(file.header));
    if (uses) columns[file.file] = uses;
  }
  return columns;
}

/** Wines, by the ids of wines of files that are the same. */
type Joins = Readonly<Record<string, string>>;

/** Nothing said but that these wines are the same as others. */
export function withJoins(before: Joins): Said {
  const one = Object.fromEntries(Object.keys(before).map((id) => [id, "join" as const]));
  const like = { all: "leave", one, before } as const;
  return { ...NOTHING_SAID, choices: { ...NOTHING_SAID.choices, like } };
}

/** Remembers which wines are the same as others, and forgets those that no longer are. */
export async function noteJoins({ joined, apart }: Preview): Promise<void> {
  const before = await joinsBefore();
  const joins = new Map(Object.entries({ ...before, ...joined }));
  for (const wineId of apart) joins.delete(wineId);
  if (joins.size > 0 || Object.keys(before).length > 0)
    await rememberJoins(Object.fromEntries(joins));
}

/** What was remembered; builds before this one did not note which wine it was. */
export async function joinsBefore(): Promise<Joins> {
  const kept = await rememberedJoins();
  const ids = z.array(z.string()).safeParse(kept).data;
  if (ids) return Object.fromEntries(ids.map((id) => [id, ""]));
  return z.record(z.string(), z.string()).safeParse(kept).data ?? {};
}

const toldSchema = z.partialRecord(z.enum(REQUIRED), z.string());
const completionsSchema = z.object({ all: toldSchema, one: z.record(z.string(), toldSchema) });
const completingSchema = z.object({ typed: completionsSchema, applied: completionsSchema });

/** What the fields of wines to be completed hold, and what of it is applied. */
type Completing = Readonly<Record<"typed" | "applied", Completions>>;

/** What was told of the wines of these files before the page was left. */
export async function completingBefore({ files }: Preview): Promise<Completing> {
  const kept = completingSchema.safeParse(await rememberedCompletions(keyOf(files))).data;
  return kept ?? { typed: NOTHING_TOLD, applied: NOTHING_TOLD };
}

/** Keeps what is told of the wines of these files, so that leaving the page loses nothing. */
export async function noteCompleting({ files }: Preview, completing: Completing): Promise<void> {
  await rememberCompletions(keyOf(files), completing);
}

/** Forgets it once the wines are here. */
export async function forgetCompleting({ files }: Preview): Promise<void> {
  await forgetCompletions(keyOf(files));
}

/** Files are known by their own names and by those of their tables. */
function keyOf(files: readonly FileNote[]): string {
  return JSON.stringify(files.map((file) => [file.file, nameOf(file)]));
}

const answersSchema = z.object({
  rows: z.optional(z.enum(ROW_KINDS)),
  ticks: z.optional(z.enum(["gone", "here"])),
  areOne: z.optional(z.array(z.string())),
  dates: z.optional(z.enum(["dmy", "mdy"])),
  decimal: z.optional(z.enum([".", ","])),
  currency: z.optional(z.string()),
  scale: z.optional(z.literal([...IMPORT_SCALES])),
});

/** What was answered of tables like these when they were imported. */
export async function answersBefore({ files }: Preview): Promise<Said["answers"]> {
  const kept = await Promise.all(files.map((file) => rememberedAnswers(nameOf(file))));
  const answers = kept.map((one) => answersSchema.safeParse(one).data ?? {});
  return answers.reduce<Said["answers"]>((all, one) => ({ ...all, ...one }), {});
}

/** Remembers what was answered, so that the same file says the same again. */
export async function noteAnswers(
  { files, questions, unsureInAll }: Preview,
  answers: Said["answers"],
): Promise<void> {
  if (questions.length === 0 && unsureInAll === 0) return;
  for (const file of files) {
    if (file.kind !== "refused") await rememberAnswers(nameOf(file), answers);
  }
}

/** What a table is known by: its program's name for it, or its headings. */
function nameOf(file: FileNote): string {
  if (file.kind === "columns") return JSON.stringify(file.header);
  return file.kind === "read" ? file.title : file.file;
}
