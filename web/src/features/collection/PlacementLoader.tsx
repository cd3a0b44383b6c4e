import { useLayoutEffect } from "react";
import { usePlaces } from "../../engine/index.ts";
import { placementOf } from "../../rules/placement/placementOf.ts";
import { useKnownPlacement } from "./view/knownPlacement.ts";

/** Loads the places of the bottles for the collection. It is rendered after the first cards. */
export function PlacementLoader() {
  const places = usePlaces();
  useLayoutEffect(() => {
    useKnownPlacement.setState({ placement: places && placementOf(places) });
  }, [places]);
  return null;
}
