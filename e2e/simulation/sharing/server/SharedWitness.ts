import type { CellarChange, Verdict } from "sync-protocol";
import type {
  Batch,
  CellarStore,
  Decide,
  Decision,
  LoadedFacts,
} from "../../../../api/src/cellar/ports/cellar.ts";
import type { Database } from "../../../../api/src/store/sqlite/openDatabase.ts";
import { RuleViolation } from "../../RuleViolation.ts";

export interface CurrentRequest {
  readonly userId: string | undefined;
  /** Whether the request read a cellar after the user's membership had ended. */
  isAfterEnd: boolean;
  /** The user's membership of the cellar read last, or `null` for the personal cellar. */
  membershipId: string | null | undefined;
}

interface MemberRow {
  readonly role: string;
  readonly membershipId: string | null;
}

/** Checks the store's reads and changes inside their transactions. */
export class SharedWitness {
  readonly verdicts = new Map<string, Verdict["kind"]>();
  /** Runs before the server reads a cellar to which it has allowed access. */
  beforeRead: ((cellarId: string, userId: string | undefined) => Promise<void>) | undefined;
  /** The first broken rule. Kept here, because the server's code would catch the error. */
  broken: RuleViolation | undefined;
  readonly #membershipOf = new Map<string, string>();
  readonly #database: Database;
  readonly #asker: () => CurrentRequest | undefined;

  constructor(database: Database, asker: () => CurrentRequest | undefined) {
    this.#database = database;
    this.#asker = asker;
  }

  /** The user's current membership, read from the database directly. */
  memberOf(cellarId: string, userId: string): MemberRow | undefined {
    if (cellarId === userId) return { role: "owner", membershipId: null };
    return this.#database
      .prepare<[string, string], MemberRow>(
        `SELECT role, membership_id AS membershipId FROM members
         WHERE cellar_id = ? AND user_id = ?`,
      )
      .get(cellarId, userId);
  }

  /** The `seq` of each change of members. */
  logOf(cellarId: string): readonly { readonly seq: number; readonly at: number }[] {
    return this.#database
      .prepare<[string], { seq: number; at: number }>(
        "SELECT seq, at FROM cellar_log WHERE cellar_id = ? ORDER BY seq",
      )
      .all(cellarId);
  }

  /** Wraps the store so that its reads and changes are checked. */
  watched(store: CellarStore): CellarStore {
    return {
      ...store,
      apply: (batch, decide) => this.#apply(store, batch, decide),
      changesSince: (query) => this.#reads(query.cellarId, () => store.changesSince(query)),
      historySince: (query) => this.#reads(query.cellarId, () => store.historySince(query)),
    };
  }

  async #reads<T>(cellarId: string, read: () => Promise<T>): Promise<T> {
    const asker = this.#asker();
    await this.beforeRead?.(cellarId, asker?.userId);
    const page = await read();
    const userId = asker?.userId;
    if (asker && userId !== undefined) {
      const member = this.memberOf(cellarId, userId);
      asker.membershipId = member?.membershipId;
      if (!member) asker.isAfterEnd = true;
    }
    return page;
  }

  async #apply(store: CellarStore, batch: Batch, decide: Decide) {
    const userId = this.#asker()?.userId ?? "";
    const { cellarId } = batch;
    const decided = new Map<CellarChange, Decision>();
    const watching: Decide = (change, facts) => {
      const decision = decide(change, facts);
      decided.set(change, decision);
      const isWritten = (decision.wine ?? decision.place ?? decision.events?.[0]) !== undefined;
      const member = this.memberOf(cellarId, userId);
      this.note(member !== undefined, () => `[C7] ${change.kind} of a removed member was applied`);
      this.note(
        !isWritten || member?.role !== "viewer",
        () => `[C3] ${change.kind} of a viewer was applied`,
      );
      this.#noteAuthors({ change, userId }, facts, decision);
      return decision;
    };
    const outcome = await store.apply(batch, watching);
    if (outcome.kind !== "done") return outcome;
    for (const [index, { verdict }] of outcome.results.entries()) {
      const submission = batch.submissions[index];
      if (submission?.key === undefined) continue;
      const opId = submission.key.slice(submission.key.lastIndexOf(".") + 1);
      const known = this.verdicts.get(opId);
      const wasRun = submission.change.kind !== "noop" && decided.has(submission.change);
      this.note(
        !wasRun || known !== "applied",
        () => `[C9] ${submission.change.kind} ${opId} was applied before and ran again`,
      );
      if (known !== "applied") this.verdicts.set(opId, verdict.kind);
    }
    return outcome;
  }

  /** [C9: joining again] Each membership has a different epoch. */
  noteEpoch({ membershipId }: CurrentRequest, text: string): void {
    const [, epoch] = /"epoch":"([^"]+)"/.exec(text) ?? [];
    if (!membershipId || epoch === undefined) return;
    const known = this.#membershipOf.get(epoch) ?? membershipId;
    this.#membershipOf.set(epoch, known);
    this.note(known === membershipId, () => `[C9] two memberships have the epoch ${epoch}`);
  }

  note(holds: boolean, sentence: () => string): void {
    if (!holds) this.broken ??= new RuleViolation(sentence());
  }

  /** [H11: author] Checks that a new event's author is the user who made it. */
  #noteAuthors(
    { change, userId }: { readonly change: CellarChange; readonly userId: string },
    { events }: LoadedFacts,
    decision: Decision,
  ): void {
    const before = new Set([events.event, ...events.undone].map((event) => event?.id));
    for (const { id, author } of decision.events ?? []) {
      if (before.has(id)) continue;
      this.note(
        author?.id === userId,
        () => `[H11] ${change.kind} made an event of ${String(author?.id)}`,
      );
    }
  }
}
