import { Readable } from "node:stream";
import type { Context } from "koa";

/** Maximum number of bytes buffered for a slow client. */
const AHEAD_BYTES = 256 * 1024;

/**
 * Answers with JSON text in parts. A single part is sent whole. Several parts are sent at the
 * client's speed, so that the server never has a long response in memory. If the user's membership
 * in the cellar ends meanwhile, the response is aborted.
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
  // After an error the connection is closed. The client sees incomplete JSON and an aborted
  // connection.
  stream.once("error", () => ctx.res.destroy());
  ctx.body = stream;
}
