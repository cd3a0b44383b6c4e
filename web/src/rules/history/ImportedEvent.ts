import type { WineEvent } from "sync-protocol";

export interface ImportedEvent extends WineEvent {
  /**
   * The author's name; `null` if unknown. If `undefined`, the importing user is the author [H11:
   * author].
   */
  readonly authorName?: string | null | undefined;
}
