/** Names an object: whose it is, and which of theirs. */
export interface ObjectName {
  readonly userId: string;
  readonly id: string;
}

/** One upload, from the promise of an address to the finished photo. */
export interface ObjectRecord extends ObjectName {
  readonly state: "promised" | "finalized";
  readonly createdAt: number;
}

/** From which moments on objects are no longer kept, ms since 1970. */
export interface StaleBefore {
  /** Promised before this moment, and never finalized. */
  readonly promised: number;
  /** Finalized, and since before this moment known to be shown by no wine. */
  readonly unused: number;
}

/** Whose objects there are; the bytes are in {@link ObjectBytes}. */
export interface ObjectStore {
  promise(object: ObjectName, now: number): Promise<void>;
  /** `undefined` where the person has no object of that id. */
  find(object: ObjectName): Promise<ObjectRecord | undefined>;
  /** Notes how many bytes are kept of an object. */
  noteBytes(object: ObjectName, bytes: number): Promise<void>;
  /** Notes how many bytes it came to; `false` when the object has been forgotten meanwhile. */
  finalize(object: ObjectName, bytes: number): Promise<boolean>;
  /** The bytes of all objects of a person; one promised since a moment counts as `reserved`. */
  bytesOf(
    userId: string,
    promised: { readonly since: number; readonly reserved: number },
  ): Promise<number>;
  /** Everybody who may have a cellar, some at a time: as many as are looked through in one go. */
  owners(): AsyncIterable<readonly string[]>;
  /** Finalized objects of these people of which nobody noted how many bytes they came to. */
  unweighed(owners: readonly string[]): Promise<readonly ObjectName[]>;
  /**
   * Notes which finalized objects of these people no wine shows at `now`, and gives those of the
   * moments before.
   */
  stale(
    owners: readonly string[],
    now: number,
    before: StaleBefore,
  ): Promise<readonly ObjectRecord[]>;
  /** Forgets an object unless a wine has come to show it meanwhile; says whether it did. */
  forget(object: ObjectName): Promise<boolean>;
}

/** Bytes of uploads and photos, by name; a folder, or any object storage. */
export interface ObjectBytes {
  /** Writes the stream whole or not at all; `too-large` above `maxBytes`, and nothing is kept. */
  write(
    name: string,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    maxBytes: number,
  ): Promise<"written" | "too-large">;
  /** `undefined` when there is nothing of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** How many bytes there are of that name; none where there is nothing. */
  size(name: string): Promise<number>;
  remove(name: string): Promise<void>;
  /** Resolves where bytes can be kept now; throws, with the reason, where they can't. */
  probe(): Promise<void>;
}

/** Turns what people upload into what we serve, one photo at a time. */
export interface PhotoProcessor {
  /** Runs a task with the tools when it is this person's turn; those who wait take turns. */
  inTurn<T>(userId: string, task: (tools: PhotoTools) => Promise<T>): Promise<T>;
  /** Resolves where photos can be made on this machine; throws, with the reason, where none can. */
  probe(): Promise<void>;
}

/** What makes a photo, within bounds of pixels, memory and time. */
export interface PhotoTools {
  /**
   * An upright JPEG without metadata; `unreadable` when the bytes are not an image we can read,
   * `too-demanding` when that would exceed the bounds.
   */
  develop(raw: Uint8Array): Promise<Uint8Array | "unreadable" | "too-demanding">;
  /** The photo scaled down to `width` pixels. */
  resize(photo: Uint8Array, width: number): Promise<Uint8Array>;
}
