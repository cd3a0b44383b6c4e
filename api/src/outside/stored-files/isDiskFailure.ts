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

/** Whether it is the disk that failed, full, read-only or broken, and not what was asked of it. */
export function isDiskFailure(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && FAILURES.has(cause.code);
}
