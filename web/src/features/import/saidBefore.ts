import { RATING_SCALES } from "sync-protocol";
import * as z from "zod/mini";
import type { FileNote, Preview, Said, Use } from "../../import/index.ts";
import {
  rememberAnswers,
  rememberedAnswers,
  rememberedColumns,
  rememberedJoins,
  rememberJoins,
} from "../../live/useImports.ts";
import { asUses } from "./words.ts";

const NOTHING_SAID: Said = {
  answers: {},
  columns: {},
  lines: {},
  choices: {
    completions: { all: {}, one: {} },
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

const answersSchema = z.object({
  dates: z.optional(z.enum(["dmy", "mdy"])),
  decimal: z.optional(z.enum([".", ","])),
  currency: z.optional(z.string()),
  scale: z.optional(z.literal([...RATING_SCALES])),
});

/** What was answered of tables like these when they were imported. */
export async function answersBefore({ files }: Preview): Promise<Said["answers"]> {
  const kept = await Promise.all(files.map((file) => rememberedAnswers(nameOf(file))));
  const answers = kept.map((one) => answersSchema.safeParse(one).data ?? {});
  return answers.reduce<Said["answers"]>((all, one) => ({ ...all, ...one }), {});
}

/** Remembers what was answered, so that the same file says the same again. */
export async function noteAnswers(
  { files, questions }: Preview,
  answers: Said["answers"],
): Promise<void> {
  if (questions.length === 0) return;
  for (const file of files) {
    if (file.kind !== "refused") await rememberAnswers(nameOf(file), answers);
  }
}

/** What a table is known by: its program's name for it, or its headings. */
function nameOf(file: FileNote): string {
  if (file.kind === "columns") return JSON.stringify(file.header);
  return file.kind === "read" ? file.title : file.file;
}
