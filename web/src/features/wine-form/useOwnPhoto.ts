import type { WineBody } from "sync-protocol";
import { useMemo, useState } from "react";
import { useLocalPhoto } from "../../live/useLocalPhoto.ts";
import type { CellarWine } from "../../rules/cellarView.ts";
import type { OwnPhoto } from "./PhotoField.tsx";

/**
 * The photo that the wine `wineId` of these values has already, from this device where it keeps the
 * bytes; `undefined` where it has none.
 */
export function useOwnPhoto(
  wineId: string | undefined,
  values: Pick<WineBody, "photoUrl"> | undefined,
  wines: readonly CellarWine[],
): OwnPhoto | undefined {
  const [isGivenUp, setGivenUp] = useState(false);
  const here = useMemo(() => wines.find(({ id }) => id === wineId), [wines, wineId]);
  const kept = useLocalPhoto(here?.localPhotoId);
  const source = kept ?? values?.photoUrl ?? undefined;
  return source === undefined ? undefined : { source, isGivenUp, onGiveUp: setGivenUp };
}
