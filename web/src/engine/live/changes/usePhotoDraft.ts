import { useEffect, useEffectEvent, useState } from "react";
import { cellarOf } from "../../db/cellars.ts";
import { dropDraft, keepDraft, readDraft } from "../../db/drafts.ts";
import { useOpenStoreId } from "../useSession.ts";

type ChosenPhoto = ArrayBuffer | null | undefined;

export interface PhotoDraft {
  readonly chosen: ChosenPhoto;
  readonly choose: (photo: ChosenPhoto) => void;
  /** Deletes the draft. Call after the form was saved. */
  readonly drop: () => void;
}

/**
 * Saves a form's photo choice in the local store, even offline, and restores it when the form opens
 * again. Without a key no draft is saved. A failed draft does not undo the choice: if the store is
 * broken, saving the form reports it.
 */
export function usePhotoDraft(
  key: string | undefined,
  onRestored: (photo: ArrayBuffer | null) => void,
): PhotoDraft {
  const storeId = useOpenStoreId();
  const [chosen, setChosen] = useState<ChosenPhoto>();

  const restore = useEffectEvent((kept: unknown) => {
    if (chosen !== undefined || !(kept instanceof ArrayBuffer || kept === null)) return;
    setChosen(kept);
    onRestored(kept);
  });
  useEffect(() => {
    if (storeId === undefined || key === undefined) return undefined;
    let left = false;
    const read = async () => {
      const kept = await readDraft(cellarOf(storeId), key);
      if (!left) restore(kept);
    };
    read().catch(ignored);
    return () => {
      left = true;
    };
  }, [key, storeId]);

  const keep = async (photo: ChosenPhoto) => {
    if (storeId === undefined || key === undefined) return;
    if (photo === undefined) await dropDraft(cellarOf(storeId), key);
    else await keepDraft(cellarOf(storeId), key, photo);
  };
  return {
    chosen,
    choose: (photo) => {
      void keep(photo)
        .catch(ignored)
        .then(() => {
          setChosen(photo);
        });
    },
    drop: () => {
      keep(undefined).catch(ignored);
    },
  };
}

function ignored(): void {
  // A failed draft must not interrupt the user.
}
