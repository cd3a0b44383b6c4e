import type { NamedCellar } from "./cellar.ts";

/** The name of an object: its cellar and its id. */
export interface ObjectName {
  readonly cellarId: string;
  readonly id: string;
}

/** An object in the hands of the user who uploads it. */
export interface UserObject extends NamedCellar, ObjectName {}

/** One upload, from the signed address to the finished photo. */
export interface ObjectRecord extends ObjectName {
  readonly state: "promised" | "finalized";
  readonly createdAt: number;
}

/** The times before which objects are stale, ms since 1970. */
export interface StaleBefore {
  /** Address given before this time, and never finalized. */
  readonly promised: number;
  /** Finalized, and shown by no wine since before this time. */
  readonly unused: number;
}

/**
 * The records of objects. Their bytes are in {@link ObjectBytes}. Three operations reject with
 * `Refused` if the cellar does not exist or the member may not change it [C7: one decision].
 */
export interface ObjectStore {
  promise(object: UserObject, now: number): Promise<void>;
  /** Only refuses, if there is a reason. */
  requireEditor(cellar: NamedCellar): Promise<void>;
  /** `undefined` if the cellar has no object with that id. */
  find(object: ObjectName): Promise<ObjectRecord | undefined>;
  /** The cellar, of those that the user is a member of, that has a photo with that id. */
  sharedWith(userId: string, id: string): Promise<NamedCellar | undefined>;
  /** Records the stored size of an object. */
  noteBytes(object: ObjectName, bytes: number): Promise<void>;
  /** Records the final size. `false` if the object was forgotten meanwhile. */
  finalize(object: UserObject, bytes: number): Promise<boolean>;
  /**
   * The size of the objects in all cellars that this cellar's owner owns. An upload started since
   * `since` counts as `reserved` bytes.
   */
  bytesOf(
    cellarId: string,
    promised: { readonly since: number; readonly reserved: number },
  ): Promise<number>;
  /** The ids of all cellars, in groups to process together. */
  cellarIds(): AsyncIterable<readonly string[]>;
  /** Finalized objects of these cellars without a recorded size. */
  unweighed(cellarIds: readonly string[]): Promise<readonly ObjectName[]>;
  /**
   * Records which finalized objects of these cellars no wine shows at `now`, and returns the stale
   * ones.
   */
  stale(
    cellarIds: readonly string[],
    now: number,
    before: StaleBefore,
  ): Promise<readonly ObjectRecord[]>;
  /** Forgets an object unless a wine shows it by now. Returns whether it did. */
  forget(object: ObjectName): Promise<boolean>;
}

/** The bytes of uploads and photos by name, in a folder or an object storage. */
export interface ObjectBytes {
  /** Writes the whole stream or nothing; `too-large` above `maxBytes`. */
  write(
    name: string,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    maxBytes: number,
  ): Promise<"written" | "too-large">;
  /** `undefined` if nothing is stored under this name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** The size in bytes; 0 if nothing is stored under this name. */
  size(name: string): Promise<number>;
  remove(name: string): Promise<void>;
  /** Resolves if bytes can be stored now; throws with the reason otherwise. */
  probe(): Promise<void>;
}

/** Turns uploads into photos, one at a time. */
export interface PhotoProcessor {
  /** Runs a task when it is this user's turn. Queued users alternate. */
  inTurn<T>(userId: string, task: (tools: PhotoTools) => Promise<T>): Promise<T>;
  /** Resolves if photos can be processed on this machine; throws with the reason otherwise. */
  probe(): Promise<void>;
}

/** Photo processing with limits of pixels, memory and time. */
export interface PhotoTools {
  /**
   * An upright JPEG without metadata. `unreadable` if the bytes are not a supported image,
   * `too-demanding` if it exceeds the limits.
   */
  develop(raw: Uint8Array): Promise<Uint8Array | "unreadable" | "too-demanding">;
  /** The photo scaled down to `width` pixels. */
  resize(photo: Uint8Array, width: number): Promise<Uint8Array>;
}
