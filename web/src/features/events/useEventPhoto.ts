import { type FormPhoto, useLocalPhoto, usePhotoDraft } from "../../engine/index.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";

/** What the field of an event's photo is given; it stays on this device until the sheet is saved. */
export interface EventPhotoFieldProps {
  readonly photo: { readonly kind: "none" } | { readonly kind: "kept"; readonly jpeg: ArrayBuffer };
  /** The one that the event has already. */
  readonly own:
    | {
        readonly source: string;
        readonly isGivenUp: boolean;
        readonly onGiveUp: (isGivenUp: boolean) => void;
      }
    | undefined;
  readonly onChoose: (jpeg: ArrayBuffer) => void;
  readonly onRemove: () => void;
}

/** The photo in the sheet over an event, and what is saved of it. Without signal the same. */
export function useEventPhoto(
  event: CellarEvent | undefined,
  draftKey: string,
  onRestored: () => void,
): {
  readonly field: EventPhotoFieldProps;
  readonly toSave: FormPhoto;
  /** Forgets what was chosen: it is saved. */
  readonly dropDraft: () => void;
} {
  const { chosen, choose, drop } = usePhotoDraft(draftKey, onRestored);
  const kept = useLocalPhoto(event?.localPhotoId);
  const source = kept ?? event?.photoUrl ?? undefined;
  const isGivenUp = chosen === null;
  return {
    field: {
      photo: chosen ? { kind: "kept", jpeg: chosen } : { kind: "none" },
      own:
        source === undefined
          ? undefined
          : {
              source,
              isGivenUp,
              onGiveUp: (givesUp) => {
                choose(givesUp ? null : undefined);
              },
            },
      onChoose: choose,
      onRemove: () => {
        choose(undefined);
      },
    },
    toSave: chosen ? { jpeg: chosen } : source !== undefined && isGivenUp ? null : undefined,
    dropDraft: drop,
  };
}
