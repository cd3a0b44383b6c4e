import type { LineReading } from "../lines/decodeText.ts";
import type { Planes } from "../lines/detectorInput.ts";
import type { RecogniserFiles } from "../lines/onnxModels.ts";

/** Requests to the second line recogniser's worker. The worker reads one line at a time. */
export type LineRequest =
  | { readonly kind: "open"; readonly files: RecogniserFiles }
  | { readonly kind: "read"; readonly line: Planes };

export type LineAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "read"; readonly line: LineReading }
  | { readonly kind: "failed"; readonly detail: string };
