import { CALLS, type CallSpec, inCellar, isOfCellar } from "sync-protocol";

/** Groups of calls, in the order of the API document. */
export const TAGS: Readonly<Record<CallSpec["group"], string>> = {
  accounts: "Account, sign-in and sessions",
  cellars: "Cellars: several of them, and the members who share them",
  wines: "Wines: one call for each change",
  places: "Places: where bottles are kept",
  photos: "Photos of bottles and labels",
  assistant: "Label reading and pairing by an AI service",
  sync: "Sync for devices that work offline",
  server: "The server itself",
};

/** Every call with its name, by group and path, including the variants for a named cellar. */
export function documentedCalls(): readonly (readonly [string, CallSpec])[] {
  const groups = Object.keys(TAGS);
  const placeOf = ({ group, path, method }: CallSpec) =>
    `${String(groups.indexOf(group))} ${path} ${method}`;
  return Object.entries<CallSpec>(CALLS)
    .flatMap(([name, spec]): (readonly [string, CallSpec])[] =>
      isOfCellar(spec)
        ? [
            [name, spec],
            [`${name}InCellar`, inCellar(spec)],
          ]
        : [[name, spec]],
    )
    .sort(([, a], [, b]) => (placeOf(a) < placeOf(b) ? -1 : 1));
}
