import { CALLS, type CallSpec } from "sync-protocol";

interface NamedCall {
  readonly name: string;
  readonly pattern: RegExp;
}

const callsOfMethod = new Map<string, NamedCall[]>();
for (const [name, { method, path }] of Object.entries<CallSpec>(CALLS)) {
  const calls = callsOfMethod.get(method) ?? [];
  calls.push({ name, pattern: patternOf(path) });
  callsOfMethod.set(method, calls);
}

/** The contract's name of a request's call; `undefined` if it is not a call. */
export function callNameOf(method: string, path: string): string | undefined {
  const calls = callsOfMethod.get(method === "HEAD" ? "GET" : method) ?? [];
  return calls.find(({ pattern }) => pattern.test(path))?.name;
}

/** Matches a path like the router: in any case, with or without a trailing slash. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replace("{id}", "[^/]+")}/?$`, "i");
}

/** Whether a path belongs to the calls. All others belong to the app's pages. */
export function isCallPath(path: string): boolean {
  return /^\/(api|objects)(\/|$)/.test(path);
}
