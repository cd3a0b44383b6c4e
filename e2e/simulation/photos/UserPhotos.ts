/** A photo that a user took of a wine or an event. Each photo has unique content. */
export interface UserPhoto {
  readonly content: string;
  readonly owner: string;
  /** The id of the wine or the event. */
  readonly wineId: string;
  readonly isOfEvent?: true;
}

/** The photos that users took, and which of them must still exist. */
export class UserPhotos {
  readonly #all: UserPhoto[] = [];
  readonly #promised = new Set<string>();
  /** By content: the local stores in which the user replaced or removed the photo. */
  readonly #replacedIn = new Map<string, Set<string>>();
  /** By content: the local store in which the user first replaced or removed the photo. */
  readonly #givenUpIn = new Map<string, string>();

  /** Records a new photo. The wine's earlier photos need not be kept any more. */
  entrust(photo: UserPhoto, storeId: string): void {
    this.giveUp(photo, storeId);
    this.#all.push(photo);
    this.#promised.add(photo.content);
  }

  /**
   * Records that the user gave up the photos of this wine. The photos in `waiting` are not
   * affected: they wait for upload and are attached after all queued changes.
   */
  giveUp(
    { owner, wineId }: Omit<UserPhoto, "content">,
    storeId?: string,
    waiting: ReadonlySet<string> = new Set(),
  ): void {
    for (const photo of this.#all) {
      if (photo.owner !== owner || photo.wineId !== wineId) continue;
      if (waiting.has(photo.content)) continue;
      const wasPromised = this.#promised.has(photo.content);
      this.release(photo.content);
      if (storeId === undefined) continue;
      if (wasPromised) this.#givenUpIn.set(photo.content, storeId);
      const stores = this.#replacedIn.get(photo.content) ?? new Set();
      this.#replacedIn.set(photo.content, stores.add(storeId));
    }
  }

  release(content: string | undefined): void {
    if (content === undefined) return;
    this.#promised.delete(content);
    this.#givenUpIn.delete(content);
  }

  /**
   * Records that a change from this local store replaced the photo on the server. From then on the
   * photo need not be kept, even if another device restored it [M2: no conflict].
   */
  noteReplaced(content: string | undefined, storeId: string): void {
    if (content !== undefined && this.isReplacedIn(content, storeId)) this.release(content);
  }

  /**
   * Records that the user undid an unsent removal of the photo on this device. The photo must be
   * kept again, unless another device was the first to replace or remove the photo.
   */
  takeBack(content: string | undefined, storeId: string): void {
    if (content === undefined) return;
    if (this.#givenUpIn.get(content) === storeId) this.recall(content, storeId);
    else this.#replacedIn.get(content)?.delete(storeId);
  }

  /** Records that the user restored the photo with a new change. */
  recall(content: string | undefined, storeId: string): void {
    if (content === undefined) return;
    this.#replacedIn.get(content)?.delete(storeId);
    this.#givenUpIn.delete(content);
    this.#promised.add(content);
  }

  isReplacedIn(content: string, storeId: string): boolean {
    return this.#replacedIn.get(content)?.has(storeId) ?? false;
  }

  get promised(): readonly UserPhoto[] {
    return this.#all.filter(({ content }) => this.#promised.has(content));
  }
}
