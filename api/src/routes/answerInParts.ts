import { Readable } from "node:stream";
import type { Context } from "koa";

/** How much of an answer is buffered for a slow client, in bytes. */
const AHEAD_BYTES = 256 * 1024;

/**
 * Answers with JSON text in parts. A single part is sent whole; more are sent as fast as the client
 * reads, so that no long answer is in memory. It breaks off when the user's membership of the
 * cellar ends.
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
    for await (const part of { [Symbol.asyncIterator]: () => rest }) {
      if (await ctx.state.hasEnded()) throw new Error("The membership has ended");
      yield part;
    }
  };
  const stream = Readable.from(all(), { objectMode: false, highWaterMark: AHEAD_BYTES });
  // The sent part cannot be withdrawn, but a broken-off answer is invalid JSON.
  stream.once("error", () => ctx.res.destroy());
  ctx.body = stream;
}
