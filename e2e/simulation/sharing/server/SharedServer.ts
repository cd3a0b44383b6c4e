import { AsyncLocalStorage } from "node:async_hooks";
import Koa from "koa";
import pino from "pino";
import { CALLS, PROTOCOL, PROTOCOL_HEADER } from "sync-protocol";
import { removeAccount } from "../../../../api/src/cellar/people/accountDeletion.ts";
import type { MemberStore } from "../../../../api/src/cellar/ports/members.ts";
import { liveFeed } from "../../../../api/src/cellar/live-events/liveFeed.ts";
import { Refused } from "../../../../api/src/cellar/Refused.ts";
import { errors } from "../../../../api/src/middleware/errors.ts";
import { cellarRoutes } from "../../../../api/src/routes/cellar/cellars.ts";
import { eventRoutes } from "../../../../api/src/routes/cellar/events.ts";
import { namedCellar } from "../../../../api/src/routes/cellar/namedCellar.ts";
import { syncRoutes } from "../../../../api/src/routes/cellar/sync.ts";
import { accountStore } from "../../../../api/src/store/accounts/accountStore.ts";
import { deletionStore } from "../../../../api/src/store/accounts/deletionStore.ts";
import { invitationStore } from "../../../../api/src/store/members/invitationStore.ts";
import { memberStore } from "../../../../api/src/store/members/memberStore.ts";
import { isDatabaseFailure } from "../../../../api/src/store/sqlite/isDatabaseFailure.ts";
import { openDatabase } from "../../../../api/src/store/sqlite/openDatabase.ts";
import { sqliteCellar } from "../../../../api/src/store/sqlite/sqliteCellar.ts";
import { sqliteSql } from "../../../../api/src/store/sqlite/sqliteSql.ts";
import type { EventLoopTurns } from "../EventLoopTurns.ts";
import { type Answer, exchange, type Receiver, type SentRequest } from "./exchange.ts";
import { type CurrentRequest, SharedWitness } from "./SharedWitness.ts";

export interface SharedServerDeps {
  readonly users: readonly string[];
  readonly newId: () => string;
  readonly now: () => number;
  readonly turns: EventLoopTurns;
}

/**
 * One instance for all servers, because each instance that ever ran slows down every promise of the
 * process.
 */
const asking = new AsyncLocalStorage<CurrentRequest>();

/**
 * The server's routes and stores of shared cellars. Each call waits for a random time, so that
 * concurrent requests interleave.
 */
export class SharedServer {
  readonly witness: SharedWitness;
  readonly #deps: SharedServerDeps;
  readonly #database = openDatabase(":memory:");
  readonly #live = liveFeed();
  readonly #sql = sqliteSql(this.#database);
  readonly #store = sqliteCellar(this.#database);
  readonly #deletions = deletionStore(this.#sql);
  readonly #deleted = new Set<string>();
  readonly #handle: Koa["callback"] extends () => infer Handler ? Handler : never;
  /** The event-loop turn in which a membership last ended. */
  #endedAt = 0;
  /** The first error that the server did not expect. */
  unexplained: unknown;

  private constructor(deps: SharedServerDeps) {
    this.#deps = deps;
    this.witness = new SharedWitness(this.#database, () => asking.getStore());
    this.#handle = this.#build().callback();
  }

  static async start(deps: SharedServerDeps): Promise<SharedServer> {
    const server = new SharedServer(deps);
    const accounts = accountStore(server.#sql);
    for (const id of deps.users) {
      const account = { id, email: emailOf(id), passwordHash: "x", unconfirmedSince: null };
      await accounts.create(account, 0);
    }
    return server;
  }

  isDeleted(userId: string): boolean {
    return this.#deleted.has(userId);
  }

  receive(sent: SentRequest): Promise<Answer> {
    return this.#deps.turns.during(
      new Promise<Answer>((resolve) => {
        this.#exchange(sent, { onHead: ignore, onPart: ignore, onEnd: resolve });
      }),
    );
  }

  /** Opens a stream of live events. Returns a function that closes the stream. */
  stream(sent: SentRequest, receiver: Receiver): () => void {
    return this.#exchange(sent, receiver);
  }

  /** Every row of a cellar, read from the store directly. */
  async rowsOf(cellarId: string) {
    const query = { cellarId, since: 0, limit: 1_000_000 };
    const page = await this.#store.changesSince({ ...query, deviceId: undefined });
    const history = await this.#store.historySince(query);
    return {
      wines: page?.rows ?? [],
      places: page?.places ?? [],
      events: history?.events ?? [],
    };
  }

  /** Called when a live event has reached a device [C7: one decision]. */
  noteLiveEvent({ userId = "", path }: SentRequest): void {
    const cellarId = cellarIn(path) ?? userId;
    const isMember = this.witness.memberOf(cellarId, userId) !== undefined;
    const isJustNow = this.#deps.turns.count - this.#endedAt <= 1;
    this.witness.note(
      isMember || isJustNow,
      () => `[C7] a live event of ${cellarId} was sent to ${userId}, who is no member`,
    );
  }

  /** Deletes an account and its sessions, as the operator can. */
  async deleteAccount(userId: string): Promise<void> {
    const { now } = this.#deps;
    const bytes = { remove: () => Promise.resolve() } as never;
    this.#deleted.add(userId);
    const deps = { deletions: this.#deletions, live: this.#live, bytes, now };
    await this.#deps.turns.during(removeAccount(deps, userId));
    this.#endedAt = this.#deps.turns.count;
  }

  close(): void {
    this.#database.close();
  }

  #exchange(sent: SentRequest, receiver: Receiver): () => void {
    const asker: CurrentRequest = {
      userId: sent.userId,
      isAfterEnd: false,
      membershipId: undefined,
    };
    let cut: () => void = ignore;
    asking.run(asker, () => {
      cut = exchange(this.#handle, sent, {
        ...receiver,
        onEnd: (answer) => {
          this.witness.note(
            answer.status !== 200 || !asker.isAfterEnd,
            () => `[C7] ${sent.path} answers what it read after the membership had ended`,
          );
          if (answer.status === 200) this.witness.noteEpoch(asker, answer.text);
          receiver.onEnd(answer);
        },
      });
    });
    return cut;
  }

  #notingEnds(members: MemberStore): MemberStore {
    const note = () => {
      this.#endedAt = this.#deps.turns.count;
    };
    return {
      ...members,
      leave: (by) => members.leave(by).finally(note),
      remove: (by, memberId) => members.remove(by, memberId).finally(note),
      delete: (by) => members.delete(by).finally(note),
    };
  }

  #build(): Koa {
    const { now, newId, turns } = this.#deps;
    const log = pino({ level: "silent" });
    const error = (facts: { readonly err: unknown }) => {
      this.unexplained ??= facts.err;
    };
    Object.assign(log, { error });
    const accounts = accountStore(this.#sql);
    const members = turns.before(this.#notingEnds(memberStore(this.#sql)));
    const invitations = turns.before(invitationStore(this.#sql));
    const store = this.witness.watched(turns.before(this.#store));
    const pass: Koa.Middleware = (_ctx, next) => next();
    const sessions = {
      read: () => Promise.resolve({} as never),
      onEnd: () => ignore,
    };
    const stopping = new AbortController().signal;
    const app = new Koa();
    app.silent = true;
    app.use(async (ctx, next) => {
      ctx.set(PROTOCOL_HEADER, String(PROTOCOL));
      await next();
    });
    app.use(errors({ log, isStorageFailure: isDatabaseFailure }));
    app.use(async (ctx, next) => {
      const userId = ctx.get("x-user");
      if (userId !== "" && this.isDeleted(userId)) {
        throw new Refused({ code: "account_deleted", userIds: [userId] });
      }
      if (userId !== "") ctx.state["userId"] = userId;
      Object.assign(ctx, { session: { externalKey: userId } });
      Object.assign(ctx.state, { admit: run, bodyBytesMax: 10_000_000 });
      await next();
    });
    app.use(namedCellar({ members }));
    app.use(async (ctx, next) => {
      if (ctx.path === CALLS.logout.path) ctx.body = {};
      else if (ctx.path === CALLS.me.path) ctx.body = { user: userOf(ctx.get("x-user")) };
      else await next();
    });
    const mailer = { send: () => Promise.resolve() };
    const membersDeps = {
      ...{
        members,
        invitations,
        guestLinks: {} as never,
        calendarFeeds: {} as never,
        accounts,
        demo: undefined,
      },
      ...{ live: this.#live, now, newId },
      ...{ bytes: { remove: () => Promise.resolve() } as never, mailer, confirmsEmails: true },
      ...{ publicUrl: "https://cellar.example", inBackground: ignore },
      requestLanguage: () => "en" as const,
      ...{ limitCellars: pass, limitInvitations: pass },
    };
    const syncDeps = { store, live: this.#live, now, log, meter: { recordVerdict: ignore } };
    const streamDeps = { live: this.#live, store, sessions, members, log, now, stopping };
    app.use(syncRoutes({ ...syncDeps, limitChanges: pass }).routes());
    app.use(cellarRoutes(membersDeps).routes());
    app.use(eventRoutes(streamDeps).routes());
    return app;
  }
}

export function userOf(id: string) {
  return { id, email: emailOf(id) };
}

function cellarIn(path: string): string | undefined {
  return /^\/api\/cellars\/([^/?]+)/.exec(path)?.[1];
}

function emailOf(id: string): string {
  return `u${id.slice(-4)}@cellar.example`;
}

function run(_spec: unknown, next: () => Promise<void>): Promise<void> {
  return next();
}

function ignore(): void {
  // The simulation ignores this call.
}
