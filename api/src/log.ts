import { type DestinationStream, type Logger, pino } from "pino";
import { requestFacts } from "./middleware/requestId.ts";

/** A log in JSON lines. Each line about a request contains the request id. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, mixin: requestFacts }, destination);
}
