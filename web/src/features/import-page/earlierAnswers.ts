import * as z from "zod/mini";
import {
  type FileNote,
  IMPORT_SCALES,
  type Preview,
  REQUIRED,
  ROW_KINDS,
  type ImportAnswers,
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

export type Completions = ImportAnswers["choices"]["completions"];

const NO_VALUES: Completions = { all: {}, one: {} };

const NO_ANSWERS: ImportAnswers = {
  answers: {},
  columns: {},
  lines: {},
  choices: {
    completions: NO_VALUES,
    like: { all: "leave", one: {} },
    updateChanged: false,
    addEmpty: false,
  },
};

/**
 * By file name, the column uses that the user chose for an earlier table with the same headings.
 */
export async function columnsBefore({ files }: Preview): Promise<ImportAnswers["columns"]> {
  const columns: Record<string, readonly Use[]> = {};
  for (const file of files) {
    if (file.kind !== "columns") continue;
    const uses = asUses(await rememberedColumns(file.header));
    if (uses) columns[file.file] = uses;
  }
  return columns;
}

/** Ids of existing wines, by the id of the same wine in a file. */
type Joins = Readonly<Record<string, string>>;

/** Default answers, except that the wines in `before` are joined to existing wines as before. */
export function withJoins(before: Joins): ImportAnswers {
  const one = Object.fromEntries(Object.keys(before).map((id) => [id, "join" as const]));
  const like = { all: "leave", one, before } as const;
  return { ...NO_ANSWERS, choices: { ...NO_ANSWERS.choices, like } };
}

/**
 * Adds the preview's joined wines to the stored joins, and removes wines that the user separated.
 */
export async function noteJoins({ joined, separateWineIds }: Preview): Promise<void> {
  const before = await joinsBefore();
  const joins = new Map(Object.entries({ ...before, ...joined }));
  for (const wineId of separateWineIds) joins.delete(wineId);
  if (joins.size > 0 || Object.keys(before).length > 0)
    await rememberJoins(Object.fromEntries(joins));
}

/** Stored joins of imported and existing wines. Older builds stored only the file's wine ids. */
export async function joinsBefore(): Promise<Joins> {
  const kept = await rememberedJoins();
  const ids = z.array(z.string()).safeParse(kept).data;
  if (ids) return Object.fromEntries(ids.map((id) => [id, ""]));
  return z.record(z.string(), z.string()).safeParse(kept).data ?? {};
}

const valuesSchema = z.partialRecord(z.enum(REQUIRED), z.string());
const completionsSchema = z.object({ all: valuesSchema, one: z.record(z.string(), valuesSchema) });
const completingSchema = z.object({ typed: completionsSchema, applied: completionsSchema });

/** Values typed for incomplete wines, and the values that were already applied to these wines. */
type CompletionDrafts = Readonly<Record<"typed" | "applied", Completions>>;

/** Values typed for these files' wines before the user left the page. */
export async function completingBefore({ files }: Preview): Promise<CompletionDrafts> {
  const kept = completingSchema.safeParse(await rememberedCompletions(keyOf(files))).data;
  return kept ?? { typed: NO_VALUES, applied: NO_VALUES };
}

/** Stores the values typed for these files' wines, so that leaving the page loses nothing. */
export async function noteCompleting(
  { files }: Preview,
  completing: CompletionDrafts,
): Promise<void> {
  await rememberCompletions(keyOf(files), completing);
}

export async function forgetCompleting({ files }: Preview): Promise<void> {
  await forgetCompletions(keyOf(files));
}

/** Key of a set of files: their names and their tables' names. */
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

/** The user's earlier answers for tables with the same names or headings. */
export async function answersBefore({ files }: Preview): Promise<ImportAnswers["answers"]> {
  const kept = await Promise.all(files.map((file) => rememberedAnswers(nameOf(file))));
  const answers = kept.map((one) => answersSchema.safeParse(one).data ?? {});
  return answers.reduce<ImportAnswers["answers"]>((all, one) => ({ ...all, ...one }), {});
}

/** Stores the answers for the next import of the same file. */
export async function noteAnswers(
  { files, questions, unsureInAll }: Preview,
  answers: ImportAnswers["answers"],
): Promise<void> {
  if (questions.length === 0 && unsureInAll === 0) return;
  for (const file of files) {
    if (file.kind !== "refused") await rememberAnswers(nameOf(file), answers);
  }
}

/**
 * Key under which a table's answers are stored: the program's name for the table, or the table's
 * headings.
 */
function nameOf(file: FileNote): string {
  if (file.kind === "columns") return JSON.stringify(file.header);
  return file.kind === "read" ? file.title : file.file;
}
