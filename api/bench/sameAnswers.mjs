import { deepEqual } from "node:assert/strict";
import { newWine } from "./cellars.mjs";

/**
 * Throws if the product and the minimal server answer differently. Only the ids of a new wine may
 * differ.
 */
export async function expectSameAnswers(productUrl, bareUrl, { reader, writer }) {
  const read = async (url) =>
    (await fetch(`${url}/api/wines`, { headers: { cookie: reader.cookie } })).json();
  deepEqual(await read(productUrl), await read(bareUrl));

  const write = async (url) => {
    const answer = await fetch(`${url}/api/wines`, {
      method: "POST",
      headers: { cookie: writer.cookie, "content-type": "application/json" },
      body: JSON.stringify(newWine),
    });
    const wine = await answer.json();
    return { status: answer.status, ...wine, id: typeof wine.id, bottleId: typeof wine.bottleId };
  };
  deepEqual(await write(productUrl), await write(bareUrl));
}
