import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { BucketFailure } from "../outside/stored-files/s3Bytes.ts";
import { whyFailed } from "./runUpkeep.ts";

test.each([
  [failure("ENOSPC", { dest: "/backups/cellar.db" }), "/backups/cellar.db: The disk is full."],
  [failure("EDQUOT", { path: "/backups" }), "/backups: The disk quota is used up."],
  [failure("EACCES", { path: "/backups" }), "/backups: This account may not write there."],
  [failure("EROFS", {}), "The disk is read-only."],
  [new Sqlite.SqliteError("", "SQLITE_FULL"), "The disk is full."],
  [new Sqlite.SqliteError("", "SQLITE_IOERR_SHMMAP"), "SQLite needs a local disk"],
  [new Sqlite.SqliteError("", "SQLITE_CORRUPT"), "The database is damaged."],
  [new BucketFailure("The bucket refused: 403 AccessDenied", {}), "403 AccessDenied. Check S3_"],
])("the failure %s is explained to the operator", (cause, sentence) => {
  expect(whyFailed(cause)).toContain(sentence);
});

test("an unexpected error is not explained to the operator", () => {
  expect(whyFailed(new TypeError("x is undefined"))).toBeUndefined();
  expect(whyFailed(new Sqlite.SqliteError("", "SQLITE_CONSTRAINT"))).toBeUndefined();
  expect(whyFailed("nothing")).toBeUndefined();
});

function failure(code: string, facts: object): Error {
  return Object.assign(new Error(code), { code }, facts);
}
