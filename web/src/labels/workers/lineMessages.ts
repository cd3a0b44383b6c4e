import type { Decoded } from "../lines/decodeText.ts";
import type { Planes } from "../lines/detectorInput.ts";
import type { RecogniserFiles } from "../lines/onnxModels.ts";

/** What the reader asks of the worker that reads lines beside it; one line at a time. */
export type LineRequest =
  | { readonly kind: "open"; readonly files: RecogniserFiles }
  | { readonly kind: "read"; readonly line: Planes };

/** What that worker answers. */
export type LineAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "read"; readonly line: Decoded }
  | { readonly kind: "failed"; readonly detail: string };
