import type { WineEvent } from "sync-protocol";

/** An event as this device shows it. */
export interface CellarEvent extends WineEvent {
  /** Key of its photo where this device keeps the bytes: the server's row does not show it yet. */
  readonly localPhotoId?: string;
}
