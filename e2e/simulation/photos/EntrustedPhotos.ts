/** A photo that a person took for a wine; no two show the same. */
export interface Entrusted {
  readonly content: string;
  readonly owner: string;
  readonly wineId: string;
}

/** What was entrusted to the browsers and is promised still, as their owners gave it and took it. */
export class EntrustedPhotos {
  readonly #all: Entrusted[] = [];
  readonly #promised = new Set<string>();
  /** The local stores in which its owner has put another in its place, or none. */
  readonly #replacedIn = new Map<string, Set<string>>();

  /** Its owner takes a photo; what the wine had before is given up. */
  entrust(photo: Entrusted, storeId: string): void {
    this.giveUp(photo, storeId);
    this.#all.push(photo);
    this.#promised.add(photo.content);
  }

  /** Its owner wants no photo any more that the wine has had; a plain client has no local store. */
  giveUp({ owner, wineId }: Omit<Entrusted, "content">, storeId?: string): void {
    for (const photo of this.#all) {
      if (photo.owner !== owner || photo.wineId !== wineId) continue;
      this.#promised.delete(photo.content);
      if (storeId === undefined) continue;
      const stores = this.#replacedIn.get(photo.content) ?? new Set();
      this.#replacedIn.set(photo.content, stores.add(storeId));
    }
  }

  /** Nothing is promised of this photo from here on. */
  release(content: string | undefined): void {
    if (content !== undefined) this.#promised.delete(content);
  }

  /**
   * A change of this local store has replaced it on the server. Where its owner meant that, it holds
   * though they have brought it back elsewhere meanwhile (rule M2).
   */
  noteReplaced(content: string | undefined, storeId: string): void {
    if (content !== undefined && this.isReplacedIn(content, storeId)) this.release(content);
  }

  /** Its owner wants it back after all. */
  recall(content: string | undefined, storeId: string): void {
    if (content === undefined) return;
    this.#replacedIn.get(content)?.delete(storeId);
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
