import type { Wine } from "sync-protocol";

/** A wine as this device shows it: the server's row with what is still on its way replayed. */
export interface CellarWine extends Wine {
  /** When the oldest change still on its way was made, ms since 1970; undefined when none is. */
  readonly waitingSince: number | undefined;
  /** Key of a photo kept on this device until it is uploaded. */
  readonly localPhotoId: string | undefined;
}
