import type { LabelReading } from "sync-protocol";
import { useEffect, useReducer, useRef } from "react";
import { toast } from "../../ui/toast.ts";
import {
  confidenceSentence,
  NO_PHOTO,
  PHOTO_SENTENCES,
  type PhotoEntry,
  type PhotoEvent,
  trackPhoto,
} from "./photoState.ts";
import { LABEL_SERVER, sendPhoto } from "./sendPhoto.ts";

/** The photo of the form, and what can be done with it. */
export interface PhotoControl extends PhotoEntry {
  /** Keeps the photo, uploads it and has it read. Without signal it stays on this device. */
  readonly choose: (jpeg: ArrayBuffer) => void;
  readonly remove: () => void;
}

/** Follows the photo of one form. `onSettled` runs once it waits for nothing any more. */
export function usePhotoEntry(
  onSettled: (reading: LabelReading | undefined) => void,
): PhotoControl {
  const [entry, dispatch] = useReducer(trackPhoto, NO_PHOTO);
  const latest = useRef<ArrayBuffer>(undefined);

  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  const choose = (jpeg: ArrayBuffer) => {
    latest.current = jpeg;
    dispatch({ kind: "chosen", jpeg });
    void sendPhoto(jpeg, LABEL_SERVER, (event) => {
      if (latest.current !== jpeg) return;
      dispatch(event);
      announce(event);
      if (event.kind === "read") onSettled(event.reading);
      if (event.kind === "by-hand") onSettled(undefined);
    });
  };
  const remove = () => {
    latest.current = undefined;
    dispatch({ kind: "removed" });
  };
  return { ...entry, choose, remove };
}

function announce(event: PhotoEvent): void {
  switch (event.kind) {
    case "read":
      toast({
        title: "Analysis Complete",
        description: confidenceSentence(event.reading.confidence),
      });
      return;
    case "upload-failed":
      toast({
        title: "Upload failed",
        description: PHOTO_SENTENCES.uploadFailed,
        tone: "failure",
      });
      return;
    case "finalize-failed":
      toast({
        title: "Analysis Failed",
        description: PHOTO_SENTENCES.finalizeFailed,
        tone: "failure",
      });
      return;
    case "unread":
      toast({ title: "Analysis Failed", description: event.text, tone: "failure" });
      return;
    case "chosen":
    case "uploaded":
    case "by-hand":
    case "removed":
      return;
  }
}
