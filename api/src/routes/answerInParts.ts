import { Readable } from "node:stream";
import type { Context } from "koa";

/** How much of an answer waits for a slow client, in bytes. */
const AHEAD_BYTES = 256 * 1024;

/**
 * Answers with a JSON text that comes in parts: whole where there is one, and otherwise as fast as
 * the client takes them, so that no long answer is ever whole in memory.
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
  // What has been sent can't be taken back; an answer that is broken off is at least no list.
  stream.once("error", () => ctx.res.destroy());
  ctx.body = stream;
}
