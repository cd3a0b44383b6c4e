import { type LogKind, LOG_MAX, type Refusal, type Role, whyNotAllowed } from "sync-protocol";
import type { Acting, Membership } from "../../cellar/ports/members.ts";
import { Refused } from "../../cellar/Refused.ts";
import { changed, first, type Dialect, type Steps } from "../SqlDatabase.ts";

/** A cellar in a transaction that holds its row, as the acting user finds it. */
export interface LockedCellar {
  readonly cellarId: string;
  readonly isPersonal: boolean;
  /** `undefined` for a stranger and for an unknown cellar. */
  readonly role: Role | undefined;
  readonly isOffered: boolean;
}

/** Who did what, for the log. */
export interface Deed {
  readonly kind: LogKind;
  readonly subject?: string | undefined;
  readonly role?: Role | undefined;
}

export interface MemberRow extends Membership {
  readonly isOffered: boolean | 0 | 1;
}

export type CellarSteps = ReturnType<typeof cellarSteps>;

/** The steps that changes of members have in common. */
export function cellarSteps({ accounts, forUpdate, forShare }: Dialect) {
  const cellar = "SELECT id FROM cellars WHERE id = $1";
  const lockCellar = `${cellar} ${forUpdate}`;
  const holdStill = `${cellar} ${forShare}`;
  const emailById = `SELECT email FROM ${accounts} WHERE id = $1`;
  const personal = `SELECT 1 AS found FROM ${accounts} WHERE id = $1`;

  function* memberOf(cellarId: string, userId: string): Steps<MemberRow | undefined> {
    if (cellarId === userId) return { role: "owner", membershipId: null, isOffered: 0 };
    return yield* first<MemberRow>(MEMBER, [cellarId, userId]);
  }

  function* found(cellarId: string, userId: string, held: boolean): Steps<LockedCellar> {
    const member = held ? yield* memberOf(cellarId, userId) : undefined;
    const isPersonal = (yield* first(personal, [cellarId])) !== undefined;
    return { cellarId, isPersonal, role: member?.role, isOffered: Boolean(member?.isOffered) };
  }

  /** Locks the cellar: changes of its rows and members wait until the transaction ends. */
  function* lock({ cellarId, userId }: Pick<Acting, "cellarId" | "userId">): Steps<LockedCellar> {
    const held = (yield* first(lockCellar, [cellarId])) !== undefined;
    return yield* found(cellarId, userId, held);
  }

  /** Requires a role for reading. The members stay as they are until the transaction ends. */
  function* requireRole(cellarId: string, userId: string, needed: Role): Steps<LockedCellar> {
    const held = (yield* first(holdStill, [cellarId])) !== undefined;
    const cellar = yield* found(cellarId, userId, held);
    refuse(whyNotAllowed(cellar.role, needed));
    return cellar;
  }

  function* emailOf(userId: string): Steps<string> {
    return (yield* first<{ readonly email: string }>(emailById, [userId]))?.email ?? "";
  }

  /** Takes the cellar's next `seq` for a change, and writes it to the log [C8: order]. */
  function* record({ cellarId, userId, at }: Acting, { kind, subject, role }: Deed): Steps<number> {
    const next = yield* first<{ readonly seq: number }>(NEXT, [cellarId]);
    if (!next) throw new Error(`The cellar ${cellarId} has no counter`);
    const actor = yield* emailOf(userId);
    const values = [cellarId, next.seq, at, kind, userId, actor, subject, role];
    yield* changed(INSERT_ENTRY, values);
    yield* changed(DROP_OLD_ENTRIES, [cellarId]);
    return next.seq;
  }

  return { memberOf, lock, requireRole, emailOf, record };
}

/** Ends the transaction without an effect if there is a reason. */
export function refuse(reason: Refusal | undefined): void {
  if (reason) throw new Refused(reason);
}

const MEMBER = `SELECT role, membership_id AS "membershipId", is_offered AS "isOffered"
  FROM members WHERE cellar_id = $1 AND user_id = $2`;
const NEXT = "UPDATE cellars SET seq = seq + 1 WHERE id = $1 RETURNING seq";
const INSERT_ENTRY = `INSERT INTO cellar_log (cellar_id, seq, at, kind, actor_id, actor, subject, role)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const DROP_OLD_ENTRIES = `DELETE FROM cellar_log WHERE cellar_id = $1 AND seq <= (
    SELECT seq FROM cellar_log WHERE cellar_id = $1 ORDER BY seq DESC LIMIT 1 OFFSET ${String(LOG_MAX)}
  )`;
