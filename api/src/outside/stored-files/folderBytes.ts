import { randomUUID } from "node:crypto";
import {
  access,
  constants,
  type FileHandle,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { join } from "node:path";
import type { ObjectBytes } from "../../cellar/ports/objects.ts";
import { flush } from "./flush.ts";
import { makeFolder } from "./makeFolder.ts";
import { requireObjectName } from "./objectName.ts";

/** Prefix of an unfinished file. Object names never begin with a dot. */
const DRAFT = ".draft-";

/**
 * Stores bytes as files in one folder, which is created if needed. A file is complete or absent,
 * even after a power failure: it is written as a draft, flushed and renamed.
 */
export async function openFolderBytes(folder: string): Promise<ObjectBytes> {
  await makeFolder(folder);
  await removeDrafts(folder);

  const pathOf = (name: string): string => {
    requireObjectName(name);
    return join(folder, name);
  };

  return {
    async write(name, bytes, maxBytes) {
      const path = pathOf(name);
      const draft = join(folder, DRAFT + randomUUID());
      try {
        if (!(await writeDraft(draft, bytes, maxBytes))) return "too-large";
        await rename(draft, path);
        await flush(folder);
        return "written";
      } finally {
        await rm(draft, { force: true });
      }
    },

    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (cause) {
        if (isMissing(cause)) return undefined;
        throw cause;
      }
    },

    async size(name) {
      try {
        return (await stat(pathOf(name))).size;
      } catch (cause) {
        if (isMissing(cause)) return 0;
        throw cause;
      }
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async probe() {
      await access(folder, constants.W_OK);
    },
  };
}

/** Writes a stream to a draft file. Returns `false` if the stream exceeds `maxBytes`. */
async function writeDraft(
  draft: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<boolean> {
  const file = await open(draft, "wx");
  try {
    let written = 0;
    for await (const chunk of bytes) {
      written += chunk.byteLength;
      if (written > maxBytes) return false;
      await writeAll(file, chunk);
    }
    await file.sync();
    return true;
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let offset = 0;
  while (offset < chunk.byteLength) {
    const { bytesWritten } = await file.write(chunk, offset);
    offset += bytesWritten;
  }
}

async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder);
  const drafts = names.filter((name) => name.startsWith(DRAFT));
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })));
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
