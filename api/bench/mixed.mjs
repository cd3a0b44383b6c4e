/** Measures a reader's waits while other users upload photos and sign in. */
import { Buffer } from "node:buffer";
import { connect } from "./connection.mjs";
import sharp from "sharp";

const AT_ONCE = 8;

/** A phone's photo has 12 megapixels. */
const PHOTO = { width: 4_000, height: 3_000 };

/**
 * A reader's waits in ms, by round: `busy` while the server processes photos and sign-ins, and
 * `quiet` afterwards.
 */
export async function measureMixed(url, { reader, credentials, rounds }) {
  const photo = await phonePhoto();
  const connection = connect(url);
  const read = async () =>
    (await connection.send({ path: "/api/wines", cookie: reader.cookie })).tookMs;

  const measured = [];
  for (let round = -1; round < rounds; round += 1) {
    const uploads = await Promise.all(Array.from({ length: AT_ONCE }, () => upload(photo)));
    const work = Promise.all([
      ...uploads.map((rawPath) => post("/api/objects/finalize", { rawPath }, reader.cookie)),
      ...Array.from({ length: AT_ONCE }, () => post("/api/auth/login", credentials)),
    ]);
    const busy = await readUntil(read, work);
    const quiet = [];
    while (quiet.length < busy.length) quiet.push(await read());
    // The first round is a warm-up.
    if (round >= 0) measured.push({ quiet, busy });
  }
  connection.close();
  return measured;

  async function upload(bytes) {
    const { uploadURL } = await (await post("/api/objects/upload", {}, reader.cookie)).json();
    const sent = await fetch(uploadURL, { method: "PUT", body: bytes });
    if (!sent.ok) throw new Error(`PUT of a photo: ${await sent.text()}`);
    return uploadURL;
  }

  async function post(path, body, cookie = "") {
    const answer = await fetch(new URL(path, url), {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  }
}

async function readUntil(read, work) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const took = [];
  while (!isDone) took.push(await read());
  await done;
  return took;
}

async function phonePhoto() {
  const { width, height } = PHOTO;
  const noise = { type: "gaussian", mean: 128, sigma: 30 };
  const photo = await sharp({ create: { width, height, channels: 3, background: "#000", noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
  return Buffer.from(photo);
}
