import type { WineBody } from "sync-protocol";
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import {
  addSecondPhoto,
  type LabelFields,
  labelReadingOf,
  mayLoadUnasked,
} from "../../../labels/index.ts";
import { isServerAway, useLocalPhoto, usePhotoDraft } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { formToast } from "../../../ui/toasts/toast.ts";
import type { FurtherBottle } from "../FurtherBottles.tsx";
import type { ReadLabel } from "../label-reading/fillFromReading.ts";
import { applyCorrections } from "../label-reading/storedCorrections.ts";
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
import type { FormSource, PhotoToSave } from "../useWineForm.ts";
import type { WishedWine } from "../WineFormProps.ts";

export interface PhotoControl extends PhotoEntry {
  readonly own: OwnPhoto | undefined;
  readonly toSave: PhotoToSave;
  readonly isInProgress: boolean;
  /** Whether there is a new photo, or saving removes the wine's photo. */
  readonly isChanged: boolean;
  /**
   * Stores the photo on this device, uploads it, and asks the AI service to read its label. Without
   * the service, this device reads the label. On a data-saving connection, this device reads the
   * label only if the reader is already loaded. Offline, the photo stays on this device.
   */
  readonly choose: (jpeg: ArrayBuffer) => void;
  /** Keeps and uploads the photo without reading its label. Offline, the photo stays on this device. */
  readonly attach: (jpeg: ArrayBuffer) => void;
  /** Reads the photo on this device. Also keeps and uploads a new photo. */
  readonly readHere: (jpeg: ArrayBuffer) => void;
  /**
   * Reads a photo of the back label on this device, and adds the data to the front label's data.
   * The photo of the back label is not stored.
   */
  readonly addBack: (jpeg: ArrayBuffer) => void;
  /** Whether a back label can be added, because this device has read the front label. */
  readonly canAddBack: boolean;
  readonly stopReading: () => void;
  readonly remove: () => void;
  readonly dropDraft: () => void;
}

interface FormPhotoOptions {
  /** Key of the draft. `undefined` keeps no draft. */
  readonly draftKey: string | undefined;
  /** Whether the form opens with a given photo instead of the draft's. */
  readonly isGiven: boolean;
  readonly onRestored: () => void;
  /** Called with the reading, or with `undefined` if the user has to type the fields. */
  readonly onSettled: (label: ReadLabel | undefined) => void;
}

/** The photo that is being uploaded or read. Results for any other photo are ignored. */
interface PhotoInProgress {
  jpeg: ArrayBuffer | undefined;
  stopping: AbortController | undefined;
}

/**
 * The photo of a form. A draft of the photo survives closing the app until the form is saved. The
 * label reader looks up words in `wines` first.
 */
export function useFormPhoto(
  { wine, revision, further, wished }: FormSource,
  wines: readonly CellarWine[],
  { draftKey, isGiven, onRestored, onSettled }: FormPhotoOptions,
): PhotoControl {
  const before = revision?.values ?? wine;
  const own = useOwnPhoto(wine?.id, before, wines);
  const [entry, dispatch] = useReducer(trackPhoto, NO_PHOTO);
  const [front, setFront] = useState<LabelFields>();
  const inProgress = useRef<PhotoInProgress>({ jpeg: undefined, stopping: undefined });

  const draft = usePhotoDraft(draftKey, (kept) => {
    if (!kept || isGiven || inProgress.current.jpeg) return;
    attach(kept);
    onRestored();
  });

  const turnTo = (jpeg: ArrayBuffer | undefined) => {
    draft.choose(jpeg);
    inProgress.current.stopping?.abort();
    inProgress.current = { jpeg, stopping: undefined };
    setFront(undefined);
    dispatch(jpeg ? { kind: "chosen", jpeg } : { kind: "removed" });
  };
  useEffect(
    () => () => {
      leave(inProgress);
    },
    [],
  );

  const readOnDevice = async (picture: ArrayBuffer, first: LabelFields | undefined) => {
    const stopping = new AbortController();
    const mine: PhotoInProgress = { ...inProgress.current, stopping };
    inProgress.current.stopping?.abort();
    inProgress.current = mine;
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
        if (inProgress.current === mine) show({ kind: "reading-here", progress });
      },
    });
    if (inProgress.current !== mine) return;
    if (outcome.kind === "unread") {
      inProgress.current = { ...mine, stopping: undefined };
      show({ kind: "unread-here", why: outcome.why, side });
      if (outcome.why === "unavailable" || outcome.why === "broken") onSettled(undefined);
      return;
    }
    const uncorrected = first ? addSecondPhoto(first, outcome.fields) : outcome.fields;
    const fields = await applyCorrections(uncorrected);
    if (inProgress.current !== mine) return;
    inProgress.current = { ...mine, stopping: undefined };
    const reading = labelReadingOf(fields);
    setFront(uncorrected);
    show({ kind: "read-here", reading, flaw: outcome.flaw, side });
    // A back label adds data to one bottle only, so other bottles in the photo are ignored.
    onSettled({ reading, fields, uncorrected, ...(!first && { others: outcome.others }) });
  };
  const readUnasked = async (jpeg: ArrayBuffer) => {
    const may = await mayLoadUnasked();
    if (inProgress.current.jpeg !== jpeg) return;
    if (may) return readOnDevice(jpeg, undefined);
    dispatch({ kind: "unread-here", why: "metered", side: "front" });
    onSettled(undefined);
  };
  const reportOn = (jpeg: ArrayBuffer) => (event: PhotoEvent) => {
    if (inProgress.current.jpeg !== jpeg) return;
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

  const begin = useEffectEvent(async ({ jpeg, fields: uncorrected, others }: FurtherBottle) => {
    attach(jpeg);
    const fields = await applyCorrections(uncorrected);
    if (inProgress.current.jpeg !== jpeg) return;
    setFront(uncorrected);
    onSettled({ reading: labelReadingOf(fields), fields, uncorrected, others });
  });
  useEffect(() => {
    if (further) void begin(further);
  }, [further]);

  const beginWith = useEffectEvent(({ reading, jpeg }: WishedWine) => {
    if (jpeg) attach(jpeg);
    onSettled({ reading });
  });
  useEffect(() => {
    if (wished) beginWith(wished);
  }, [wished]);

  const hasNew = entry.photo.kind !== "none";
  const removal = own?.isRemoved ? null : undefined;
  return {
    ...entry,
    own,
    toSave: {
      // A new photo is uploaded separately. Until it is uploaded, the wine keeps its old photo.
      photoUrl: (hasNew ? wine : before)?.photoUrl ?? null,
      photo: takenPhoto(entry.photo) ?? removal,
    },
    isInProgress: isInProgress(entry.photo) || entry.readingHere !== undefined,
    isChanged: hasNew || own?.isRemoved === true,
    attach,
    choose: (jpeg) => {
      turnTo(jpeg);
      void uploadAndRead(jpeg, LABEL_SERVER, reportOn(jpeg));
    },
    readHere: (jpeg) => {
      if (inProgress.current.jpeg !== jpeg || entry.photo.kind === "none") attach(jpeg);
      void readOnDevice(jpeg, undefined);
    },
    addBack: (jpeg) => void readOnDevice(jpeg, front),
    canAddBack: front !== undefined && entry.readingHere === undefined,
    stopReading: () => {
      inProgress.current.stopping?.abort();
    },
    remove: () => {
      turnTo(undefined);
    },
    dropDraft: draft.drop,
  };
}

/** The wine's photo: from this device if stored here, or from the server. */
function useOwnPhoto(
  wineId: string | undefined,
  values: Pick<WineBody, "photoUrl"> | undefined,
  wines: readonly CellarWine[],
): OwnPhoto | undefined {
  const [isRemoved, setRemoved] = useState(false);
  const here = useMemo(() => wines.find(({ id }) => id === wineId), [wines, wineId]);
  const kept = useLocalPhoto(here?.localPhotoId);
  const source = kept ?? values?.photoUrl ?? here?.photoUrl ?? undefined;
  // A photo that the user removed still counts as removed if its address is gone.
  if (source === undefined && !isRemoved) return undefined;
  return { source, isRemoved, onRemovedChange: setRemoved };
}

function leave(inProgress: { current: PhotoInProgress }): void {
  inProgress.current.stopping?.abort();
  inProgress.current = { jpeg: undefined, stopping: undefined };
}

/** Minimum confidence, 0 to 1, with which a reading is shown as a success. */
const SURE_FROM = 0.5;

function announce(event: PhotoEvent): void {
  switch (event.kind) {
    case "read":
    case "read-here": {
      const source = event.kind === "read" ? "service" : "device";
      formToast({
        title: i18n._("Analysis Complete"),
        description: confidenceSentence(event.reading.confidence, source),
        tone: event.reading.confidence < SURE_FROM ? "note" : "success",
      });
      return;
    }
    case "upload-failed":
      formToast({
        title: i18n._("Upload failed"),
        description: PHOTO_SENTENCES.uploadFailed,
        tone: "failure",
      });
      return;
    case "finalize-failed":
      formToast({
        title: i18n._("Analysis Failed"),
        description: PHOTO_SENTENCES.finalizeFailed,
        tone: "failure",
      });
      return;
    case "unread":
      formToast({
        title: i18n._("Analysis Failed"),
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
