import { type CallSpec, pathOf } from "./CallSpec.ts";

const CELLAR_PATH = "/api/cellars/{cellar}";

const CELLAR_GROUPS: readonly CallSpec["group"][] = [
  "wines",
  "places",
  "photos",
  "assistant",
  "sync",
];

/** Whether a call can be made for a cellar other than the personal cellar. */
export function isOfCellar({ group, access }: CallSpec): boolean {
  return access === "signed in" && CELLAR_GROUPS.includes(group);
}

/** Whether a call changes a cellar's rows or photos. */
export function changesCellar(spec: CallSpec): boolean {
  return isRefusedToViewers(spec) || spec.pushes === true;
}

/**
 * Whether a viewer's call is refused [C3: roles]. A push is accepted, but each of its changes is
 * refused [C7: one decision].
 */
export function isRefusedToViewers({ scope }: CallSpec): boolean {
  return scope === "write";
}

/** The path of a call for a named cellar. Contains `{cellar}` and, for some calls, `{id}`. */
export function cellarPathOf({ path }: Pick<CallSpec, "path">): `/${string}` {
  return `${CELLAR_PATH}${path.replace(/^\/api(?=\/)/, "")}`;
}

export function pathIn(cellarId: string, spec: CallSpec, id = ""): string {
  const path = cellarPathOf(spec).replace("{cellar}", encodeURIComponent(cellarId));
  return pathOf({ ...spec, path: `/${path.slice(1)}` }, id);
}

/** The same call for a named cellar. An access token works only for its own cellar. */
export function inCellar(spec: CallSpec): CallSpec {
  const byRole = isRefusedToViewers(spec) ? (["insufficient_role"] as const) : [];
  return {
    ...spec,
    path: cellarPathOf(spec),
    summary: `In a cellar: ${spec.summary.charAt(0).toLowerCase()}${spec.summary.slice(1)}`,
    errors: [...(spec.errors ?? []), "not_found", ...byRole],
  };
}
