import { inspect } from "node:util";

let unhandled: unknown;

process.on("unhandledRejection", (reason) => {
  // A page that closes or loses its store leaves unsettled requests behind.
  if (!inspect(reason).includes("DatabaseClosedError")) unhandled ??= reason;
});

/** The first unhandled rejection since the last call. */
export function takeUnhandled(): unknown {
  const taken = unhandled;
  unhandled = undefined;
  return taken;
}
