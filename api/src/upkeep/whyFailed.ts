import { BucketFailure } from "../outside/s3Bytes.ts";
import { whyUnusable } from "../store/openDatabase.ts";

const FULL = "The disk is full. Make room, or name a folder on another disk.";

/** What the system and SQLite say of a disk, in words. */
const DISK: Readonly<Record<string, string>> = {
  EACCES: "This account may not write there. Give it the right to, or name another folder.",
  EDQUOT: "The disk quota is used up. Make room, or name a folder on another disk.",
  EFBIG: "The file would be larger than this process may write. Raise its limit.",
  EIO: "The disk failed. Check it, and the system's log.",
  EMFILE: "Too many files are open. Raise the limit of this process.",
  ENFILE: "Too many files are open on this machine.",
  ENOSPC: FULL,
  ENOTDIR: "A part of that path is a file. Name another folder.",
  EPERM: "This account may not write there. Give it the right to, or name another folder.",
  EROFS: "The disk is read-only. Name a folder on another one.",
  SQLITE_FULL: FULL,
};

/** Why a command failed, as a sentence for the operator; `undefined` for a bug. */
export function whyFailed(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof BucketFailure) {
    return `${cause.message}. Check S3_ENDPOINT, S3_BUCKET and the key, and run this again.`;
  }
  const words = "code" in cause ? DISK[String(cause.code)] : undefined;
  if (words === undefined) {
    const why = whyUnusable(cause);
    return why === undefined ? undefined : `The database ${why}`;
  }
  const path = "dest" in cause ? cause.dest : "path" in cause ? cause.path : undefined;
  return typeof path === "string" ? `${path}: ${words}` : words;
}
