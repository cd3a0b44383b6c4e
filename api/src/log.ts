import { type DestinationStream, type Logger, pino } from "pino";
import { requestFacts } from "./middleware/requestId.ts";

/** A log of JSON lines, of which each that is written for a request bears its id. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, mixin: requestFacts }, destination);
}
