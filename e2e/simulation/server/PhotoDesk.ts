import { finalizeCallSchema, PHOTO_KEPT_MS, photoPathOf } from "sync-protocol";
import * as z from "zod/mini";
import {
  finalizeUpload,
  type ObjectDeps,
  photoName,
  promiseUpload,
  receiveUpload,
  sweepObjects,
} from "../../../api/src/cellar/photos/objects.ts";
import type {
  PhotoTools,
  ObjectBytes,
  ObjectStore,
  PhotoProcessor,
} from "../../../api/src/cellar/ports/objects.ts";
import { objectIdIn, addressOf } from "../../../api/src/cellar/photos/presignedUpload.ts";
import { must } from "../RuleViolation.ts";
import { contentOf, UNREADABLE } from "../photos/pictures.ts";
import type { History } from "./History.ts";

export type PhotoFiles = ReadonlyMap<string, Uint8Array>;

export interface PhotoDeskDeps {
  readonly newId: () => string;
  readonly now: () => number;
  readonly objects: () => ObjectStore;
  readonly history: () => History;
  /** Logs a write, so that it can be repeated on a restored store. */
  readonly log: (replay: (objects: ObjectStore) => Promise<unknown>) => void;
}

const ORIGIN = "https://cellar.example";

const putSchema = z.object({ uploadURL: z.url(), content: z.string() });
const presignedSchema = z.object({
  owner: z.string(),
  expires: z.coerce.number(),
  signature: z.string(),
});

/** The app's photo use cases with files in memory. A picture's bytes are its text. */
export class PhotoDesk {
  readonly #deps: PhotoDeskDeps;
  #files = new Map<string, Uint8Array>();
  readonly #once = new Map<string, string>();

  constructor(deps: PhotoDeskDeps) {
    this.#deps = deps;
  }

  async giveAddress(cookie: string) {
    return {
      uploadURL: addressOf(ORIGIN, await promiseUpload(this.#objectDeps(), { cellarId: cookie })),
    };
  }

  async put(sent: unknown) {
    const { uploadURL, content } = putSchema.parse(sent);
    const url = new URL(uploadURL);
    const { owner: cellarId, ...signed } = presignedSchema.parse(
      Object.fromEntries(url.searchParams),
    );
    const id = objectIdIn(uploadURL, [ORIGIN]) ?? "";
    const bytes = Buffer.from(content);
    await receiveUpload(this.#objectDeps(), {
      presigned: { object: { cellarId, id }, ...signed },
      contentType: "image/jpeg",
      contentLength: bytes.length,
      bytes: chunk(bytes),
    });
    return {};
  }

  async finalize(cookie: string, sent: unknown) {
    const { rawPath, userId: owner } = finalizeCallSchema.parse(sent);
    const id = objectIdIn(rawPath, [ORIGIN]) ?? "";
    const objectPath = await finalizeUpload(
      this.#objectDeps(),
      { userId: cookie, cellarId: cookie },
      { id, owner },
    );
    must(owner === undefined || owner === cookie, () => "[P5] another person has the photo");
    this.#once.set(objectPath, this.contentAt(objectPath) ?? "");
    return { objectPath };
  }

  sweep(): Promise<void> {
    return sweepObjects(this.#objectDeps(), this.#deps.now());
  }

  contentAt(path: string): string | undefined {
    const photo = this.#files.get(photoName(objectIdIn(path, []) ?? ""));
    return photo && contentOf(photo);
  }

  contentOnceAt(path: string): string | undefined {
    return this.#once.get(path);
  }

  copyFiles(): PhotoFiles {
    return new Map(this.#files);
  }

  replaceFiles(files: PhotoFiles): void {
    this.#files = new Map(files);
  }

  #objectDeps(): ObjectDeps {
    const { newId, now } = this.#deps;
    const uploadKey = "the key of the uploads";
    return {
      objects: this.#watched(),
      bytes: this.#bytes,
      photoProcessor: PROCESSOR,
      uploadKey,
      newId,
      now,
    };
  }

  #watched(): ObjectStore {
    const { objects, log, now, history } = this.#deps;
    return {
      find: (object) => objects().find(object),
      sharedWith: (userId, id) => objects().sharedWith(userId, id),
      promise: (object, at) => this.#write((store) => store.promise(object, at)),
      stale: (cellarIds, at, before) => this.#write((store) => store.stale(cellarIds, at, before)),
      noteBytes: (object, bytes) => this.#write((store) => store.noteBytes(object, bytes)),
      requireEditor: (cellar) => objects().requireEditor(cellar),
      bytesOf: (cellarId, promised) => objects().bytesOf(cellarId, promised),
      cellarIds: () => objects().cellarIds(),
      photosWithoutSize: (cellarIds) => objects().photosWithoutSize(cellarIds),
      async finalize(object, bytes) {
        const isFinalized = await objects().finalize(object, bytes);
        if (!isFinalized) return false;
        log((store) => store.finalize(object, bytes));
        history().photoUses.set(photoPathOf(object.id), now());
        return true;
      },
      async forget(object) {
        const isForgotten = await objects().forget(object);
        if (!isForgotten) return false;
        log((store) => store.forget(object));
        witnessSweep(history(), photoPathOf(object.id), now());
        return true;
      },
    };
  }

  #write<T>(write: (objects: ObjectStore) => Promise<T>): Promise<T> {
    this.#deps.log(write);
    return write(this.#deps.objects());
  }

  readonly #bytes: ObjectBytes = {
    write: async (name, bytes) => {
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(part);
      this.#files.set(name, Buffer.concat(parts));
      return "written";
    },
    read: (name) => Promise.resolve(this.#files.get(name)),
    size: (name) => Promise.resolve(this.#files.get(name)?.byteLength ?? 0),
    remove: (name) => {
      this.#files.delete(name);
      return Promise.resolve();
    },
    probe: () => Promise.resolve(),
  };
}

/**
 * [F2: retention] A photo is deleted only if no wine or event has shown it for 90 days. Removed
 * records do not count.
 */
function witnessSweep({ persons, photoUses }: History, path: string, now: number) {
  const usedAt = photoUses.get(path);
  if (usedAt === undefined) return;
  must(now - usedAt > PHOTO_KEPT_MS, () => `[F2] ${path} was swept before its 90 days`);
  for (const { rows, events } of persons.values()) {
    for (const { id, photoUrl, deleted } of [...rows.values(), ...events.values()]) {
      must(deleted || photoUrl !== path, () => `[F2] ${path} was swept under ${id}`);
    }
  }
}

const TOOLS: PhotoTools = {
  develop: (raw) => Promise.resolve(contentOf(raw).startsWith(UNREADABLE) ? "unreadable" : raw),
  resize: (photo) => Promise.resolve(photo),
};

const PROCESSOR: PhotoProcessor = {
  runFairly: (_, task) => task(TOOLS),
  probe: () => Promise.resolve(),
};

async function* chunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  await Promise.resolve();
  yield bytes;
}
