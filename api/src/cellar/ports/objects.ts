import type { NamedCellar } from "./cellar.ts";

/** An object's cellar and id. An object is an upload or a photo. */
export interface ObjectName {
  readonly cellarId: string;
  readonly id: string;
}

export interface UserObject extends NamedCellar, ObjectName {}

/** The record of an upload or of the photo made from the upload. */
export interface ObjectRecord extends ObjectName {
  readonly state: "promised" | "finalized";
  readonly createdAt: number;
}

/** Times before which objects are stale, in ms since 1970. */
export interface StaleBefore {
  /** Unfinished uploads promised before this time are stale. */
  readonly promised: number;
  /** Photos that no wine has shown since this time are stale. */
  readonly unused: number;
}

/**
 * Records of uploads and photos. The bytes are in {@link ObjectBytes}. Methods that take a member
 * reject with `Refused` if the cellar does not exist or the member cannot change the cellar [C7:
 * one decision].
 */
export interface ObjectStore {
  promise(object: UserObject, now: number): Promise<void>;
  requireEditor(cellar: NamedCellar): Promise<void>;
  find(object: ObjectName): Promise<ObjectRecord | undefined>;
  /** Finds the cellar with this photo among the cellars that the user is a member of. */
  sharedWith(userId: string, id: string): Promise<NamedCellar | undefined>;
  noteBytes(object: ObjectName, bytes: number): Promise<void>;
  /** Finalizes an object with its final size. `false` if the object no longer exists. */
  finalize(object: UserObject, bytes: number): Promise<boolean>;
  /**
   * Size of all objects in all cellars of this cellar's owner, in bytes. An unfinished upload
   * promised after `since` counts as `reserved` bytes.
   */
  bytesOf(
    cellarId: string,
    promised: { readonly since: number; readonly reserved: number },
  ): Promise<number>;
  cellarIds(): AsyncIterable<readonly string[]>;
  /** Photos of these cellars without a recorded size. */
  photosWithoutSize(cellarIds: readonly string[]): Promise<readonly ObjectName[]>;
  /**
   * Records which photos of these cellars no wine shows at `now`, and returns the stale objects.
   */
  stale(
    cellarIds: readonly string[],
    now: number,
    before: StaleBefore,
  ): Promise<readonly ObjectRecord[]>;
  /**
   * Deletes an object's record unless a wine shows the object. Returns whether the record was
   * deleted.
   */
  forget(object: ObjectName): Promise<boolean>;
}

/** Bytes of uploads and photos by name, in a folder or an object storage. */
export interface ObjectBytes {
  /**
   * Writes the whole stream or nothing. Resolves to `too-large` if the stream has more than
   * `maxBytes` bytes.
   */
  write(
    name: string,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    maxBytes: number,
  ): Promise<"written" | "too-large">;
  read(name: string): Promise<Uint8Array | undefined>;
  /** Size of the stored bytes; 0 if nothing is stored under this name. */
  size(name: string): Promise<number>;
  remove(name: string): Promise<void>;
  /** Resolves if bytes can be stored now. Rejects with the reason otherwise. */
  probe(): Promise<void>;
}

/** Processes uploads one at a time. */
export interface PhotoProcessor {
  /** Runs a task when it is the user's turn. Users with waiting tasks take turns. */
  runFairly<T>(userId: string, task: (tools: PhotoTools) => Promise<T>): Promise<T>;
  /** Resolves if the server can process photos. Rejects with the reason otherwise. */
  probe(): Promise<void>;
}

/** Photo processing with limits of pixels, memory and time. */
export interface PhotoTools {
  /**
   * Returns an upright JPEG without metadata. `unreadable`: not a supported image. `too-demanding`:
   * above the limits.
   */
  develop(raw: Uint8Array): Promise<Uint8Array | "unreadable" | "too-demanding">;
  resize(photo: Uint8Array, width: number): Promise<Uint8Array>;
}
