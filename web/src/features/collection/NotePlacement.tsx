import { useLayoutEffect } from "react";
import { usePlaces } from "../../engine/index.ts";
import { placementOf } from "../../rules/placement/placementOf.ts";
import { useKnownPlacement } from "./view/knownPlacement.ts";

/** Tells the collection where bottles lie, a moment after the first sight. */
export function NotePlacement() {
  const places = usePlaces();
  useLayoutEffect(() => {
    useKnownPlacement.setState({ placement: places && placementOf(places) });
  }, [places]);
  return null;
}
