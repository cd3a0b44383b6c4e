import { CALLS, type CallSpec, cellarPathOf, isOfCellar } from "sync-protocol";

interface NamedCall {
  readonly name: string;
  readonly spec: CallSpec;
  readonly pattern: RegExp;
  readonly namesCellar: boolean;
}

const callsOfMethod = new Map<string, NamedCall[]>();
for (const [name, spec] of Object.entries<CallSpec>(CALLS)) {
  const { method, path } = spec;
  const calls = callsOfMethod.get(method) ?? [];
  calls.push({ name, spec, pattern: patternOf(path), namesCellar: false });
  if (isOfCellar(spec)) {
    calls.push({ name, spec, pattern: patternOf(cellarPathOf(spec)), namesCellar: true });
  }
  callsOfMethod.set(method, calls);
}

/** Name of the API call that a request makes; `undefined` if the request is not an API call. */
export function callNameOf(method: string, path: string): string | undefined {
  return callAt(method, path)?.name;
}

export function namedCellarIn(
  method: string,
  path: string,
): { readonly cellar: string; readonly path: string } | undefined {
  const call = callAt(method, path);
  if (call?.namesCellar !== true) return undefined;
  const [, , , cellar = "", ...rest] = path.split("/");
  const prefix = isUnderApi(call.spec.path) ? "/api" : "";
  return { cellar, path: `${prefix}/${rest.join("/")}` };
}

function callAt(method: string, path: string): NamedCall | undefined {
  const calls = callsOfMethod.get(method === "HEAD" ? "GET" : method) ?? [];
  return calls.find(({ pattern }) => pattern.test(path));
}

/**
 * A pattern that matches paths as the router does: upper or lower case, with or without a trailing
 * slash.
 */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}/?$`, "i");
}

const isUnderApi = (path: string) => path.startsWith("/api/");

/** Whether a path belongs to the API. All other paths belong to the app's pages. */
export function isCallPath(path: string): boolean {
  return /^\/(api|objects|mcp)(\/|$)/.test(path);
}
