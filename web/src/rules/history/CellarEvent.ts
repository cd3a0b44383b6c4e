import type { WineEvent } from "sync-protocol";

export interface CellarEvent extends WineEvent {
  /** Key of the event's photo on this device, until the server's row shows that photo. */
  readonly localPhotoId?: string;
  /**
   * The author's rating and note, if `rating` and `note` are the reader's own [H13: own
   * impression].
   */
  readonly authorValues?: Pick<WineEvent, "rating" | "note">;
}
