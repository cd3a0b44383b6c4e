import { PLACE_NAME_MAX } from "sync-protocol";
import { fit, type Reading } from "./rowCells.ts";

/** How deep places are nested; what is further inside is named together. */
const DEPTH_MAX = 5;

/** A longer text is no path. */
const PATH_MAX = 500;

const SEPARATOR = />|→|»|›|\\|::|\s\/\s/;

/** The places that a text names, the outer first: "Cellar > Rack A" is a rack in a cellar. */
export function placePath(names: readonly string[], doubt: Reading["doubt"]): readonly string[] {
  const parts = names
    .flatMap((name) => (name.length > PATH_MAX ? [name] : name.split(SEPARATOR)))
    .map((part) => part.trim());
  const path = parts.filter((part, at) => part !== "" && part !== parts[at - 1]);
  const nested = path.length > DEPTH_MAX ? innerTogether(path) : path;
  return nested.flatMap((name) => fit(doubt)("place", name, PLACE_NAME_MAX) ?? []);
}

function innerTogether(path: readonly string[]): readonly string[] {
  return [...path.slice(0, DEPTH_MAX - 1), path.slice(DEPTH_MAX - 1).join(", ")];
}
