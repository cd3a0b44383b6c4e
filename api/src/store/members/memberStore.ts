import {
  type LogEntry,
  type Member,
  whyNotLeft,
  whyNotManaged,
  whyNotOffered,
  whyNotTaken,
  whyNotWithdrawn,
} from "sync-protocol";
import type { Actor, CellarCounter, MemberStore } from "../../cellar/ports/members.ts";
import { changed, first, rows, type SqlDatabase, type Steps } from "../SqlDatabase.ts";
import { cellarSteps, type NewLogEntry, refuse } from "./cellarSteps.ts";
import { madeCellars } from "./madeCellars.ts";
import { MEMBER, type MembershipRow, personalMembership } from "./membershipRow.ts";

interface MemberRow extends Omit<Member, "isOffered"> {
  readonly isOffered: boolean | 0 | 1;
}

export function memberStore(database: SqlDatabase): MemberStore {
  const { accounts } = database.dialect;
  const steps = cellarSteps(database.dialect);
  const { lock, memberOf, requireRole, dropMember, setRole, endOffer, emailOf, record } = steps;
  const personalOwner = `SELECT id AS "userId", email, display_name AS name FROM ${accounts} WHERE id = $1`;
  const list = `SELECT user_id AS "userId", email, display_name AS name, role, joined_at AS "joinedAt",
      is_offered AS "isOffered"
    FROM members JOIN ${accounts} ON ${accounts}.id = user_id
    WHERE cellar_id = $1 ORDER BY CASE role WHEN 'owner' THEN 0 ELSE 1 END, joined_at, user_id`;

  function* moved(by: Actor, entry: NewLogEntry): Steps<CellarCounter> {
    return { seq: yield* record(by, entry) };
  }

  function* unmoved({ cellarId }: Actor): Steps<CellarCounter> {
    return { seq: yield* steps.counterOf(cellarId) };
  }

  function* membersOf(cellarId: string): Steps<readonly Member[]> {
    const owner = yield* first<Pick<Member, "userId" | "email" | "name">>(personalOwner, [
      cellarId,
    ]);
    const others = (yield* rows<MemberRow>(list, [cellarId])).map(({ isOffered, ...member }) => ({
      ...member,
      isOffered: Boolean(isOffered),
    }));
    if (!owner) return others;
    return [{ ...owner, role: "owner", joinedAt: null, isOffered: false }, ...others];
  }

  return {
    ...madeCellars(database),
    async membershipOf(userId, cellarId) {
      const personal = personalMembership(cellarId, userId);
      const [found] = personal
        ? [personal]
        : await database.rows<MembershipRow>(MEMBER, [cellarId, userId]);
      return found && { role: found.role, membershipId: found.membershipId };
    },
    members: (userId, cellarId) =>
      database.transaction(function* () {
        yield* requireRole(cellarId, userId, "editor");
        return yield* membersOf(cellarId);
      }),
    log: (userId, cellarId) =>
      database.transaction(function* () {
        yield* requireRole(cellarId, userId, "editor");
        return yield* rows<LogEntry>(LOG, [cellarId]);
      }),
    leave: (by) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        refuse(whyNotLeft(cellar));
        yield* dropMember(by, "left");
        return yield* moved(by, { kind: "left", role: cellar.role });
      }),
    remove: (by, memberId) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        const member = yield* memberOf(by.cellarId, memberId);
        refuse(whyNotManaged(cellar, member?.role));
        yield* dropMember({ ...by, userId: memberId }, "removed");
        const subject = yield* emailOf(memberId);
        return yield* moved(by, { kind: "removed", subject, role: member?.role });
      }),
    changeRole: (by, memberId, role) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        const member = yield* memberOf(by.cellarId, memberId);
        refuse(whyNotManaged(cellar, member?.role));
        yield* setRole(by.cellarId, memberId, role);
        const subject = yield* emailOf(memberId);
        return yield* moved(by, { kind: "role-changed", subject, role });
      }),
    offer: (by, memberId) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        const member = yield* memberOf(by.cellarId, memberId);
        refuse(whyNotOffered(cellar, member?.role));
        yield* endOffer(by.cellarId);
        yield* changed(OFFER, [by.cellarId, memberId, true]);
        return yield* moved(by, { kind: "ownership-offered", subject: yield* emailOf(memberId) });
      }),
    take: (by) =>
      database.transaction(function* () {
        yield* steps.requireAccount(by.userId);
        const cellar = yield* lock(by);
        const isOwner = cellar.role === "owner";
        refuse(whyNotTaken(cellar, isOwner || cellar.isOffered));
        if (isOwner) return yield* unmoved(by);
        yield* changed(DEMOTE_OWNER, [by.cellarId]);
        yield* setRole(by.cellarId, by.userId, "owner");
        yield* endOffer(by.cellarId);
        yield* changed(DROP_WEBHOOKS, [by.cellarId]);
        return yield* moved(by, { kind: "ownership-taken", role: "owner" });
      }),
    withdraw: (by) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        refuse(whyNotWithdrawn(cellar, cellar.isOffered));
        if (!(yield* endOffer(by.cellarId))) return yield* unmoved(by);
        return yield* moved(by, { kind: "ownership-withdrawn" });
      }),
  };
}

const LOG = `SELECT seq, at, kind, nullif(actor_id, '') AS "actorId", nullif(actor, '') AS actor,
    subject, role
  FROM cellar_log WHERE cellar_id = $1 ORDER BY seq DESC`;
const DEMOTE_OWNER = "UPDATE members SET role = 'editor' WHERE cellar_id = $1 AND role = 'owner'";
const DROP_WEBHOOKS = "DELETE FROM webhooks WHERE cellar_id = $1";
const OFFER = "UPDATE members SET is_offered = $3 WHERE cellar_id = $1 AND user_id = $2";
