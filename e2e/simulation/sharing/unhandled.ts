import { inspect } from "node:util";

let unhandled: unknown;

process.on("unhandledRejection", (reason) => {
  // A page that closes or loses its store leaves promises of requests behind.
  if (!inspect(reason).includes("DatabaseClosedError")) unhandled ??= reason;
});

/** The first rejection that no page handled since the last call. */
export function takeUnhandled(): unknown {
  const taken = unhandled;
  unhandled = undefined;
  return taken;
}
