import { type DestinationStream, type Logger, pino } from "pino";
import { requestFacts } from "./middleware/requestId.ts";

/** A log of JSON lines. Lines about a request contain its id. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, mixin: requestFacts }, destination);
}
