import { finalizeAnswerSchema, uploadAnswerSchema } from "sync-protocol";
import type { Browser } from "../browser/Browser.ts";
import type { ServerReply, SentCall } from "../server/SentCall.ts";

/**
 * Uploads a photo as the form does, with the current cookie. Returns the photo's path, or
 * `undefined` if the server refuses the photo.
 */
export async function uploadAtOnce(
  server: { receive(call: SentCall): Promise<ServerReply> },
  { cookie, storeId }: Browser,
  content: string,
): Promise<string | undefined> {
  const ask = async (kind: SentCall["kind"], body: object) => {
    const call = { kind, cookie, sender: storeId, text: JSON.stringify(body) };
    const { status, text } = await server.receive(call);
    return status === 200 ? (JSON.parse(text) as unknown) : undefined;
  };
  const promised = uploadAnswerSchema.safeParse(await ask("ask for address", {}));
  if (!promised.success) return undefined;
  const { uploadURL } = promised.data;
  await ask("put", { uploadURL, content });
  const [rawPath] = uploadURL.split("?", 1);
  return finalizeAnswerSchema.safeParse(await ask("finalize", { rawPath })).data?.objectPath;
}
