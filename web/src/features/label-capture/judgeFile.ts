import { UPLOAD_MAX_BYTES } from "sync-protocol";

/** What the panel does with a chosen file. What is no picture is ignored without a word. */
export type FileVerdict =
  | { readonly kind: "take" }
  | { readonly kind: "ignore" }
  | { readonly kind: "refuse"; readonly problem: string };

/** Judges a chosen file by its declared type and its size in bytes, before it is read. */
export function judgeFile({ type, size }: Pick<Blob, "type" | "size">): FileVerdict {
  if (!type.startsWith("image/")) return { kind: "ignore" };
  if (size > UPLOAD_MAX_BYTES) {
    return {
      kind: "refuse",
      problem: "This photo is larger than 10 MB. Please choose a smaller one.",
    };
  }
  return { kind: "take" };
}
