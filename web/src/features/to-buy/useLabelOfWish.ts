import type { LabelReading, Wine } from "sync-protocol";
import { useEffect, useRef, useState } from "react";
import {
  LabelNotRead,
  labelReadingOf,
  mayLoadUnasked,
  readLabelOnDevice,
} from "../../labels/index.ts";

type State = "idle" | "reading" | "unread" | "no-reader";

/**
 * Reads a wish's label on this device. Works offline if the reader was loaded before; otherwise the
 * user types the fields. The reader looks up the label's words in `wines` first.
 */
export function useLabelOfWish(
  wines: readonly Wine[],
  onRead: (reading: LabelReading) => void,
): { readonly state: State; readonly read: (jpeg: ArrayBuffer) => void } {
  const [state, setState] = useState<State>("idle");
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (jpeg: ArrayBuffer) => {
    reading.current?.abort();
    const stopping = new AbortController();
    reading.current = stopping;
    setState("reading");
    try {
      if (!(await mayLoadUnasked())) throw new LabelNotRead("unavailable");
      const photo = new Blob([jpeg], { type: "image/jpeg" });
      const { fields } = await readLabelOnDevice(photo, { cellar: wines, signal: stopping.signal });
      const label = labelReadingOf(fields);
      if (stopping.signal.aborted) return;
      setState(label.confidence > 0 ? "idle" : "unread");
      onRead(label);
    } catch (error) {
      if (stopping.signal.aborted) return;
      const isMissing = error instanceof LabelNotRead && error.reason === "unavailable";
      setState(isMissing ? "no-reader" : "unread");
    }
  };

  return { state, read: (jpeg) => void read(jpeg) };
}
