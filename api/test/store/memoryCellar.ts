import {
  type EventAuthor,
  type EventRow,
  type Holdings,
  type OpResult,
  placeOf,
  type PlaceRow,
  textIn,
  wineOf,
  type WineRow,
  wishOf,
  type WishRow,
} from "sync-protocol";
import type { CellarStore, StoredResult } from "../../src/cellar/ports/cellar.ts";
import { applyBatch } from "../../src/store/applyBatch.ts";
import {
  ANSWERS_KEPT,
  type DeviceRecord,
  historyPageOf,
  type Ledger,
  pageOf,
  wishesPageOf,
  wishesToRead,
} from "../../src/store/ledger.ts";

export interface MemoryCellarOptions {
  readonly epoch: string;
  /**
   * Whether this cellar has a finalized object with this path. A new wine with another path is
   * stored without photo.
   */
  readonly photoKnown: (cellarId: string, photoUrl: string) => boolean;
  /** Called when a wine begins to show a photo [F2: retention]. */
  readonly onShown?: (cellarId: string, photoUrl: string) => void;
}

export function memoryCellar({
  epoch,
  photoKnown,
  onShown = () => undefined,
}: MemoryCellarOptions): CellarStore {
  const ledgers = new Map<string, MemoryLedger>();

  function ledgerOf(cellarId: string): MemoryLedger {
    const known = ledgers.get(cellarId);
    if (known) return known;
    const opened = new MemoryLedger(epoch, {
      known: (photoUrl) => photoKnown(cellarId, photoUrl),
      show: (photoUrl) => {
        onShown(cellarId, photoUrl);
      },
    });
    ledgers.set(cellarId, opened);
    return opened;
  }

  const winesOf = (
    cellarId: string,
    { includeArchived }: { readonly includeArchived: boolean },
  ) => {
    const wines = ledgerOf(cellarId)
      .rows()
      .filter(({ deleted }) => !deleted)
      .map(wineOf);
    return wines.filter((wine) => includeArchived || !wine.isArchived);
  };

  return {
    epoch,
    async apply(batch, decide) {
      await Promise.resolve();
      const ledger = ledgerOf(batch.cellarId);
      return ledger.attempt(() => applyBatch(ledger, batch, { decide }));
    },
    changesSince({ cellarId, since, limit, deviceId }) {
      const ledger = ledgerOf(cellarId);
      const counter = ledger.counter();
      if (since > counter) return Promise.resolve(undefined);

      const later = ledger.rows().filter((row) => row.seq > since);
      const rows = later.sort((a, b) => a.seq - b.seq);
      const results = deviceId === undefined ? [] : ledger.resultsOf(deviceId);
      const places = ledger.places().filter((row) => row.seq > since);
      places.sort((a, b) => a.seq - b.seq);
      return Promise.resolve(pageOf({ rows, places, limit, counter, results }));
    },
    historySince({ cellarId, since, limit }) {
      const ledger = ledgerOf(cellarId);
      const counter = ledger.counter();
      if (since > counter) return Promise.resolve(undefined);
      const events = ledger.events().filter((row) => row.seq > since);
      events.sort((a, b) => a.seq - b.seq);
      const wishesSeq = Math.max(0, ...ledger.wishes().map(({ seq }) => seq));
      return Promise.resolve(historyPageOf({ events, limit, counter, wishesSeq }));
    },
    wishesSince({ cellarId, since, limit }) {
      const ledger = ledgerOf(cellarId);
      const counter = ledger.counter();
      if (since > counter) return Promise.resolve(undefined);
      const later = ledger.wishes().filter((row) => row.seq > since);
      const read = later.sort((a, b) => a.seq - b.seq).slice(0, wishesToRead(limit));
      return Promise.resolve(wishesPageOf(read, { limit, counter }));
    },
    wishes(cellarId) {
      const living = ledgerOf(cellarId)
        .wishes()
        .filter(({ deleted }) => !deleted);
      return Promise.resolve(living.sort((a, b) => a.seq - b.seq).map(wishOf));
    },
    wines: (cellarId, options) => onePart(winesOf(cellarId, options)),
    winesText: (cellarId, options) =>
      onePart(Buffer.from(JSON.stringify(winesOf(cellarId, options)))),
    wine(cellarId, wineId) {
      const row = ledgerOf(cellarId).row(wineId);
      return Promise.resolve(row && wineOf(row));
    },
    async *removedBefore(cellarIds, moment) {
      for (const cellarId of cellarIds) {
        const gone = ledgerOf(cellarId)
          .rows()
          .filter(({ name, removedAt }) => name !== "" && (removedAt ?? moment) < moment);
        if (gone.length > 0) yield { cellarId, wineIds: gone.map(({ id }) => id) };
        await Promise.resolve();
      }
    },
    forgetAnswers(cellarId, wineIds) {
      ledgerOf(cellarId).forgetAnswers(wineIds);
      return Promise.resolve();
    },
    places(cellarId) {
      const living = ledgerOf(cellarId)
        .places()
        .filter(({ deleted }) => !deleted);
      return Promise.resolve(living.sort((a, b) => a.seq - b.seq).map(placeOf));
    },
  };
}

async function* onePart<Part>(part: Part): AsyncIterable<Part> {
  await Promise.resolve();
  yield part;
}

const NAME_IN_MEMORY = "Somebody";

interface State {
  readonly counter: number;
  readonly rows: Map<string, WineRow>;
  readonly places: Map<string, PlaceRow>;
  readonly events: Map<string, EventRow>;
  readonly wishes: Map<string, WishRow>;
  readonly results: Map<string, StoredResult>;
  readonly devices: Map<string, DeviceRecord>;
  /** The idempotency keys of ops, for each device id and op number. */
  readonly opKeys: Map<string, Map<number, string>>;
}

class MemoryLedger implements Ledger {
  readonly epoch: string;
  readonly photoKnown: (photoUrl: string) => boolean;
  readonly showPhoto: (photoUrl: string) => void;
  #state: State = {
    counter: 0,
    rows: new Map(),
    places: new Map(),
    events: new Map(),
    wishes: new Map(),
    results: new Map(),
    devices: new Map(),
    opKeys: new Map(),
  };

  constructor(
    epoch: string,
    photos: {
      readonly known: (photoUrl: string) => boolean;
      readonly show: (photoUrl: string) => void;
    },
  ) {
    this.epoch = epoch;
    this.photoKnown = photos.known;
    this.showPhoto = photos.show;
  }

  counter(): number {
    return this.#state.counter;
  }

  nextSeq(): number {
    const counter = this.#state.counter + 1;
    this.#state = { ...this.#state, counter };
    return counter;
  }

  holds(): Holdings {
    const texts = this.rows().map(textIn);
    return { wines: texts.length, text: texts.reduce((sum, length) => sum + length, 0) };
  }

  row(wineId: string): WineRow | undefined {
    return this.#state.rows.get(wineId);
  }

  rows(): WineRow[] {
    return [...this.#state.rows.values()];
  }

  keepRow(row: WineRow): void {
    this.#state.rows.set(row.id, row);
  }

  place(placeId: string): PlaceRow | undefined {
    return this.#state.places.get(placeId);
  }

  places(): PlaceRow[] {
    return [...this.#state.places.values()];
  }

  keepPlace(row: PlaceRow): void {
    this.#state.places.set(row.id, row);
  }

  placesHeld(): number {
    return this.#state.places.size;
  }

  event(eventId: string): EventRow | undefined {
    return this.#state.events.get(eventId);
  }

  events(): EventRow[] {
    return [...this.#state.events.values()];
  }

  keepEvent(row: EventRow): void {
    this.#state.events.set(row.id, row);
  }

  eventsHeld(): number {
    return this.#state.events.size;
  }

  wish(wishId: string): WishRow | undefined {
    return this.#state.wishes.get(wishId);
  }

  wishes(): WishRow[] {
    return [...this.#state.wishes.values()];
  }

  keepWish(row: WishRow): void {
    this.#state.wishes.set(row.id, row);
  }

  wishesHeld(): number {
    return this.wishes().filter(({ deleted }) => !deleted).length;
  }

  /** The store in memory has no accounts, so all authors have the same name. */
  author(userId: string): EventAuthor {
    return { id: userId, name: NAME_IN_MEMORY };
  }

  bottleIdTaken(bottleId: string): boolean {
    return this.rows().some((row) => row.bottleId === bottleId);
  }

  result(key: string): StoredResult | undefined {
    return this.#state.results.get(key);
  }

  resultsOf(deviceId: string): OpResult[] {
    return Array.from(this.#opKeysOf(deviceId)).flatMap(([opNo, opId]) => {
      const verdict = this.result(opId)?.verdict;
      return verdict ? { opNo, opId, verdict } : [];
    });
  }

  keepResult(key: string, result: StoredResult): void {
    this.#state.results.set(key, result);
    if (this.#state.results.size <= ANSWERS_KEPT) return;
    const answered = [...this.#state.results].filter(([, { answer }]) => answer);
    for (const [old, kept] of answered.slice(0, -ANSWERS_KEPT)) {
      this.#state.results.set(old, { ...kept, answer: undefined });
    }
  }

  device(deviceId: string): DeviceRecord | undefined {
    return this.#state.devices.get(deviceId);
  }

  keepDevice(deviceId: string, record: DeviceRecord): void {
    this.#state.devices.set(deviceId, record);
  }

  opKey(deviceId: string, opNo: number): string | undefined {
    return this.#opKeysOf(deviceId).get(opNo);
  }

  keepOpKey(deviceId: string, opNo: number, key: string): void {
    this.#state.opKeys.set(deviceId, new Map(this.#opKeysOf(deviceId)).set(opNo, key));
  }

  forgetThrough(deviceId: string, through: number): void {
    const ops = [...this.#opKeysOf(deviceId)];
    for (const [opNo, key] of ops) {
      const result = this.result(key);
      if (result && opNo <= through) this.keepResult(key, { ...result, answer: undefined });
    }
    this.#state.opKeys.set(deviceId, new Map(ops.filter(([opNo]) => opNo > through)));
  }

  forgetAnswers(wineIds: readonly string[]): void {
    for (const [key, result] of this.#state.results) {
      const { verdict } = result;
      const isOfThem = verdict.kind === "applied" && wineIds.includes(verdict.recordId);
      if (isOfThem) this.#state.results.set(key, { ...result, answer: undefined });
    }
  }

  attempt<T>(step: () => T): T {
    const { counter, rows, places, events, wishes, results, devices, opKeys } = this.#state;
    const before: State = {
      counter,
      rows: new Map(rows),
      places: new Map(places),
      events: new Map(events),
      wishes: new Map(wishes),
      results: new Map(results),
      devices: new Map(devices),
      opKeys: new Map(opKeys),
    };
    try {
      return step();
    } catch (cause) {
      this.#state = before;
      throw cause;
    }
  }

  isStoreFailure(): boolean {
    return false;
  }

  #opKeysOf(deviceId: string): ReadonlyMap<number, string> {
    return this.#state.opKeys.get(deviceId) ?? new Map<number, string>();
  }
}
