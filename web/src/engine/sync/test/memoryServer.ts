import {
  applyChange,
  applyEventChange,
  applyPlaceChange,
  applyWishChange,
  type CellarChange,
  type EventChange,
  type EventRow,
  eventsMadeBy,
  eventsOfChange,
  type HistoryAnswer,
  isOfEvent,
  isOfPlace,
  isOfWish,
  isRemoved,
  jsonBytes,
  keptWineOf,
  latestVintage,
  type Noop,
  type Op,
  type OpResult,
  PULL_ROWS,
  type PlaceChange,
  type PlaceRow,
  BODY_BYTES_MAX,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
  type Verdict,
  type Wine,
  wineBodyOf,
  type WineRow,
  type WishChange,
  type WishesAnswer,
  type WishRow,
} from "sync-protocol";
import { changeRefusalBody } from "sync-protocol/refusals";
import { photoSetBy } from "../../db/photos/keepPhoto.ts";
import { aWine } from "../../../rules/testBuilders.ts";
import { Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import type { HistoryRequest, PullRequest, SyncServer } from "../SyncServer.ts";

type Fault = "request lost" | "answer lost" | ServerRefusal;

/**
 * An in-memory server of one user that follows the protocol and can fail. It runs the reducer of
 * the app's server, but no other code of that server.
 */
export interface MemoryServer extends SyncServer {
  readonly rows: Map<string, WineRow>;
  readonly places: Map<string, PlaceRow>;
  readonly events: Map<string, EventRow>;
  readonly wishes: Map<string, WishRow>;
  readonly pushes: PushRequest[];
  readonly pulls: { since: number }[];
  /** Faults of the next requests, in order; `undefined` lets a request succeed. */
  readonly faults: (Fault | undefined)[];
  /** Ids of ops that the server cannot run. */
  readonly failingOps: Set<string>;
  readonly lostPhotos: Set<string>;
  /** Ids of ops in the order in which they took effect. */
  readonly ran: string[];
  epoch: string;
  protocolTooOld: boolean;
  /** Sends no `seq` with push answers, like servers before rule R6 [R6: push answer]. */
  isOlder: boolean;
  pageSize: number;
  /** Makes a change as another device would. */
  change(change: CellarChange): void;
  /** Adds a wine as another device would. */
  stock(values: Partial<Wine>): void;
  /** Replaces all rows by earlier rows and starts another epoch. */
  restore(rows: Iterable<WineRow>): void;
}

export function memoryServer(userId: string): MemoryServer {
  const devices = new Map<string, Map<number, OpResult>>();
  let verdicts = new Map<string, Verdict>();
  let seq = 0;

  const runOnPlace = (change: PlaceChange): Verdict => {
    const { placeId } = change;
    const { places } = server;
    const outcome = applyPlaceChange(change, { placeOf: (id) => places.get(id), holds: 0 });
    if (outcome.kind === "refused") {
      return { kind: "refused", refusal: changeRefusalBody(outcome.refusal) };
    }
    if (outcome.kind === "changed") places.set(placeId, { ...outcome.place, seq: ++seq });
    return { kind: "applied", recordId: placeId, seq: places.get(placeId)?.seq ?? seq };
  };

  const runOnEvent = (change: EventChange): Verdict => {
    const { events } = server;
    const event = events.get(change.eventId);
    const photoKnown = !server.lostPhotos.has(photoSetBy(change) ?? "");
    const author = change.kind === "put-impression" ? { id: userId, name: "The user" } : undefined;
    const outcome = applyEventChange(change, { event, holds: 0, photoKnown, author });
    if (outcome.kind === "refused") {
      return { kind: "refused", refusal: changeRefusalBody(outcome.refusal) };
    }
    if (outcome.kind === "changed") events.set(change.eventId, { ...outcome.event, seq: ++seq });
    const missing =
      outcome.missingPhoto === undefined ? {} : { missingPhoto: outcome.missingPhoto };
    const reached = events.get(change.eventId)?.seq ?? seq;
    return { kind: "applied", recordId: change.eventId, seq: reached, ...missing };
  };

  const runOnWish = (change: WishChange): Verdict => {
    const outcome = applyWishChange(change, { wish: server.wishes.get(change.wishId), holds: 0 });
    if (outcome.kind === "refused") {
      return { kind: "refused", refusal: changeRefusalBody(outcome.refusal) };
    }
    if (outcome.kind === "changed")
      server.wishes.set(change.wishId, { ...outcome.wish, seq: ++seq });
    const reached = server.wishes.get(change.wishId)?.seq ?? seq;
    return { kind: "applied", recordId: change.wishId, seq: reached };
  };

  const run = (change: CellarChange, op: Partial<Op> = {}): Verdict => {
    const { opId: id, day, undoes, importId } = op;
    if (isOfPlace(change)) return runOnPlace(change);
    if (isOfEvent(change)) return runOnEvent(change);
    if (isOfWish(change)) return runOnWish(change);
    const row = server.rows.get(change.wineId);
    const facts = {
      userId,
      now: Date.now(),
      latestVintage: latestVintage(Date.now()),
      bottleIdTaken: false,
      holds: { wines: 0, text: 0 },
      photoKnown: !server.lostPhotos.has(photoSetBy(change) ?? ""),
    };
    const outcome = applyChange(row && keptWineOf(row), change, facts);
    if (outcome.kind === "refused") {
      return { kind: "refused", refusal: changeRefusalBody(outcome.refusal) };
    }
    if (outcome.kind === "changed") {
      const before = row && keptWineOf(row);
      const deleted = isRemoved(outcome.wine);
      server.rows.set(change.wineId, { ...outcome.wine, seq: ++seq, deleted });
      const undone =
        undoes === undefined ? [] : eventsOfChange(undoes, (of) => server.events.get(of));
      const made = { id: id ?? crypto.randomUUID(), day: day ?? "2026-07-01", importId, undone };
      const events = eventsMadeBy({ ...made, change, before, after: outcome.wine });
      for (const [index, event] of events.entries()) {
        server.events.set(event.id, { ...event, seq: index === 0 ? seq : ++seq });
      }
    }
    const reached = server.rows.get(change.wineId)?.seq ?? seq;
    const overwritten = outcome.kind === "changed" ? outcome.overwritten : undefined;
    const { missingPhoto } = outcome;
    return {
      ...{ kind: "applied", recordId: change.wineId, seq: reached },
      ...(overwritten && { overwritten }),
      ...(missingPhoto !== undefined && { missingPhoto }),
    };
  };

  const runOp = (op: Op): Verdict => {
    const known = verdicts.get(op.opId);
    if (known) return known;
    const verdict: Verdict = isNoop(op.change) ? { kind: "skipped" } : run(op.change, op);
    verdicts.set(op.opId, verdict);
    if (!isNoop(op.change)) server.ran.push(op.opId);
    return verdict;
  };

  const push = (request: PushRequest): PushAnswer => {
    if (server.protocolTooOld) throw new ServerRefusal("upgrade_required");
    if (jsonBytes(request) > BODY_BYTES_MAX) throw new ServerRefusal("too_large");
    if (request.userId !== userId) throw new ServerRefusal("user_mismatch");
    if (request.epoch !== null && request.epoch !== server.epoch) {
      throw new ServerRefusal("epoch_changed");
    }
    const seen = devices.get(request.deviceId) ?? new Map<number, OpResult>();
    const since = seq;
    const results: OpResult[] = [];
    let failedAt: number | undefined;
    for (const op of request.ops) {
      const before = seen.get(op.opNo);
      if (before && before.opId !== op.opId) throw new ServerRefusal("device_cloned");
      if (!before && op.opNo !== seen.size + 1) {
        throw new ServerRefusal("op_gap");
      }
      if (!before && server.failingOps.has(op.opId) && !isNoop(op.change)) {
        failedAt = op.opNo;
        break;
      }
      const result = before ?? { opNo: op.opNo, opId: op.opId, verdict: runOp(op) };
      seen.set(op.opNo, result);
      results.push(result);
    }
    devices.set(request.deviceId, seen);
    const touched = new Set(
      results.flatMap(({ verdict }) => (verdict.kind === "applied" ? verdict.recordId : [])),
    );
    const rows = [...touched].flatMap((id) => server.rows.get(id) ?? []);
    const places = [...touched].flatMap((id) => server.places.get(id) ?? []);
    const events = [...server.events.values()].filter(
      ({ id }) =>
        touched.has(id) || request.ops.some(({ opId, undoes }) => id === opId || id === undoes),
    );
    const counted = server.isOlder ? {} : { since, seq };
    const wishes = [...touched].flatMap((id) => server.wishes.get(id) ?? []);
    const answer = { epoch: server.epoch, results, rows, places, events, wishes, ...counted };
    return failedAt === undefined ? answer : { ...answer, failedAt };
  };

  const pull = (query: PullRequest): PullAnswer => {
    if (query.userId !== userId) throw new ServerRefusal("user_mismatch");
    const otherEpoch = query.epoch !== null && query.epoch !== server.epoch;
    if (otherEpoch || query.since > seq) throw new ServerRefusal("epoch_changed");
    const after = [...server.rows.values(), ...server.places.values()]
      .filter((row) => row.seq > query.since)
      .sort((a, b) => a.seq - b.seq);
    const page = after.slice(0, Math.min(server.pageSize, query.limit ?? PULL_ROWS));
    const hasMore = after.length > page.length;
    return {
      epoch: server.epoch,
      rows: page.flatMap((row) => ("bottleId" in row ? row : [])),
      places: page.flatMap((row) => ("bottleId" in row ? [] : row)),
      cursor: hasMore ? (page.at(-1)?.seq ?? query.since) : seq,
      hasMore,
      results: [...(devices.get(query.deviceId)?.values() ?? [])],
    };
  };

  const pullHistory = ({ since, epoch, userId: asked }: HistoryRequest): HistoryAnswer => {
    if (asked !== userId) throw new ServerRefusal("user_mismatch");
    if (epoch !== server.epoch || since > seq) throw new ServerRefusal("epoch_changed");
    const after = [...server.events.values()].filter((row) => row.seq > since);
    const page = after.sort((a, b) => a.seq - b.seq).slice(0, server.pageSize);
    const hasMore = after.length > page.length;
    const cursor = hasMore ? (page.at(-1)?.seq ?? since) : seq;
    const wishesSeq = Math.max(0, ...Array.from(server.wishes.values(), (row) => row.seq));
    return { epoch: server.epoch, events: page, cursor, hasMore, wishesSeq };
  };

  const pullWishes = ({ since, epoch, userId: asked }: HistoryRequest): WishesAnswer => {
    if (asked !== userId) throw new ServerRefusal("user_mismatch");
    if (epoch !== server.epoch || since > seq) throw new ServerRefusal("epoch_changed");
    const after = [...server.wishes.values()].filter((row) => row.seq > since);
    const page = after.sort((a, b) => a.seq - b.seq).slice(0, server.pageSize);
    const hasMore = after.length > page.length;
    const cursor = hasMore ? (page.at(-1)?.seq ?? since) : seq;
    return { epoch: server.epoch, wishes: page, cursor, hasMore };
  };

  const exchange = async <T>(answer: () => T): Promise<T> => {
    await Promise.resolve();
    const fault = server.faults.shift();
    if (fault === "request lost") throw new Unreachable("The request was lost");
    if (fault instanceof ServerRefusal) throw fault;
    const given = structuredClone(answer());
    if (fault === "answer lost") throw new Unreachable("The answer was lost");
    return given;
  };

  const server: MemoryServer = {
    rows: new Map(),
    places: new Map(),
    wishes: new Map(),
    events: new Map(),
    pushes: [],
    pulls: [],
    faults: [],
    failingOps: new Set(),
    lostPhotos: new Set(),
    ran: [],
    epoch: "first",
    protocolTooOld: false,
    isOlder: false,
    pageSize: PULL_ROWS,
    push: (request) => {
      server.pushes.push(request);
      return exchange(() => push(request));
    },
    pull: (query) => {
      server.pulls.push({ since: query.since });
      return exchange(() => pull(query));
    },
    pullHistory: (query) => Promise.resolve(structuredClone(pullHistory(query))),
    pullWishes: (query) => Promise.resolve(structuredClone(pullWishes(query))),
    change: (change) => {
      run(change);
    },
    stock: (values) => {
      const wine = aWine({ ...values, userId });
      const { id: wineId, bottleId } = wine;
      run({ kind: "create", wineId, bottleId, body: wineBodyOf(wine) });
    },
    restore: (rows) => {
      const kept = [...rows];
      server.rows.clear();
      server.places.clear();
      server.events.clear();
      server.wishes.clear();
      for (const row of kept) server.rows.set(row.id, row);
      seq = Math.max(0, ...kept.map((row) => row.seq));
      devices.clear();
      verdicts = new Map();
      server.epoch = `${server.epoch} restored`;
    },
  };
  return server;
}

function isNoop(change: CellarChange | Noop): change is Noop {
  return change.kind === "noop";
}
