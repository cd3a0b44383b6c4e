/**
 * Labels read on the device: PP-OCRv4 on onnxruntime finds and reads the text, the rules of
 * rules/label understand it. Nothing is loaded before the first reading.
 */
export {
  CONFIDENT_FROM,
  type LabelField,
  LABEL_FIELDS,
  type LabelFields,
  type Read,
} from "../rules/label/LabelFields.ts";
export { addSecondPhoto } from "../rules/label/addSecondPhoto.ts";
export { labelReadingOf } from "../rules/label/labelReadingOf.ts";
export { forgetReader, isReaderKept, keepReader, READER_BYTES } from "./readerFiles.ts";
export { mayLoadUnasked } from "./mayLoadUnasked.ts";
export type { ReadingFailure, ReadingProgress } from "./readerMessages.ts";
export {
  type DeviceReading,
  LabelNotRead,
  readLabelOnDevice,
  type ReadingOptions,
} from "./readLabelOnDevice.ts";
