import {
  type EventAuthor,
  type EventRow,
  type Holdings,
  photoIdIn,
  type PlaceRow,
  textIn,
  type WineRow,
  type WishRow,
} from "sync-protocol";
import type { StoredResult } from "../../cellar/ports/cellar.ts";
import { ANSWERS_KEPT, type DeviceRecord, type Ledger } from "../ledger.ts";
import { PostgresFailure } from "./connection.ts";

export interface CellarRecord {
  readonly seq: number;
  readonly wines: number;
  readonly text: number;
  readonly answers: number;
}

export interface KeptResult {
  readonly result: StoredResult;
  readonly answerNo: number | undefined;
}

export interface BatchFacts {
  readonly epoch: string;
  readonly cellar: CellarRecord;
  readonly rows: readonly WineRow[];
  /**
   * All places of the cellar if the batch changes a place; otherwise only the places of repeated
   * ops.
   */
  readonly places: readonly PlaceRow[];
  readonly events: readonly EventRow[];
  readonly eventsHeld: number;
  readonly wishes: readonly WishRow[];
  readonly wishesHeld: number;
  readonly author: EventAuthor | undefined;
  /** Bottle ids in the batch that wines of the cellar already have. */
  readonly bottleIds: readonly string[];
  /** Ids of the batch's photos that are finalized in the cellar. */
  readonly photoIds: readonly string[];
  readonly results: ReadonlyMap<string, KeptResult>;
  readonly device: DeviceRecord | undefined;
  /** Keys of the device's ops in the batch, by op number. */
  readonly opKeys: ReadonlyMap<number, string>;
}

export interface BatchDifference {
  readonly cellar: CellarRecord;
  readonly rows: readonly WineRow[];
  readonly places: readonly PlaceRow[];
  readonly events: readonly EventRow[];
  readonly wishes: readonly WishRow[];
  readonly results: readonly (KeptResult & { readonly key: string })[];
  readonly device: DeviceRecord | undefined;
  readonly opKeys: ReadonlyMap<number, string>;
  /** The device's op numbers up to this one are to be deleted. */
  readonly forgetThrough: number | undefined;
  /** Photos that a record shows now and did not show before. */
  readonly shownPhotoIds: readonly string[];
}

/**
 * A ledger in memory with the data loaded for a batch. Writes nothing to the database, but collects
 * the changes in {@link BatchLedger.difference}.
 */
export class BatchLedger implements Ledger {
  readonly epoch: string;
  #cellar: CellarRecord;
  readonly #rows: Map<string, WineRow>;
  readonly #places: Map<string, PlaceRow>;
  readonly #events: Map<string, EventRow>;
  #eventsHeld: number;
  readonly #wishes: Map<string, WishRow>;
  #wishesHeld: number;
  readonly #author: EventAuthor | undefined;
  readonly #bottleIds: Set<string>;
  readonly #photoIds: ReadonlySet<string>;
  readonly #results: Map<string, KeptResult>;
  #device: DeviceRecord | undefined;
  readonly #opKeys: Map<number, string>;
  #forgetThrough: number | undefined;

  readonly #writtenRows = new Set<string>();
  readonly #writtenPlaces = new Set<string>();
  readonly #writtenEvents = new Set<string>();
  readonly #writtenWishes = new Set<string>();
  readonly #writtenResults = new Set<string>();
  readonly #writtenOps = new Set<number>();
  readonly #shownPhotoIds = new Set<string>();
  #isDeviceWritten = false;

  /** Undo functions of the running attempt, oldest first. */
  #undos: (() => void)[] = [];

  constructor(facts: BatchFacts) {
    this.epoch = facts.epoch;
    this.#cellar = facts.cellar;
    this.#rows = new Map(facts.rows.map((row) => [row.id, row]));
    this.#places = new Map(facts.places.map((place) => [place.id, place]));
    this.#events = new Map(facts.events.map((event) => [event.id, event]));
    this.#eventsHeld = facts.eventsHeld;
    this.#wishes = new Map(facts.wishes.map((wish) => [wish.id, wish]));
    this.#wishesHeld = facts.wishesHeld;
    this.#author = facts.author;
    this.#bottleIds = new Set(facts.bottleIds);
    this.#photoIds = new Set(facts.photoIds);
    this.#results = new Map(facts.results);
    this.#device = facts.device;
    this.#opKeys = new Map(facts.opKeys);
  }

  counter(): number {
    return this.#cellar.seq;
  }

  nextSeq(): number {
    this.#setCellar({ ...this.#cellar, seq: this.#cellar.seq + 1 });
    return this.#cellar.seq;
  }

  holds(): Holdings {
    return { wines: this.#cellar.wines, text: this.#cellar.text };
  }

  row(wineId: string): WineRow | undefined {
    return this.#rows.get(wineId);
  }

  keepRow(row: WineRow): void {
    const before = this.#rows.get(row.id);
    this.#set(this.#rows, row.id, row);
    this.#add(this.#writtenRows, row.id);
    this.#add(this.#bottleIds, row.bottleId);
    this.#setCellar({
      ...this.#cellar,
      wines: this.#cellar.wines + (before ? 0 : 1),
      text: this.#cellar.text + textIn(row) - (before ? textIn(before) : 0),
    });
  }

  place(placeId: string): PlaceRow | undefined {
    return this.#places.get(placeId);
  }

  keepPlace(row: PlaceRow): void {
    this.#set(this.#places, row.id, row);
    this.#add(this.#writtenPlaces, row.id);
  }

  placesHeld(): number {
    return this.#places.size;
  }

  event(eventId: string): EventRow | undefined {
    return this.#events.get(eventId);
  }

  keepEvent(row: EventRow): void {
    const before = this.#eventsHeld;
    if (!this.#events.has(row.id)) this.#eventsHeld += 1;
    this.#undos.push(() => {
      this.#eventsHeld = before;
    });
    this.#set(this.#events, row.id, row);
    this.#add(this.#writtenEvents, row.id);
  }

  eventsHeld(): number {
    return this.#eventsHeld;
  }

  wish(wishId: string): WishRow | undefined {
    return this.#wishes.get(wishId);
  }

  keepWish(row: WishRow): void {
    const before = this.#wishesHeld;
    const wasThere = this.#wishes.get(row.id)?.deleted === false;
    this.#wishesHeld += Number(!row.deleted) - Number(wasThere);
    this.#undos.push(() => {
      this.#wishesHeld = before;
    });
    this.#set(this.#wishes, row.id, row);
    this.#add(this.#writtenWishes, row.id);
  }

  wishesHeld(): number {
    return this.#wishesHeld;
  }

  author(): EventAuthor | undefined {
    return this.#author;
  }

  bottleIdTaken(bottleId: string): boolean {
    return this.#bottleIds.has(bottleId);
  }

  photoKnown(photoUrl: string): boolean {
    return this.#photoIds.has(photoIdIn(photoUrl));
  }

  showPhoto(photoUrl: string): void {
    this.#add(this.#shownPhotoIds, photoIdIn(photoUrl));
  }

  result(key: string): StoredResult | undefined {
    const kept = this.#results.get(key);
    if (!kept) return undefined;
    return this.#isDropped(kept) ? { ...kept.result, answer: undefined } : kept.result;
  }

  keepResult(key: string, result: StoredResult): void {
    const answerNo = result.answer && this.#cellar.answers + 1;
    if (answerNo !== undefined) this.#setCellar({ ...this.#cellar, answers: answerNo });
    this.#set(this.#results, key, { result, answerNo });
    this.#add(this.#writtenResults, key);
  }

  /** Whether an answer is too old to be kept, because {@link ANSWERS_KEPT} newer answers exist. */
  #isDropped({ answerNo }: KeptResult): boolean {
    return answerNo !== undefined && answerNo <= this.#cellar.answers - ANSWERS_KEPT;
  }

  device(): DeviceRecord | undefined {
    return this.#device;
  }

  keepDevice(_deviceId: string, record: DeviceRecord): void {
    const [before, wasWritten] = [this.#device, this.#isDeviceWritten];
    this.#device = record;
    this.#isDeviceWritten = true;
    this.#undos.push(() => {
      this.#device = before;
      this.#isDeviceWritten = wasWritten;
    });
  }

  opKey(_deviceId: string, opNo: number): string | undefined {
    return this.#opKeys.get(opNo);
  }

  keepOpKey(_deviceId: string, opNo: number, key: string): void {
    this.#set(this.#opKeys, opNo, key);
    this.#add(this.#writtenOps, opNo);
  }

  /**
   * This method registers no undo function, because it is called before the batch's first op,
   * outside `attempt`.
   */
  forgetThrough(_deviceId: string, through: number): void {
    this.#forgetThrough = through;
    for (const [opNo, key] of this.#opKeys) {
      if (opNo > through) continue;
      const kept = this.#results.get(key);
      if (kept) {
        const result = { ...kept.result, answer: undefined };
        this.#results.set(key, { result, answerNo: undefined });
      }
      this.#opKeys.delete(opNo);
    }
  }

  attempt<T>(step: () => T): T {
    this.#undos = [];
    try {
      return step();
    } catch (cause) {
      for (const undo of this.#undos.reverse()) undo();
      throw cause;
    }
  }

  isStoreFailure(cause: unknown): boolean {
    return cause instanceof PostgresFailure;
  }

  difference(): BatchDifference {
    const rows = [...this.#writtenRows].flatMap((id) => this.#rows.get(id) ?? []);
    const results = [...this.#writtenResults].flatMap((key) => {
      const kept = this.#results.get(key);
      if (!kept) return [];
      return this.#isDropped(kept)
        ? { key, result: { ...kept.result, answer: undefined }, answerNo: undefined }
        : { key, ...kept };
    });
    const ops = [...this.#opKeys].filter(([opNo]) => this.#writtenOps.has(opNo));
    return {
      cellar: this.#cellar,
      rows,
      places: [...this.#writtenPlaces].flatMap((id) => this.#places.get(id) ?? []),
      events: [...this.#writtenEvents].flatMap((id) => this.#events.get(id) ?? []),
      wishes: [...this.#writtenWishes].flatMap((id) => this.#wishes.get(id) ?? []),
      results,
      device: this.#isDeviceWritten ? this.#device : undefined,
      opKeys: new Map(ops),
      forgetThrough: this.#forgetThrough,
      shownPhotoIds: [...this.#shownPhotoIds],
    };
  }

  #setCellar(cellar: CellarRecord): void {
    const before = this.#cellar;
    this.#cellar = cellar;
    this.#undos.push(() => {
      this.#cellar = before;
    });
  }

  #set<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    const before = map.get(key);
    map.set(key, value);
    this.#undos.push(() => {
      if (before === undefined) map.delete(key);
      else map.set(key, before);
    });
  }

  #add<Value>(set: Set<Value>, value: Value): void {
    if (set.has(value)) return;
    set.add(value);
    this.#undos.push(() => set.delete(value));
  }
}
