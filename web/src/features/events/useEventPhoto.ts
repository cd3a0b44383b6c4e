import { type FormPhoto, useLocalPhoto, usePhotoDraft } from "../../engine/index.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";

/** Properties of the photo field. A chosen photo stays on this device until the sheet is saved. */
export interface EventPhotoFieldProps {
  readonly photo: { readonly kind: "none" } | { readonly kind: "kept"; readonly jpeg: ArrayBuffer };
  readonly own:
    | {
        readonly source: string;
        readonly isRemoved: boolean;
        readonly onRemovedChange: (isRemoved: boolean) => void;
      }
    | undefined;
  readonly onChoose: (jpeg: ArrayBuffer) => void;
  readonly onRemove: () => void;
}

export function useEventPhoto(
  event: CellarEvent | undefined,
  draftKey: string,
  onRestored: () => void,
): {
  readonly field: EventPhotoFieldProps;
  readonly toSave: FormPhoto;
  readonly dropDraft: () => void;
} {
  const { chosen, choose, drop } = usePhotoDraft(draftKey, onRestored);
  const kept = useLocalPhoto(event?.localPhotoId);
  const source = kept ?? event?.photoUrl ?? undefined;
  const isRemoved = chosen === null;
  return {
    field: {
      photo: chosen ? { kind: "kept", jpeg: chosen } : { kind: "none" },
      own:
        source === undefined
          ? undefined
          : {
              source,
              isRemoved,
              onRemovedChange: (removes) => {
                choose(removes ? null : undefined);
              },
            },
      onChoose: choose,
      onRemove: () => {
        choose(undefined);
      },
    },
    toSave: chosen ? { jpeg: chosen } : source !== undefined && isRemoved ? null : undefined,
    dropDraft: drop,
  };
}
