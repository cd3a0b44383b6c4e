/**
 * Sends the most costly requests of one account in parallel, in a separate process, so that the
 * requests do not delay the measuring. Started with `fork` and `URL COOKIE USER`. The message
 * `stop` ends the attack. The process then sends the number of answers by request and status.
 */
import { Buffer } from "node:buffer";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { newWine } from "../cellars.mjs";
import { post, push, PUSH_OPS, send } from "./hostileCalls.mjs";

/** Parallel requests of each kind. */
const AT_ONCE = 8;

const STREAMS = 300;

const [url, cookie, userId] = process.argv.slice(2);
const hostile = { cookie, userId };
const agent = new Agent({ keepAlive: true });
const picture = await tinyPicture();
const counts = {};
let isOver = false;

const attempts = {
  "a picture of 50 megapixels": upload,
  "the list of 20 MB": () => call({ path: "/api/wines?includeArchived=true" }),
  "a pull from the start": () => call({ path: "/api/sync/changes?since=0&limit=5000" }),
  varietals: () => call({ path: "/api/wines/varietals" }),
  "a meal": () => call(post("/api/wines/pair", { mealDescription: "Lamb" })),
  "a push of 0.9 MB": () => call(push(hostile, PUSH_OPS)),
  "a push of 250 wines": () => call(push(hostile, 250, null)),
  "a wine": () => call(post("/api/wines", newWine)),
};
const streams = Array.from({ length: STREAMS }, openStream);
const running = Object.entries(attempts).flatMap(([what, attempt]) =>
  Array.from({ length: AT_ONCE }, () => again(what, attempt)),
);

await once(process, "message");
isOver = true;
for (const stream of streams) stream.destroy();
await Promise.all(running);
agent.destroy();
process.send(counts, () => process.disconnect());

async function again(what, attempt) {
  while (!isOver) {
    const status = await attempt().catch(() => "broken");
    const said = `${what} ${status}`;
    counts[said] = (counts[said] ?? 0) + 1;
    if (status === 429) await setTimeout(20);
  }
}

async function call(sent) {
  const { status } = await send(url, hostile, { ...sent, agent });
  return status;
}

async function upload() {
  const promised = await send(url, hostile, post("/api/objects/upload", {}));
  if (promised.status !== 200) return promised.status;
  const { uploadURL } = JSON.parse(promised.text);
  await send(url, hostile, { method: "PUT", path: uploadURL, body: picture, type: "image/webp" });
  return call(post("/api/objects/finalize", { rawPath: uploadURL }));
}

function openStream() {
  const asked = request(new URL("/api/sync/events", url), { headers: { cookie } }, (answer) => {
    answer.resume();
  });
  asked.on("error", () => undefined);
  asked.end();
  return asked;
}

/** A picture of 50 megapixels in a file of 2 kB. */
async function tinyPicture() {
  const create = { width: 8_600, height: 5_800, channels: 3, background: "#722f37" };
  return Buffer.from(await sharp({ create }).webp({ lossless: true }).toBuffer());
}
