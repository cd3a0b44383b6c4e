/** A photo that a user took of a wine or an event; each has unique content. */
export interface EntrustedPhoto {
  readonly content: string;
  readonly owner: string;
  /** The id of the wine or the event. */
  readonly wineId: string;
  readonly isOfEvent?: true;
}

/** The photos that users took, and which of them must still be kept. */
export class EntrustedPhotos {
  readonly #all: EntrustedPhoto[] = [];
  readonly #promised = new Set<string>();
  /** The local stores in which the user has replaced or removed the photo. */
  readonly #replacedIn = new Map<string, Set<string>>();
  /** The local store in which the user gave up the photo, if nothing else did. */
  readonly #givenUpIn = new Map<string, string>();

  /** Records a new photo; the wine's earlier photos are given up. */
  entrust(photo: EntrustedPhoto, storeId: string): void {
    this.giveUp(photo, storeId);
    this.#all.push(photo);
    this.#promised.add(photo.content);
  }

  /**
   * Records that the user gave up the photos of this wine. Plain clients have no local store.
   * Photos that wait to be uploaded come after all queued changes, so they are not affected.
   */
  giveUp(
    { owner, wineId }: Omit<EntrustedPhoto, "content">,
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
   * Records that a change of this local store replaced the photo on the server. If the user
   * replaced it there, the promise ends even if they restored it elsewhere meanwhile [M2: no conflict].
   */
  noteReplaced(content: string | undefined, storeId: string): void {
    if (content !== undefined && this.isReplacedIn(content, storeId)) this.release(content);
  }

  /**
   * The user undid giving up the photo here, before that was sent, as if it had never happened.
   * Another device may have given it up or replaced it.
   */
  takeBack(content: string | undefined, storeId: string): void {
    if (content === undefined) return;
    if (this.#givenUpIn.get(content) === storeId) this.recall(content, storeId);
    else this.#replacedIn.get(content)?.delete(storeId);
  }

  /** The user restores the photo with a new change. */
  recall(content: string | undefined, storeId: string): void {
    if (content === undefined) return;
    this.#replacedIn.get(content)?.delete(storeId);
    this.#givenUpIn.delete(content);
    this.#promised.add(content);
  }

  isReplacedIn(content: string, storeId: string): boolean {
    return this.#replacedIn.get(content)?.has(storeId) ?? false;
  }

  /** The photos that must still exist somewhere. */
  get promised(): readonly EntrustedPhoto[] {
    return this.#all.filter(({ content }) => this.#promised.has(content));
  }
}
