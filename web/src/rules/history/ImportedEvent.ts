import type { WineEvent } from "sync-protocol";

/** An event from another cellar. */
export interface ImportedEvent extends WineEvent {
  /**
   * The name of its author; `null` if unknown, and `undefined` if that is the user who imports it
   * [H11: author].
   */
  readonly authorName?: string | null | undefined;
}
