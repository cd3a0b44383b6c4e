import type { WineEvent } from "sync-protocol";

/** An event as this device shows it. */
export interface CellarEvent extends WineEvent {
  /** Key of its locally kept photo, which the server's row does not show yet. */
  readonly localPhotoId?: string;
  /** What its author says, where `rating` and `note` are the reader's [H13: own impression]. */
  readonly said?: Pick<WineEvent, "rating" | "note">;
}
