/**
 * Reads labels on the device: PP-OCRv4 on onnxruntime finds and reads the text, and `understand`
 * interprets the text. Nothing is loaded before the first reading.
 */
export {
  CONFIDENT_FROM,
  type LabelField,
  LABEL_FIELDS,
  type LabelFields,
  type ReadValue,
} from "./understand/fields/LabelFields.ts";
export { addSecondPhoto } from "./understand/refinements/addSecondPhoto.ts";
export {
  CORRECTED_FIELDS,
  correctedReading,
  type Correction,
  correctionsOf,
} from "./understand/refinements/corrections.ts";
export { labelReadingOf } from "./understand/refinements/labelReadingOf.ts";
export { forgetReader, isReaderKept, keepReader, READER_MEGABYTES } from "./readerFiles.ts";
export { mayLoadUnasked } from "./mayLoadUnasked.ts";
export { type FrameAdvice, frameAdviceOf } from "./photo/frameAdvice.ts";
export type { PhotoFlaw } from "./photo/photoFlaw.ts";
export type { ReadingFailure, ReadingProgress } from "./workers/readerMessages.ts";
export {
  type DeviceReading,
  LabelNotRead,
  readLabelOnDevice,
  type ReadingOptions,
} from "./readLabelOnDevice.ts";
