import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { LABEL_MODELS } from "../../labelModels.ts";
import { openModels } from "../../src/labels/lines/onnxModels.ts";
import { READING_SIDE_MAX } from "../../src/labels/photo/Pixels.ts";
import { readText } from "../../src/labels/lines/readText.ts";
import { parseLabel } from "../../src/labels/understand/parseLabel.ts";
import type { EvaluatedReader } from "./EvaluatedReader.ts";

export async function openNodeReader(directory: string): Promise<EvaluatedReader> {
  const model = (file: string) => readFileSync(join(LABEL_MODELS, file));
  const models = await openModels({
    detector: model("ch_PP-OCRv4_det_infer.onnx"),
    recogniser: model("ch_PP-OCRv4_rec_infer.onnx"),
    alphabet: model("ppocr_keys_v1.txt"),
  });
  return {
    read: async (file) => {
      const { data: bytes, info } = await sharp(join(directory, file))
        .rotate()
        .resize({
          width: READING_SIDE_MAX,
          height: READING_SIDE_MAX,
          fit: "inside",
          withoutEnlargement: true,
        })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const start = performance.now();
      const { lines, glass } = await readText(models, {
        width: info.width,
        height: info.height,
        bytes,
      });
      const currentYear = new Date().getUTCFullYear();
      const fields = parseLabel(lines, { currentYear, cellar: [], ...(glass && { glass }) });
      return { fields, ms: performance.now() - start };
    },
    close: () => Promise.resolve(),
  };
}
