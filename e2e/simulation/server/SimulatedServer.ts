import {
  CALLS,
  type Change,
  historyQuerySchema,
  EVENTS_MAX,
  type KeptEvent,
  type LiveEvent,
  liveEventSchema,
  PLACES_MAX,
  WISHES_MAX,
  pullQuerySchema,
  pushRequestSchema,
  TEXT_MAX,
  WINES_MAX,
} from "sync-protocol";
import { changeWine } from "../../../api/src/cellar/changes/changeWine.ts";
import { liveEvent } from "../../../api/src/cellar/live-events/liveEvent.ts";
import type {
  Batch,
  BatchOutcome,
  CellarStore,
  Decide,
  LoadedFacts,
} from "../../../api/src/cellar/ports/cellar.ts";
import type { CellarMove } from "../../../api/src/cellar/ports/processes.ts";
import {
  pullChanges,
  pullHistory,
  pullWishes,
} from "../../../api/src/cellar/changes/pullChanges.ts";
import { pushChanges } from "../../../api/src/cellar/changes/pushChanges.ts";
import { Refused } from "../../../api/src/cellar/Refused.ts";
import { sweepRemovedWines } from "../../../api/src/cellar/changes/sweepRemovedWines.ts";
import { requireProtocol } from "../../../api/src/cellar/changes/syncRefusals.ts";
import { answerTo, answerToChange } from "../../../api/src/routes/refusals.ts";
import { isDatabaseFailure } from "../../../api/src/store/sqlite/isDatabaseFailure.ts";
import { RuleViolation, must } from "../RuleViolation.ts";
import { PLACES_ROOM } from "../places/expectedPlaces.ts";
import { WISHES_ROOM } from "../wishes/expectedWishes.ts";
import { forkHistory, type History, newHistory } from "./History.ts";
import { PhotoDesk, type PhotoFiles } from "./PhotoDesk.ts";
import type { ServerReply, SentCall } from "./SentCall.ts";
import { type DiskFault, type OpenStore, openStore, type StoreKind } from "./openStore.ts";
import { EVENTS_ROOM } from "../events/witnessEvents.ts";
import { type Origin, type DecisionRun, TEXT_ROOM, WINES_ROOM, witness } from "./witness.ts";
import { witnessSweep, witnessSwept } from "./witnessSweep.ts";

export interface ServerDeps {
  readonly kind: StoreKind;
  readonly persons: readonly string[];
  readonly newId: () => string;
  /** The server's clock, ms since 1970. */
  readonly now: () => number;
  readonly originOf: (opId: string, sender: string | undefined) => Origin | undefined;
  /**
   * Called for each photo that an edit replaced although the editing user had not seen the photo
   * [M3: conflicts].
   */
  readonly onOverwritten: (path: string) => void;
  /** Called for each photo that a change from this local store replaced or removed. */
  readonly onReplaced: (path: string, storeId: string) => void;
}

/** Number of rows per page. Low, so that almost every pull has several pages. */
const pageSizeAfter = (since: number): number => 1 + (since % 3);

/**
 * The moment at which the server fails to run a change: while deciding it, or after writing only
 * half of its effect.
 */
type OpFailurePoint = "deciding" | "writing";

type Replay = (opened: OpenStore) => Promise<unknown>;

/** A batch that the server ran, and the changes in it that the server failed to run. */
interface BatchLog {
  readonly batch: Batch;
  readonly decide: Decide;
  readonly stumbled: ReadonlyMap<string, OpFailurePoint>;
}

/** A position in the log to which the store can be restored. */
interface Backup {
  readonly length: number;
  readonly history: History;
  readonly files: PhotoFiles;
}

/** The server's use cases over one of its stores. Every result is checked. */
export class SimulatedServer {
  readonly histories = new Map<string, History>();
  /** By op id: how many more times the server will fail to run the op. */
  readonly failuresLeft = new Map<string, number>();
  readonly #deps: ServerDeps;
  readonly #photos: PhotoDesk;
  #opened: OpenStore;
  #log: Replay[] = [];
  #backup: Backup | undefined;
  readonly #events: { readonly userId: string; readonly text: string }[] = [];
  readonly #live = {
    publish: (userId: string, move: CellarMove) => {
      this.#events.push({ userId, text: JSON.stringify(liveEvent(move, this.store.epoch)) });
    },
  };
  #stumbles = 0;
  #diskFaults = 0;

  private constructor(deps: ServerDeps, opened: OpenStore) {
    this.#deps = deps;
    this.#opened = opened;
    this.#photos = new PhotoDesk({
      ...deps,
      objects: () => this.#opened.objects,
      history: () => this.history,
      log: (replay) => this.#log.push(({ objects }) => replay(objects)),
    });
    this.histories.set(opened.store.epoch, newHistory(opened.store.epoch));
  }

  static async start(deps: ServerDeps): Promise<SimulatedServer> {
    const { kind, persons, newId } = deps;
    return new SimulatedServer(deps, await openStore(kind, { persons, epoch: newId() }));
  }

  get store(): CellarStore {
    return this.#opened.store;
  }

  get history(): History {
    const history = this.histories.get(this.store.epoch);
    if (!history) throw new Error("The store has no history");
    return history;
  }

  /** Answers a request as the route does, with text in and text out. */
  async receive(call: SentCall): Promise<ServerReply> {
    return answered(async () => {
      const answer = await this.#answerTo(call);
      return { status: 200, text: JSON.stringify(answer), isOurs: true };
    });
  }

  async #answerTo({ kind, cookie, text, sender }: SentCall): Promise<unknown> {
    const sent: unknown = JSON.parse(text);
    if (kind === "put") return this.#photos.put(sent);
    if (cookie === undefined) throw new Refused({ code: "unauthenticated" });
    switch (kind) {
      case "push":
        return this.#push(cookie, sent, sender);
      case "pull":
        return this.#pull(cookie, sent);
      case "pull history":
        return this.#pullHistory(cookie, sent);
      case "pull wishes":
        return this.#pullWishes(cookie, sent);
      case "ask for address":
        return this.#photos.giveAddress(cookie);
      case "finalize":
        return this.#photos.finalize(cookie, sent);
    }
  }

  /**
   * Answers a request while the disk fails, alternately on a write and on a commit. New results are
   * neither stored nor sent.
   */
  async receiveWithDiskFault(call: SentCall): Promise<ServerReply> {
    const { failDisk } = this.#opened;
    if (!failDisk) return UNAVAILABLE;
    this.#diskFaults += 1;
    const fault: DiskFault = this.#diskFaults % 2 === 0 ? "commit fails" : "full";
    failDisk(fault);
    try {
      return await this.receive(call);
    } catch (error) {
      if (error instanceof RuleViolation) throw error;
      const isReported = isDatabaseFailure(error);
      must(isReported || fault !== "full", () => "[P7] a full disk is not reported as a full disk");
      return isReported ? UNAVAILABLE : BROKEN;
    } finally {
      failDisk(undefined);
    }
  }

  async call(userId: string, change: Change, idempotencyKey?: string): Promise<ServerReply> {
    const deps = { store: this.#watched(userId, undefined), live: this.#live, now: this.#deps.now };
    return answered(async () => {
      const answer = await changeWine(deps, { cellarId: userId, change, idempotencyKey });
      if (answer.kind === "refused") return received(answerToChange(answer.refusal));
      const { status } = change.kind === "create" ? CALLS.createWine : OK;
      return received({ status, body: answer.wine });
    });
  }

  /** A live event of a user: the latest event if `ago` is 0, the one before it if 1. */
  eventOf(userId: string, ago: number): LiveEvent | undefined {
    const own = this.#events.filter((event) => event.userId === userId);
    const event = own[own.length - 1 - (ago % Math.max(1, own.length))];
    return event && liveEventSchema.parse(JSON.parse(event.text));
  }

  backUp(): void {
    const { history } = this;
    const files = this.#photos.copyFiles();
    this.#backup = {
      length: this.#log.length,
      history: forkHistory(history, history.epoch),
      files,
    };
  }

  /** Restores the backup under a new epoch [E1: epoch]. */
  async restore(): Promise<void> {
    if (!this.#backup) return;
    const { kind, persons, newId } = this.#deps;
    const opened = await openStore(kind, { persons, epoch: newId() });
    const log = this.#log.slice(0, this.#backup.length);
    for (const replay of log) await replay(opened);
    this.#photos.replaceFiles(this.#backup.files);
    this.#opened.close();
    this.#opened = opened;
    this.#log = log;
    const { epoch } = opened.store;
    this.histories.set(epoch, forkHistory(this.#backup.history, epoch));
  }

  /**
   * Deletes expired photos and the fields of wines removed long ago [F2: retention] [W13: sweep].
   */
  async sweep(): Promise<void> {
    await this.#sweepRemovedWines();
    await this.#photos.sweep();
  }

  async #sweepRemovedWines(): Promise<void> {
    const now = this.#deps.now();
    const { history } = this;
    const { store } = this.#opened;
    const watched = {
      ...store,
      apply: async (batch: Batch, decide: Decide) => {
        const outcome = await store.apply(batch, decide);
        this.#log.push(again({ batch, decide, stumbled: new Map() }));
        witnessSweep(history, { batch, outcome, now });
        return outcome;
      },
    };
    const objects = { cellarIds: () => inOnePart(this.#deps.persons) };
    await sweepRemovedWines({ store: watched, objects, live: this.#live }, now);
    witnessSwept(history, now);
  }

  photoAt(path: string): string | undefined {
    return this.#photos.contentAt(path);
  }

  /** The content that the photo at this path had when it was uploaded. */
  photoOnceAt(path: string): string | undefined {
    return this.#photos.contentOnceAt(path);
  }

  close(): void {
    this.#opened.close();
  }

  async #push(cookie: string, sent: unknown, sender: string) {
    const request = pushRequestSchema.parse(sent);
    requireProtocol(request.protocol);
    const deps = {
      store: { ...this.#watched(cookie, sender), epoch: this.store.epoch },
      live: this.#live,
      now: this.#deps.now,
      report(cause: unknown) {
        must(!isDatabaseFailure(cause), () => "[P7] a failing store blames a change");
      },
    };
    return pushChanges(deps, { userId: cookie, cellarId: cookie }, request);
  }

  async #pull(cookie: string, sent: unknown) {
    const asked = pullQuerySchema.parse(sent);
    const query = { ...asked, limit: pageSizeAfter(asked.since) };
    requireProtocol(query.protocol);
    const { userId = cookie } = query;
    const page = await pullChanges(this.store, { userId: cookie, cellarId: cookie }, query);
    const isOther = query.epoch !== undefined && query.epoch !== page.epoch;
    must(userId === cookie, () => "[P5] a page was read under another person's session");
    must(!isOther, () => "[E1] a page answers for another history than was asked");
    return page;
  }

  async #pullHistory(cookie: string, sent: unknown) {
    const asked = historyQuerySchema.parse(sent);
    const query = { ...asked, limit: pageSizeAfter(asked.since) };
    requireProtocol(query.protocol);
    const { userId = cookie } = query;
    const page = await pullHistory(this.store, { userId: cookie, cellarId: cookie }, query);
    must(userId === cookie, () => "[P5] events were read under another person's session");
    must(query.epoch === page.epoch, () => "[E1] events answer for another history");
    return page;
  }

  async #pullWishes(cookie: string, sent: unknown) {
    const asked = historyQuerySchema.parse(sent);
    const query = { ...asked, limit: pageSizeAfter(asked.since) };
    requireProtocol(query.protocol);
    const { userId = cookie } = query;
    const page = await pullWishes(this.store, { userId: cookie, cellarId: cookie }, query);
    must(userId === cookie, () => "[P5] wishes were read under another person's session");
    must(query.epoch === page.epoch, () => "[E1] wishes answer for another history");
    return page;
  }

  #watched(session: string, sender: string | undefined): Pick<CellarStore, "apply"> {
    return {
      apply: async (batch, decide) => {
        const { store, history } = this;
        const runs: DecisionRun[] = [];
        const stumbled = this.#stumblesOver(batch);
        const logged = { batch, decide: nearlyFull(decide), stumbled };
        const careful = stumbling(logged);
        const watching: Decide = (change, facts) => {
          const decision = careful(change, facts);
          runs.push({ change, facts, decision });
          return decision;
        };
        const now = this.#deps.now();
        const outcome = await store.apply(batch, watching);
        if (outcome.kind === "done") this.#log.push(again(logged));
        const originOf = (opId: string) => this.#deps.originOf(opId, sender);
        witness(history, { batch, runs, outcome, now, session, sender, originOf });
        this.#notePhotos({ batch, sender }, outcome, runs);
        return outcome;
      },
    };
  }

  /**
   * Records when wines and events start or stop showing photos, and which photos were replaced
   * before the user saw them.
   */
  #notePhotos(
    { batch, sender }: { readonly batch: Batch; readonly sender: string | undefined },
    outcome: BatchOutcome,
    runs: readonly DecisionRun[],
  ) {
    const results = outcome.kind === "done" ? outcome.results : [];
    for (const { facts, change, decision } of runs) {
      const result = results[batch.submissions.findIndex((sent) => sent.change === change)];
      if (result?.verdict.kind !== "applied") continue;
      for (const event of decision.events ?? []) this.#notePhotoOf(event, facts);
      if (!decision.wine) continue;
      for (const path of [facts.wine?.photoUrl, decision.wine.photoUrl]) {
        if (path) this.history.photoUses.set(path, this.#deps.now());
      }
      const before = facts.wine?.photoUrl;
      if (before && before !== decision.wine.photoUrl && sender !== undefined) {
        this.#deps.onReplaced(before, sender);
      }
      const overwritten = result.verdict.overwritten?.photoUrl;
      if (overwritten) this.#deps.onOverwritten(overwritten);
    }
  }

  /** Photos of one event from two devices are no conflict: the later photo stays (rule H4). */
  #notePhotoOf({ id, photoUrl, deleted }: KeptEvent, { events }: LoadedFacts) {
    const before = [events.event, ...events.undone].find((event) => event?.id === id);
    for (const path of [before?.photoUrl, photoUrl]) {
      if (path) this.history.photoUses.set(path, this.#deps.now());
    }
    const isReplaced = before && !before.deleted && !deleted && before.photoUrl !== photoUrl;
    if (isReplaced && before.photoUrl) this.#deps.onOverwritten(before.photoUrl);
  }

  #stumblesOver({ submissions }: Batch): ReadonlyMap<string, OpFailurePoint> {
    const stumbled = new Map<string, OpFailurePoint>();
    for (const { key, change } of submissions) {
      const times = key === undefined ? 0 : (this.failuresLeft.get(key) ?? 0);
      if (key === undefined || times === 0 || change.kind === "noop") continue;
      this.failuresLeft.set(key, times - 1);
      this.#stumbles += 1;
      stumbled.set(key, this.#stumbles % 2 === 0 ? "deciding" : "writing");
    }
    return stumbled;
  }
}

/** The answer after an unexpected error. */
export const BROKEN = received(answerTo({ code: "internal" }));

/** The answer when the store fails or is busy. */
export const UNAVAILABLE = received(answerTo({ code: "unavailable", retryAfterSeconds: 10 }));

/** The answers of a captive portal: an error, a refusal, and a sign-in page. */
export const PORTALS: readonly ServerReply[] = [500, 401, 200].map((status) => ({
  status,
  text: "<!doctype html><title>Free Wi-Fi</title>",
  isOurs: false,
}));

const OK = { status: 200 } as const;

async function answered(answer: () => Promise<ServerReply>): Promise<ServerReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return received(answerTo(error.refusal));
  }
}

function received({
  status,
  body,
}: {
  readonly status: number;
  readonly body: object;
}): ServerReply {
  return { status, text: JSON.stringify(body), isOurs: true };
}

/**
 * [W7: size limits] [G6: limit] [H6: limit] Decides as if each user had many more records, so that
 * histories reach the limits.
 */
function nearlyFull(decide: Decide): Decide {
  return (change, { holds, places, events, wishes, ...facts }) =>
    decide(change, {
      ...facts,
      places: { ...places, holds: places.holds + PLACES_MAX - PLACES_ROOM },
      wishes: { ...wishes, holds: wishes.holds + WISHES_MAX - WISHES_ROOM },
      events: { ...events, holds: events.holds + EVENTS_MAX - EVENTS_ROOM },
      holds: {
        wines: holds.wines + WINES_MAX - WINES_ROOM,
        text: holds.text + TEXT_MAX - TEXT_ROOM,
      },
    });
}

function again(logged: BatchLog): Replay {
  return ({ store }) => store.apply({ ...logged.batch, epoch: null }, stumbling(logged));
}

/** Like `decide`, but throws for the ops that are marked to fail. */
function stumbling({ batch, decide, stumbled }: BatchLog): Decide {
  return (change, facts) => {
    const submission = batch.submissions.find((candidate) => candidate.change === change);
    switch (stumbled.get(submission?.key ?? "")) {
      case "deciding":
        return stumble();
      case "writing":
        return { ...decide(change, facts), verdict: stumble };
      case undefined:
        return decide(change, facts);
    }
  };
}

function stumble(): never {
  throw new Error("The server stumbles over this change");
}

async function* inOnePart<Part>(part: Part): AsyncIterable<Part> {
  await Promise.resolve();
  yield part;
}
