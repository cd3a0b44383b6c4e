import { useEffect, useRef, useState } from "react";
import { latestVintage } from "sync-protocol";
import * as z from "zod/mini";
import {
  beginImport,
  type ImportSession,
  type Preview,
  type Said,
  type Use,
} from "../../import/index.ts";
import { localCellar } from "../../live/localCellar.ts";
import {
  eventsAsImported,
  eventsHere,
  placesHere,
  rememberColumns,
  rememberedColumns,
  rememberedJoins,
  rememberJoins,
  sweptHere,
  wasImported,
  writeImport,
} from "../../live/useImports.ts";
import { asUses } from "./words.ts";

/** How far an import is. */
export type ImportStep =
  | { readonly kind: "choosing"; readonly failure?: string }
  | { readonly kind: "reading"; readonly share: number }
  | {
      readonly kind: "previewing";
      readonly preview: Preview;
      readonly said: Said;
      readonly isAsking: boolean;
    }
  | { readonly kind: "writing"; readonly share: number }
  | { readonly kind: "done"; readonly wines: number; readonly events: number };

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

const FAILED = "The files could not be read. Nothing was changed.";

/** One import from its files to its end; leaving the page stops what is not written yet. */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ kind: "choosing" });
  const session = useRef<ImportSession>(undefined);
  const writing = useRef<AbortController>(undefined);

  const stop = () => {
    session.current?.end();
    session.current = undefined;
    writing.current?.abort();
  };
  useEffect(() => stop, []);

  const choose = () => {
    stop();
    setStep({ kind: "choosing" });
  };
  const fail = (error: unknown) => {
    reportError(error);
    stop();
    setStep({ kind: "choosing", failure: FAILED });
  };

  const open = async (files: readonly File[]) => {
    if (files.length === 0) return;
    stop();
    const begun = beginImport();
    session.current = begun;
    const isLeft = () => session.current !== begun;
    setStep({ kind: "reading", share: 0 });
    const onProgress = (share: number) => {
      if (!isLeft()) setStep({ kind: "reading", share });
    };
    try {
      await begun.open(files, onProgress);
      await begun.know({
        wines: await winesHere(),
        places: await placesHere(),
        events: await eventsHere(),
        swept: await sweptHere(),
        asImported: await eventsAsImported(),
      });
      const year = latestVintage(Date.now());
      const before = await joinsBefore();
      const asked = withJoins(before);
      const first = await begun.preview(asked, year, onProgress);
      const columns = await columnsBefore(first);
      const still = Object.entries(before).filter(([id]) => Object.hasOwn(first.joined, id));
      const said = { ...withJoins(Object.fromEntries(still)), columns };
      const preview = Object.keys(columns).length === 0 ? first : await begun.preview(said, year);
      if (!isLeft()) setStep({ kind: "previewing", preview, said, isAsking: false });
    } catch (error) {
      if (!isLeft()) fail(error);
    }
  };

  const say = async (said: Said) => {
    const asked = session.current;
    if (!asked || step.kind !== "previewing") return;
    setStep({ ...step, said, isAsking: true });
    try {
      const preview = await asked.preview(said, latestVintage(Date.now()));
      setStep((now) =>
        now.kind === "previewing" && now.said === said ? { ...now, preview, isAsking: false } : now,
      );
    } catch (error) {
      fail(error);
    }
  };

  const write = async (title: string) => {
    const asked = session.current;
    if (!asked || step.kind !== "previewing") return;
    const { files, events: coming, eventsRetold } = step.preview;
    const events = coming + eventsRetold;
    const stopping = new AbortController();
    writing.current = stopping;
    setStep({ kind: "writing", share: 0 });
    try {
      const imported = await asked.changes();
      const wines = await writeImport(
        { title, ...imported },
        {
          signal: stopping.signal,
          onProgress: (share) => {
            setStep((now) => (now.kind === "writing" ? { ...now, share } : now));
          },
        },
      );
      for (const file of files) {
        if (file.kind === "columns") await rememberColumns(file.header, file.uses);
      }
      await noteJoins(step.preview);
      asked.end();
      session.current = undefined;
      setStep({ kind: "done", wines, events });
    } catch (error) {
      if (!stopping.signal.aborted) fail(error);
    }
  };

  return { step, open, say, write, choose };
}

/** What the columns of unknown tables were said to mean when one like them was imported, by file. */
async function columnsBefore({ files }: Preview): Promise<Said["columns"]> {
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
function withJoins(before: Joins): Said {
  const one = Object.fromEntries(Object.keys(before).map((id) => [id, "join" as const]));
  const like = { all: "leave", one, before } as const;
  return { ...NOTHING_SAID, choices: { ...NOTHING_SAID.choices, like } };
}

/** Remembers which wines are the same as others, and forgets those that no longer are. */
async function noteJoins({ joined, apart }: Preview): Promise<void> {
  const before = await joinsBefore();
  const joins = new Map(Object.entries({ ...before, ...joined }));
  for (const wineId of apart) joins.delete(wineId);
  if (joins.size > 0 || Object.keys(before).length > 0)
    await rememberJoins(Object.fromEntries(joins));
}

/** What was remembered; builds before this one did not note which wine it was. */
async function joinsBefore(): Promise<Joins> {
  const kept = await rememberedJoins();
  const ids = z.array(z.string()).safeParse(kept).data;
  if (ids) return Object.fromEntries(ids.map((id) => [id, ""]));
  return z.record(z.string(), z.string()).safeParse(kept).data ?? {};
}

/** The wines of this cellar, with how an earlier import left them. */
async function winesHere() {
  const local = localCellar.getState();
  const imported = await wasImported();
  if (local.kind !== "read") throw new Error("The local store has not been read yet");
  return local.ready.wines.map((wine) => ({ wine, ...imported.get(wine.id) }));
}
