import { Readable } from "node:stream";
import type { Context } from "koa";

/** How much of an answer is buffered for a slow client, in bytes. */
const AHEAD_BYTES = 256 * 1024;

/**
 * Answers with JSON text in parts. A single part is sent whole; more are sent as fast as the client
 * reads, so that no long answer is in memory.
 */
export async function answerInParts(ctx: Context, parts: AsyncIterable<Buffer>): Promise<void> {
  const rest = parts[Symbol.asyncIterator]();
  const [first, second] = [await rest.next(), await rest.next()];
  ctx.type = "json";
  if (first.done === true || second.done === true) {
    ctx.body = first.done === true ? "" : first.value;
    return;
  }

  const opening = Buffer.concat([first.value, second.value]);
  const all = async function* () {
    yield opening;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  const stream = Readable.from(all(), { objectMode: false, highWaterMark: AHEAD_BYTES });
  // The sent part cannot be withdrawn, but a broken-off answer is invalid JSON.
  stream.once("error", () => ctx.res.destroy());
  ctx.body = stream;
}
