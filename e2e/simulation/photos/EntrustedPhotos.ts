/** A photo that a person took for a wine or an event; no two show the same. */
export interface Entrusted {
  readonly content: string;
  readonly owner: string;
  /** Of the wine or the event. */
  readonly wineId: string;
  readonly isOfEvent?: true;
}

/** What was entrusted to the browsers and is promised still, as their owners gave it and took it. */
export class EntrustedPhotos {
  readonly #all: Entrusted[] = [];
  readonly #promised = new Set<string>();
  /** The local stores in which its owner has put another in its place, or none. */
  readonly #replacedIn = new Map<string, Set<string>>();
  /** The local store in which its owner gave up what was promised until then, and nothing else did. */
  readonly #givenUpIn = new Map<string, string>();

  /** Its owner takes a photo; what the wine had before is given up. */
  entrust(photo: Entrusted, storeId: string): void {
    this.giveUp(photo, storeId);
    this.#all.push(photo);
    this.#promised.add(photo.content);
  }

  /**
   * Its owner wants no photo any more that the wine has had; a plain client has no local store. What
   * waits there to be sent comes after all that is queued, and so is not meant.
   */
  giveUp(
    { owner, wineId }: Omit<Entrusted, "content">,
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

  /** Nothing is promised of this photo from here on. */
  release(content: string | undefined): void {
    if (content === undefined) return;
    this.#promised.delete(content);
    this.#givenUpIn.delete(content);
  }

  /**
   * A change of this local store has replaced it on the server. Where its owner meant that, it holds
   * though they have brought it back elsewhere meanwhile (rule M2).
   */
  noteReplaced(content: string | undefined, storeId: string): void {
    if (content !== undefined && this.isReplacedIn(content, storeId)) this.release(content);
  }

  /**
   * Its owner takes back that they gave it up here, before anything of that was sent: it is as if they
   * never had. Another device may have given it up or replaced it.
   */
  takeBack(content: string | undefined, storeId: string): void {
    if (content === undefined) return;
    if (this.#givenUpIn.get(content) === storeId) this.recall(content, storeId);
    else this.#replacedIn.get(content)?.delete(storeId);
  }

  /** Its owner wants it back after all, and a change of theirs says so. */
  recall(content: string | undefined, storeId: string): void {
    if (content === undefined) return;
    this.#replacedIn.get(content)?.delete(storeId);
    this.#givenUpIn.delete(content);
    this.#promised.add(content);
  }

  isReplacedIn(content: string, storeId: string): boolean {
    return this.#replacedIn.get(content)?.has(storeId) ?? false;
  }

  /** The photos that are promised to be somewhere. */
  get promised(): readonly Entrusted[] {
    return this.#all.filter(({ content }) => this.#promised.has(content));
  }
}
