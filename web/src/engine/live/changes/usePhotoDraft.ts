import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { cellarOf } from "../../db/cellars.ts";
import { dropDraft, keepDraft, readDraft } from "../../db/drafts.ts";
import { sessionStore } from "../../session/sessionStore.ts";

/** A photo to take, or `null` to give up the one that is there; `undefined` leaves all as it is. */
type ChosenPhoto = ArrayBuffer | null | undefined;

/** What is chosen in one form of its photo and not saved yet. */
export interface PhotoDraft {
  readonly chosen: ChosenPhoto;
  /** Keeps a choice, and shows it once it is kept. */
  readonly choose: (photo: ChosenPhoto) => void;
  /** Forgets the draft: it is saved. */
  readonly drop: () => void;
}

/**
 * Keeps in the local store which photo is chosen in a form, without signal too, and brings it back when
 * the form opens again; nothing is kept without a key. A store that fails to keep it is no reason to
 * refuse it: saving will report it.
 */
export function usePhotoDraft(
  key: string | undefined,
  onRestored: (photo: ArrayBuffer | null) => void,
): PhotoDraft {
  const userId = useStore(sessionStore, (session) =>
    session.kind === "signedIn" ? session.user.id : undefined,
  );
  const [chosen, setChosen] = useState<ChosenPhoto>();

  const restore = useEffectEvent((kept: unknown) => {
    if (chosen !== undefined || !(kept instanceof ArrayBuffer || kept === null)) return;
    setChosen(kept);
    onRestored(kept);
  });
  useEffect(() => {
    if (userId === undefined || key === undefined) return undefined;
    let left = false;
    const read = async () => {
      const kept = await readDraft(cellarOf(userId), key);
      if (!left) restore(kept);
    };
    read().catch(ignored);
    return () => {
      left = true;
    };
  }, [key, userId]);

  const keep = async (photo: ChosenPhoto) => {
    if (userId === undefined || key === undefined) return;
    if (photo === undefined) await dropDraft(cellarOf(userId), key);
    else await keepDraft(cellarOf(userId), key, photo);
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
  // The promise of the hook says why.
}
