const FAILURES: ReadonlySet<unknown> = new Set([
  "EACCES",
  "EDQUOT",
  "EFBIG",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ENOSPC",
  "EPERM",
  "EROFS",
]);

/** Whether an error means that the disk is full, read-only or broken. */
export function isDiskFailure(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && FAILURES.has(cause.code);
}
