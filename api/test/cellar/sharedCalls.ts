import { randomUUID } from "node:crypto";
import { CALLS, pathIn, PROTOCOL, uploadAnswerSchema, wineSchema } from "sync-protocol";
import sharp from "sharp";
import { expect } from "vitest";
import * as z from "zod/mini";
import { documentedFetch } from "../documentedFetch.ts";
import type { Answer, Client } from "../startApp.ts";
import type { CellarUser } from "./cellarUsers.ts";
import { BAROLO } from "./wineBodies.ts";

export async function winesIn(user: Client, cellar: string) {
  return (await user.get(pathIn(cellar, CALLS.listWines))).read(z.array(wineSchema));
}

export function addWine(user: Client, cellar: string, name = "Cannubi", key?: string) {
  const headers = key === undefined ? {} : { "Idempotency-Key": key };
  return user.post(pathIn(cellar, CALLS.createWine), { ...BAROLO, name }, headers);
}

export function pull(user: Client, cellar: string, query = "") {
  const path = `${pathIn(cellar, CALLS.pull)}?protocol=${String(PROTOCOL)}&since=0${query}`;
  return user.get(path);
}

export function push(
  user: CellarUser,
  cellar: string,
  ops: readonly object[],
  {
    deviceId = randomUUID(),
    epoch = null,
    ackThrough = 0,
  }: {
    readonly deviceId?: string;
    readonly epoch?: string | null;
    readonly ackThrough?: number;
  } = {},
) {
  const { id: userId } = user.user;
  const body = { protocol: PROTOCOL, userId, deviceId, epoch, ackThrough, ops };
  return user.post(pathIn(cellar, CALLS.push), body);
}

export function createOp(opNo = 1, more: object = {}) {
  const body = { ...WINE, ...more };
  return {
    opNo,
    opId: randomUUID(),
    change: { kind: "create", wineId: randomUUID(), bottleId: randomUUID(), body },
  };
}

/** Returns the path and query of the upload's address. */
export async function requestUpload(user: Client, cellar: string): Promise<string> {
  const answer = await user.post(pathIn(cellar, CALLS.promiseUpload), {});
  const { pathname, search } = new URL(answer.read(uploadAnswerSchema).uploadURL);
  return pathname + search;
}

export async function sendPicture(client: Client, address: string): Promise<Answer> {
  const raw = Uint8Array.from(await sharp(PICTURE).jpeg().toBuffer());
  return client.send("PUT", address, { raw, headers: { "Content-Type": "image/jpeg" } });
}

export function finalize(user: Client, cellar: string, address: string): Promise<Answer> {
  return user.post(pathIn(cellar, CALLS.finalizePhoto), { rawPath: address });
}

export function cookiesOf(user: Client): string {
  return Array.from(user.cookies, ([name, value]) => `${name}=${value}`).join("; ");
}

export async function listen(url: string, user: Client, cellar: string) {
  const path = `${pathIn(cellar, CALLS.liveEvents)}?protocol=${String(PROTOCOL)}`;
  const response = await documentedFetch(url + path, { headers: { Cookie: cookiesOf(user) } });
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  const readOn = async () => {
    const { done, value } = await reader.read();
    received += value ?? "";
    return !done;
  };
  return {
    received: () => received,
    async until(mark: string) {
      while (!received.includes(mark) && (await readOn()));
      return received;
    },
    async ended() {
      while (await readOn());
    },
  };
}

const PICTURE = {
  create: { width: 64, height: 48, channels: 3, background: "#722f37" },
} as const;

const WINE = {
  name: "Cannubi",
  vintage: 2016,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piemonte",
  producer: "Brezza",
  quantity: 6,
};
