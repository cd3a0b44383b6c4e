import { useEffect, useRef, useState } from "react";
import { latestVintage } from "sync-protocol";
import {
  beginImport,
  type FileNote,
  type ImportSession,
  type Preview,
  type ImportAnswers,
} from "../../import/index.ts";
import { i18n } from "../../language/i18n.ts";
import { isStorageFull, STORAGE_FULL } from "../../platform/isStorageFull.ts";
import {
  eventsAsImported,
  eventsHere,
  localCellar,
  placesHere,
  rememberColumns,
  sweptHere,
  wasImported,
  writeImport,
} from "../../engine/index.ts";
import {
  answersBefore,
  columnsBefore,
  type Completions,
  completingBefore,
  forgetCompleting,
  noteCompleting,
  joinsBefore,
  noteAnswers,
  noteJoins,
  withJoins,
} from "./earlierAnswers.ts";

export type ImportStep =
  | { readonly kind: "choosing"; readonly failure?: string }
  | { readonly kind: "reading"; readonly share: number }
  | {
      readonly kind: "previewing";
      readonly preview: Preview;
      readonly importAnswers: ImportAnswers;
      /** All values that the user typed for incomplete wines, even if not yet applied. */
      readonly typed: Completions;
      readonly isAsking: boolean;
    }
  | { readonly kind: "writing"; readonly share: number }
  | { readonly kind: "done"; readonly wines: number; readonly events: number };

const FAILED = i18n._("The files could not be read. Nothing was changed.");

/** State of one import. Leaving the page cancels an import that is not written yet. */
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
    setStep({ kind: "choosing", failure: isStorageFull(error) ? i18n._(STORAGE_FULL) : FAILED });
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
      await begun.loadCellar({
        wines: await winesHere(),
        places: await placesHere(),
        events: await eventsHere(),
        sweptWineIds: await sweptHere(),
        asImported: await eventsAsImported(),
      });
      const year = latestVintage(Date.now());
      const before = await joinsBefore();
      const asked = withJoins(before);
      const first = await begun.preview(asked, year, onProgress);
      const columns = await columnsBefore(first);
      const answers = await answersBefore(first);
      const still = Object.entries(before).filter(([id]) => Object.hasOwn(first.joined, id));
      const { typed, applied } = await completingBefore(first);
      const { choices } = withJoins(Object.fromEntries(still));
      const importAnswers = {
        ...asked,
        columns,
        answers,
        choices: { ...choices, completions: applied },
      };
      const answered = { ...columns, ...answers, ...applied.all, ...applied.one };
      const isAsFirst = Object.keys(answered).length === 0;
      const preview = isAsFirst ? first : await begun.preview(importAnswers, year);
      if (!isLeft())
        setStep({ kind: "previewing", preview, importAnswers, typed, isAsking: false });
    } catch (error) {
      if (!isLeft()) fail(error);
    }
  };

  const say = async (importAnswers: ImportAnswers) => {
    const asked = session.current;
    if (!asked || step.kind !== "previewing") return;
    setStep({ ...step, importAnswers, isAsking: true });
    const applied = importAnswers.choices.completions;
    try {
      if (applied !== step.importAnswers.choices.completions)
        await noteCompleting(step.preview, { typed: step.typed, applied });
      const preview = await asked.preview(importAnswers, latestVintage(Date.now()));
      setStep((now) =>
        now.kind === "previewing" && now.importAnswers === importAnswers
          ? { ...now, preview, isAsking: false }
          : now,
      );
    } catch (error) {
      fail(error);
    }
  };

  const type = (typed: Completions) => {
    if (step.kind !== "previewing") return;
    setStep({ ...step, typed });
    const applied = step.importAnswers.choices.completions;
    noteCompleting(step.preview, { typed, applied }).catch(reportError);
  };

  const write = async () => {
    const asked = session.current;
    if (!asked || step.kind !== "previewing") return;
    const { files, events: coming, eventsUpdated } = step.preview;
    const events = coming + eventsUpdated;
    const stopping = new AbortController();
    writing.current = stopping;
    setStep({ kind: "writing", share: 0 });
    try {
      const imported = await asked.changes();
      const wines = await writeImport(
        { ...fileNames(files), ...imported },
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
      await noteAnswers(step.preview, step.importAnswers.answers);
      await noteJoins(step.preview);
      await forgetCompleting(step.preview);
      asked.end();
      session.current = undefined;
      setStep({ kind: "done", wines, events });
    } catch (error) {
      if (!stopping.signal.aborted) fail(error);
    }
  };

  return { step, open, say, type, write, choose };
}

/** The name of the first imported file, and the number of other files. */
function fileNames(files: readonly FileNote[]) {
  const [title = "", ...others] = files.flatMap((file) =>
    file.kind === "refused" ? [] : [file.file],
  );
  return { title, otherFiles: others.length };
}

/** All wines of this cellar, each with the values from its earlier import, if there was one. */
async function winesHere() {
  const local = localCellar.getState();
  const imported = await wasImported();
  if (local.kind !== "read") throw new Error("The local store has not been read yet");
  return local.ready.wines.map((wine) => ({ wine, ...imported.get(wine.id) }));
}
