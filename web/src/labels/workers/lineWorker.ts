import type { LineAnswer, LineRequest } from "./lineMessages.ts";
import { openRecogniser } from "../lines/onnxModels.ts";
import type { Recogniser } from "../lines/readText.ts";

let recogniser: Promise<Recogniser> | undefined;

addEventListener("message", ({ data }: MessageEvent<LineRequest>) => {
  void answerTo(data).then((answer) => {
    postMessage(answer);
  });
});

async function answerTo(request: LineRequest): Promise<LineAnswer> {
  try {
    if (request.kind === "open") recogniser = openRecogniser(request.files);
    const recognise = await recogniser;
    if (!recognise) return { kind: "failed", detail: "Asked to read before it was opened" };
    if (request.kind === "open") return { kind: "ready" };
    return { kind: "read", line: await recognise(request.line) };
  } catch (cause) {
    return { kind: "failed", detail: String(cause) };
  }
}
