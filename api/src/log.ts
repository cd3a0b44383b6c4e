import { type DestinationStream, type Logger, pino } from "pino";
import { requestFacts } from "./middleware/requestId.ts";

export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, mixin: requestFacts }, destination);
}
