import { useState } from "react";
import type { FormPhoto } from "../../live/useCommands.ts";
import { useLocalPhoto } from "../../live/useLocalPhoto.ts";
import type { CellarEvent } from "../../rules/eventsView.ts";

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
export function useEventPhoto(event: CellarEvent | undefined): {
  readonly field: EventPhotoFieldProps;
  readonly toSave: FormPhoto;
} {
  const [jpeg, setJpeg] = useState<ArrayBuffer>();
  const [isGivenUp, onGiveUp] = useState(false);
  const kept = useLocalPhoto(event?.localPhotoId);
  const source = kept ?? event?.photoUrl ?? undefined;
  const own = source === undefined ? undefined : { source, isGivenUp, onGiveUp };
  return {
    field: {
      photo: jpeg ? { kind: "kept", jpeg } : { kind: "none" },
      own,
      onChoose: setJpeg,
      onRemove: () => {
        setJpeg(undefined);
      },
    },
    toSave: jpeg ? { jpeg } : own && isGivenUp ? null : undefined,
  };
}
