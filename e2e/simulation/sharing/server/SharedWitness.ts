import type { CellarChange } from "sync-protocol";
import type {
  Batch,
  CellarStore,
  Decide,
  Decision,
  LoadedFacts,
} from "../../../../api/src/cellar/ports/cellar.ts";
import type { Database } from "../../../../api/src/store/sqlite/openDatabase.ts";
import { Broken } from "../../Broken.ts";

/** Who made the request that runs. */
export interface Asker {
  readonly userId: string | undefined;
  /** Whether it read a cellar of which the user was no member by then. */
  isAfterEnd: boolean;
  /** Its membership of the cellar that it read or changed. */
  membershipId: string | null | undefined;
}

interface MemberRow {
  readonly role: string;
  readonly membershipId: string | null;
}

/** What became of an op on the server. */
export interface Fact {
  readonly kind: "applied" | "refused" | "skipped";
  readonly cellarId: string;
  readonly userId: string;
}

/** Watches the store from inside its transactions. */
export class SharedWitness {
  /** By op id. */
  readonly facts = new Map<string, Fact>();
  /** The first broken promise; the product would catch it. */
  broken: Broken | undefined;
  readonly #membershipOf = new Map<string, string>();
  readonly #database: Database;
  readonly #asker: () => Asker | undefined;

  constructor(database: Database, asker: () => Asker | undefined) {
    this.#database = database;
    this.#asker = asker;
  }

  /** The user's membership now, read past the product. */
  memberOf(cellarId: string, userId: string): MemberRow | undefined {
    if (cellarId === userId) return { role: "owner", membershipId: null };
    return this.#database
      .prepare<[string, string], MemberRow>(
        `SELECT role, membership_id AS membershipId FROM members
         WHERE cellar_id = ? AND user_id = ?`,
      )
      .get(cellarId, userId);
  }

  /** The cellars of a user, read past the product. */
  cellarsOf(userId: string): readonly string[] {
    return this.#database
      .prepare<[string], string>("SELECT cellar_id FROM members WHERE user_id = ?")
      .pluck()
      .all(userId);
  }

  rolesIn(cellarId: string): readonly string[] {
    return this.#database
      .prepare<[string], string>("SELECT role FROM members WHERE cellar_id = ?")
      .pluck()
      .all(cellarId);
  }

  /** The `seq` of each change of members. */
  logOf(cellarId: string): readonly { readonly seq: number; readonly at: number }[] {
    return this.#database
      .prepare<[string], { seq: number; at: number }>(
        "SELECT seq, at FROM cellar_log WHERE cellar_id = ? ORDER BY seq",
      )
      .all(cellarId);
  }

  watched(store: CellarStore): CellarStore {
    return {
      ...store,
      apply: (batch, decide) => this.#apply(store, batch, decide),
      changesSince: (query) => {
        return this.#reads(query.cellarId, () => store.changesSince(query));
      },
      historySince: (query) => {
        return this.#reads(query.cellarId, () => store.historySince(query));
      },
    };
  }

  async #reads<T>(cellarId: string, read: () => Promise<T>): Promise<T> {
    const asker = this.#asker();
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
      const known = this.facts.get(opId);
      const wasRun = submission.change.kind !== "noop" && decided.has(submission.change);
      this.note(
        !wasRun || known?.kind !== "applied",
        () => `[C9] ${submission.change.kind} ${opId} was applied before and ran again`,
      );
      if (known?.kind !== "applied") {
        this.facts.set(opId, { kind: verdict.kind, cellarId, userId });
      }
    }
    return outcome;
  }

  /** [C9: joining again] Each membership has an epoch of its own. */
  noteEpoch({ membershipId }: Asker, text: string): void {
    const [, epoch] = /"epoch":"([^"]+)"/.exec(text) ?? [];
    if (!membershipId || epoch === undefined) return;
    const known = this.#membershipOf.get(epoch) ?? membershipId;
    this.#membershipOf.set(epoch, known);
    this.note(known === membershipId, () => `[C9] two memberships have the epoch ${epoch}`);
  }

  note(holds: boolean, sentence: () => string): void {
    if (!holds) this.broken ??= new Broken(sentence());
  }

  /** [H11: author] Who makes a new event is its author. */
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
