import type { WineBody } from "sync-protocol";
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import {
  addSecondPhoto,
  type LabelFields,
  labelReadingOf,
  mayLoadUnasked,
} from "../../../labels/index.ts";
import { isServerAway, useLocalPhoto, usePhotoDraft } from "../../../engine/index.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { formToast } from "../../../ui/toasts/toast.ts";
import type { FurtherBottle } from "../FurtherBottles.tsx";
import type { ReadLabel } from "../label-reading/fillFromReading.ts";
import { withHints } from "../label-reading/labelHints.ts";
import type { OwnPhoto } from "./PhotoField.tsx";
import {
  confidenceSentence,
  isInProgress,
  NO_PHOTO,
  PHOTO_SENTENCES,
  type PhotoEntry,
  type PhotoEvent,
  takenPhoto,
  trackPhoto,
} from "./photoState.ts";
import { readHere } from "../label-reading/readHere.ts";
import { LABEL_SERVER, uploadAndRead, uploadUnread } from "./uploadAndRead.ts";
import type { Opening, PhotoToSave } from "../useWineForm.ts";

/** The photo of the form, and what can be done with it. */
export interface PhotoControl extends PhotoEntry {
  /** The photo that the wine has already; `undefined` where it has none. */
  readonly own: OwnPhoto | undefined;
  /** What is saved with the form. */
  readonly toSave: PhotoToSave;
  /** It is being uploaded, or its label is being read: the form must wait. */
  readonly isInProgress: boolean;
  /** There is a new one, or the wine's own is given up. */
  readonly isChanged: boolean;
  /**
   * Keeps the photo, uploads it and has it read by the AI service. Where the service cannot be
   * asked, this device reads it, unless the reader had to be loaded over a connection that saves
   * data. Without signal it stays on this device.
   */
  readonly choose: (jpeg: ArrayBuffer) => void;
  /** Keeps and uploads the photo, and leaves its label unread. Without signal it stays here. */
  readonly attach: (jpeg: ArrayBuffer) => void;
  /** Reads the photo on this device; one that is new is kept and uploaded as well. */
  readonly readHere: (jpeg: ArrayBuffer) => void;
  /** Reads a photo of the back label on this device, to add to the first. It is not kept. */
  readonly addBack: (jpeg: ArrayBuffer) => void;
  /** Whether this device has read a label that another photo can add to. */
  readonly canAddBack: boolean;
  readonly stopReading: () => void;
  readonly remove: () => void;
  /** Forgets the photo's draft: it is saved, or the person does not want it. */
  readonly dropDraft: () => void;
}

/** What happens around the photo of a form. */
interface AroundPhoto {
  /** The name under which its draft is kept; nothing is kept without one. */
  readonly draftKey: string | undefined;
  /** Whether the form begins with a photo of its own, in place of one that was not saved before. */
  readonly isGiven: boolean;
  /** A photo that was not saved before is in the form again. */
  readonly onRestored: () => void;
  /** What the label says; nothing where the person has to go on by hand. */
  readonly onSettled: (label: ReadLabel | undefined) => void;
}

/** What the hook is about just now; everything else that still runs is out of date. */
interface Course {
  jpeg: ArrayBuffer | undefined;
  stopping: AbortController | undefined;
}

/**
 * Follows the photo of one form, which outlives the app until the form is saved. `wines` are the
 * reader's first dictionary.
 */
export function useFormPhoto(
  { wine, revision, further }: Opening,
  wines: readonly CellarWine[],
  { draftKey, isGiven, onRestored, onSettled }: AroundPhoto,
): PhotoControl {
  const before = revision?.values ?? wine;
  const own = useOwnPhoto(wine?.id, before, wines);
  const [entry, dispatch] = useReducer(trackPhoto, NO_PHOTO);
  const [front, setFront] = useState<LabelFields>();
  const course = useRef<Course>({ jpeg: undefined, stopping: undefined });

  const draft = usePhotoDraft(draftKey, (kept) => {
    if (!kept || isGiven || course.current.jpeg) return;
    attach(kept);
    onRestored();
  });

  const turnTo = (jpeg: ArrayBuffer | undefined) => {
    draft.choose(jpeg);
    course.current.stopping?.abort();
    course.current = { jpeg, stopping: undefined };
    setFront(undefined);
    dispatch(jpeg ? { kind: "chosen", jpeg } : { kind: "removed" });
  };
  useEffect(
    () => () => {
      leave(course);
    },
    [],
  );

  const readOnDevice = async (picture: ArrayBuffer, first: LabelFields | undefined) => {
    const stopping = new AbortController();
    const mine: Course = { ...course.current, stopping };
    course.current.stopping?.abort();
    course.current = mine;
    const side = first ? "back" : "front";
    const show = (event: PhotoEvent) => {
      dispatch(event);
      announce(event);
    };
    show({ kind: "reading-here", progress: { kind: "loading", share: 0 } });
    const outcome = await readHere(picture, {
      cellar: wines,
      signal: stopping.signal,
      onProgress: (progress) => {
        if (course.current === mine) show({ kind: "reading-here", progress });
      },
    });
    if (course.current !== mine) return;
    if (outcome.kind === "unread") {
      course.current = { ...mine, stopping: undefined };
      show({ kind: "unread-here", why: outcome.why, side });
      if (outcome.why === "unavailable" || outcome.why === "broken") onSettled(undefined);
      return;
    }
    const unhinted = first ? addSecondPhoto(first, outcome.fields) : outcome.fields;
    const fields = await withHints(unhinted);
    if (course.current !== mine) return;
    course.current = { ...mine, stopping: undefined };
    const reading = labelReadingOf(fields);
    setFront(unhinted);
    show({ kind: "read-here", reading, flaw: outcome.flaw, side });
    // A back label adds to its own bottle, whatever stands beside it.
    onSettled({ reading, fields, unhinted, ...(!first && { others: outcome.others }) });
  };
  const readUnasked = async (jpeg: ArrayBuffer) => {
    const may = await mayLoadUnasked();
    if (course.current.jpeg !== jpeg) return;
    if (may) return readOnDevice(jpeg, undefined);
    dispatch({ kind: "unread-here", why: "metered", side: "front" });
    onSettled(undefined);
  };
  const reportOn = (jpeg: ArrayBuffer) => (event: PhotoEvent) => {
    if (course.current.jpeg !== jpeg) return;
    dispatch(event);
    announce(event);
    if (event.kind === "read") onSettled({ reading: event.reading });
    if (event.kind === "by-hand") void readUnasked(jpeg);
    if (event.kind === "upload-failed" || event.kind === "finalize-failed") draft.drop();
  };

  const attach = (jpeg: ArrayBuffer) => {
    turnTo(jpeg);
    if (isServerAway()) dispatch({ kind: "kept" });
    else void uploadUnread(jpeg, LABEL_SERVER, reportOn(jpeg));
  };

  const begin = useEffectEvent(async ({ jpeg, fields: unhinted, others }: FurtherBottle) => {
    attach(jpeg);
    const fields = await withHints(unhinted);
    if (course.current.jpeg !== jpeg) return;
    setFront(unhinted);
    onSettled({ reading: labelReadingOf(fields), fields, unhinted, others });
  });
  useEffect(() => {
    if (further) void begin(further);
  }, [further]);

  const hasNew = entry.photo.kind !== "none";
  const givenUp = own?.isGivenUp ? null : undefined;
  return {
    ...entry,
    own,
    toSave: {
      // A new photo goes beside the body; until it is there the wine shows what it showed.
      photoUrl: (hasNew ? wine : before)?.photoUrl ?? null,
      photo: takenPhoto(entry.photo) ?? givenUp,
    },
    isInProgress: isInProgress(entry.photo) || entry.readingHere !== undefined,
    isChanged: hasNew || own?.isGivenUp === true,
    attach,
    choose: (jpeg) => {
      turnTo(jpeg);
      void uploadAndRead(jpeg, LABEL_SERVER, reportOn(jpeg));
    },
    readHere: (jpeg) => {
      if (course.current.jpeg !== jpeg || entry.photo.kind === "none") attach(jpeg);
      void readOnDevice(jpeg, undefined);
    },
    addBack: (jpeg) => void readOnDevice(jpeg, front),
    canAddBack: front !== undefined && entry.readingHere === undefined,
    stopReading: () => {
      course.current.stopping?.abort();
    },
    remove: () => {
      turnTo(undefined);
    },
    dropDraft: draft.drop,
  };
}

/**
 * The photo that the wine `wineId` of these values has already, from this device where it keeps the
 * bytes, or has by now, if it went up since the form opened; `undefined` where it has none.
 */
function useOwnPhoto(
  wineId: string | undefined,
  values: Pick<WineBody, "photoUrl"> | undefined,
  wines: readonly CellarWine[],
): OwnPhoto | undefined {
  const [isGivenUp, setGivenUp] = useState(false);
  const here = useMemo(() => wines.find(({ id }) => id === wineId), [wines, wineId]);
  const kept = useLocalPhoto(here?.localPhotoId);
  const source = kept ?? values?.photoUrl ?? here?.photoUrl ?? undefined;
  // What is given up stays so while its bytes are looked for in another place.
  if (source === undefined && !isGivenUp) return undefined;
  return { source, isGivenUp, onGiveUp: setGivenUp };
}

function leave(course: { current: Course }): void {
  course.current.stopping?.abort();
  course.current = { jpeg: undefined, stopping: undefined };
}

/** A reading below this is no success yet. */
const SURE_FROM = 0.5;

function announce(event: PhotoEvent): void {
  switch (event.kind) {
    case "read":
    case "read-here": {
      const source = event.kind === "read" ? "service" : "device";
      formToast({
        title: "Analysis Complete",
        description: confidenceSentence(event.reading.confidence, source),
        tone: event.reading.confidence < SURE_FROM ? "note" : "success",
      });
      return;
    }
    case "upload-failed":
      formToast({
        title: "Upload failed",
        description: PHOTO_SENTENCES.uploadFailed,
        tone: "failure",
      });
      return;
    case "finalize-failed":
      formToast({
        title: "Analysis Failed",
        description: PHOTO_SENTENCES.finalizeFailed,
        tone: "failure",
      });
      return;
    case "unread":
      formToast({
        title: "Analysis Failed",
        description: event.text,
        tone: "failure",
      });
      return;
    case "chosen":
    case "uploaded":
    case "stored":
    case "kept":
    case "by-hand":
    case "reading-here":
    case "unread-here":
    case "removed":
      return;
  }
}
