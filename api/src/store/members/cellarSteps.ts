import {
  CELLARS_MAX,
  type EndReason,
  type LogKind,
  LOG_MAX,
  type Refusal,
  type Role,
  whyNotAllowed,
} from "sync-protocol";
import type { Actor } from "../../cellar/ports/members.ts";
import { Refused } from "../../cellar/Refused.ts";
import { changed, first, rows, type Dialect, type Steps } from "../SqlDatabase.ts";
import { MEMBER, type MembershipRow, personalMembership } from "./membershipRow.ts";

export interface LockedCellar {
  readonly cellarId: string;
  readonly isPersonal: boolean;
  /** `undefined` if the user is not a member or the cellar is unknown. */
  readonly role: Role | undefined;
  readonly isOffered: boolean;
}

export interface LockedAccount {
  readonly email: string;
  readonly emailKey: string;
  readonly unconfirmedSince: number | null;
}

export interface NewLogEntry {
  readonly kind: LogKind;
  readonly subject?: string | undefined;
  readonly role?: Role | undefined;
  /** Text that the log shows instead of the user's e-mail. */
  readonly actor?: string | undefined;
}

export type CellarSteps = ReturnType<typeof cellarSteps>;

/**
 * Steps for transactions that change cellars' members. To avoid deadlocks, lock accounts before
 * cellars.
 */
export function cellarSteps({ accounts, forUpdate, forShare }: Dialect) {
  const cellar = "SELECT id FROM cellars WHERE id = $1";
  const lockCellar = `${cellar} ${forUpdate}`;
  const holdStill = `${cellar} ${forShare}`;
  const account = `SELECT email, email_key AS "emailKey", unconfirmed_since AS "unconfirmedSince"
    FROM ${accounts} WHERE id = $1`;
  const holdAccount = `${account} ${forUpdate}`;

  /**
   * Locks an account. The account cannot be deleted or join a cellar until the transaction ends.
   */
  function* lockAccount(userId: string): Steps<LockedAccount | undefined> {
    return yield* first<LockedAccount>(holdAccount, [userId]);
  }

  /**
   * Locks an account. Refuses if it has been deleted or its deletion is scheduled [C12: deleted
   * account].
   */
  function* requireAccount(userId: string): Steps<LockedAccount> {
    const locked = yield* lockAccount(userId);
    const deletion = yield* first(DELETION, [userId]);
    if (!locked || deletion) throw new Refused({ code: "unauthenticated" });
    return locked;
  }

  function* memberOf(cellarId: string, userId: string): Steps<MembershipRow | undefined> {
    return (
      personalMembership(cellarId, userId) ??
      (yield* first<MembershipRow>(MEMBER, [cellarId, userId]))
    );
  }

  function* found(cellarId: string, userId: string, held: boolean): Steps<LockedCellar> {
    const member = held ? yield* memberOf(cellarId, userId) : undefined;
    const isPersonal = (yield* first(account, [cellarId])) !== undefined;
    return { cellarId, isPersonal, role: member?.role, isOffered: Boolean(member?.isOffered) };
  }

  /**
   * Locks the cellar. Other changes of the cellar's rows and members wait until the transaction
   * ends.
   */
  function* lock({ cellarId, userId }: Pick<Actor, "cellarId" | "userId">): Steps<LockedCellar> {
    const held = (yield* first(lockCellar, [cellarId])) !== undefined;
    return yield* found(cellarId, userId, held);
  }

  /** Refuses a user without the needed role. Roles cannot change until the transaction ends. */
  function* requireRole(cellarId: string, userId: string, needed: Role): Steps<LockedCellar> {
    const held = (yield* first(holdStill, [cellarId])) !== undefined;
    const read = yield* found(cellarId, userId, held);
    refuse(whyNotAllowed(read.role, needed));
    return read;
  }

  /**
   * Refuses if the user already has the maximum number of cellars. Lock the user's account first.
   */
  function* requireFewCellars(userId: string): Steps<void> {
    const cellars = yield* rows(CELLARS_OF, [userId]);
    if (1 + cellars.length >= CELLARS_MAX) throw new Refused({ code: "too_many_cellars" });
  }

  /**
   * Ends a membership and deletes the user's feeds, tokens and other data of the cellar. The reason
   * is stored for this user only.
   */
  function* dropMember({ cellarId, userId, at }: Actor, reason: EndReason): Steps<void> {
    yield* changed(NOTE_END, [userId, cellarId, reason, at]);
    for (const drop of DROP_MEMBER) yield* changed(drop, [cellarId, userId]);
  }

  function* setRole(cellarId: string, userId: string, role: Role): Steps<void> {
    yield* changed(SET_ROLE, [cellarId, userId, role]);
  }

  /** Withdraws the offer to pass on the cellar's ownership. Returns whether there was an offer. */
  function* endOffer(cellarId: string): Steps<boolean> {
    return (yield* changed(END_OFFER, [cellarId, false])) > 0;
  }

  function* counterOf(cellarId: string): Steps<number> {
    return (yield* first<{ readonly seq: number }>(SEQ, [cellarId]))?.seq ?? 0;
  }

  function* emailOf(userId: string): Steps<string> {
    return (yield* first<{ readonly email: string }>(account, [userId]))?.email ?? "";
  }

  /** Takes the cellar's next `seq` for a change and writes the change to the log [C8: order]. */
  function* record({ cellarId, userId, at }: Actor, entry: NewLogEntry): Steps<number> {
    const { kind, subject, role, actor = yield* emailOf(userId) } = entry;
    const next = yield* first<{ readonly seq: number }>(NEXT, [cellarId]);
    if (!next) throw new Error(`The cellar ${cellarId} has no counter`);
    const actorId = entry.actor === undefined ? userId : "";
    const values = [cellarId, next.seq, at, kind, actorId, actor, subject, role];
    yield* changed(INSERT_ENTRY, values);
    yield* changed(DROP_OLD_ENTRIES, [cellarId]);
    return next.seq;
  }

  return {
    lockAccount,
    requireAccount,
    memberOf,
    lock,
    requireRole,
    requireFewCellars,
    dropMember,
    setRole,
    endOffer,
    counterOf,
    emailOf,
    record,
  };
}

/** Throws a refusal if there is a reason for one, so that the transaction has no effect. */
export function refuse(reason: Refusal | undefined): void {
  if (reason) throw new Refused(reason);
}

const DELETION = "SELECT 1 AS found FROM account_deletions WHERE user_id = $1";
const CELLARS_OF = "SELECT cellar_id FROM members WHERE user_id = $1";
const NOTE_END = `INSERT INTO ended_memberships (user_id, cellar_id, reason, ended_at)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, cellar_id) DO UPDATE SET reason = $3, ended_at = $4`;
const DROP_MEMBER = [
  "members",
  "calendar_feeds",
  "webhooks",
  "access_tokens",
  "reminder_mails",
].map((table) => `DELETE FROM ${table} WHERE cellar_id = $1 AND user_id = $2`);
const SET_ROLE = "UPDATE members SET role = $3 WHERE cellar_id = $1 AND user_id = $2";
const END_OFFER = "UPDATE members SET is_offered = $2 WHERE cellar_id = $1 AND is_offered <> $2";
const SEQ = "SELECT seq FROM cellars WHERE id = $1";
const NEXT = "UPDATE cellars SET seq = seq + 1 WHERE id = $1 RETURNING seq";
const INSERT_ENTRY = `INSERT INTO cellar_log (cellar_id, seq, at, kind, actor_id, actor, subject, role)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const DROP_OLD_ENTRIES = `DELETE FROM cellar_log WHERE cellar_id = $1 AND seq <= (
    SELECT seq FROM cellar_log WHERE cellar_id = $1 ORDER BY seq DESC LIMIT 1 OFFSET ${String(LOG_MAX)}
  )`;
