import {
  type LogEntry,
  type Member,
  whyNotLeft,
  whyNotManaged,
  whyNotOffered,
  whyNotTaken,
  whyNotWithdrawn,
} from "sync-protocol";
import type { Acting, Membership, MemberStore, Moved } from "../../cellar/ports/members.ts";
import { changed, first, rows, type SqlDatabase, type Steps } from "../SqlDatabase.ts";
import { cellarSteps, type Deed, refuse } from "./cellarSteps.ts";
import { madeCellars } from "./madeCellars.ts";

interface Flagged extends Omit<Member, "isOffered"> {
  readonly isOffered: boolean | 0 | 1;
}

/** Members of cellars in a database. */
export function memberStore(database: SqlDatabase): MemberStore {
  const { accounts } = database.dialect;
  const { lock, memberOf, requireRole, emailOf, record } = cellarSteps(database.dialect);
  const personalOwner = `SELECT id AS "userId", email FROM ${accounts} WHERE id = $1`;
  const list = `SELECT user_id AS "userId", email, role, joined_at AS "joinedAt",
      is_offered AS "isOffered"
    FROM members JOIN ${accounts} ON ${accounts}.id = user_id
    WHERE cellar_id = $1 ORDER BY CASE role WHEN 'owner' THEN 0 ELSE 1 END, joined_at, user_id`;

  function* moved(by: Acting, deed: Deed): Steps<Moved> {
    return { seq: yield* record(by, deed) };
  }

  function* membersOf(cellarId: string): Steps<readonly Member[]> {
    const owner = yield* first<Pick<Member, "userId" | "email">>(personalOwner, [cellarId]);
    const others = (yield* rows<Flagged>(list, [cellarId])).map(({ isOffered, ...member }) => ({
      ...member,
      isOffered: Boolean(isOffered),
    }));
    if (!owner) return others;
    return [{ ...owner, role: "owner", joinedAt: null, isOffered: false }, ...others];
  }

  return {
    ...madeCellars(database),
    async membershipOf(userId, cellarId) {
      if (cellarId === userId) return { role: "owner", membershipId: null };
      const [membership] = await database.rows<Membership>(MEMBERSHIP, [cellarId, userId]);
      return membership;
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
        yield* changed(DROP_MEMBER, [by.cellarId, by.userId]);
        return yield* moved(by, { kind: "left", role: cellar.role });
      }),
    remove: (by, memberId) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        const member = yield* memberOf(by.cellarId, memberId);
        refuse(whyNotManaged(cellar, member?.role));
        yield* changed(DROP_MEMBER, [by.cellarId, memberId]);
        const subject = yield* emailOf(memberId);
        return yield* moved(by, { kind: "removed", subject, role: member?.role });
      }),
    changeRole: (by, memberId, role) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        const member = yield* memberOf(by.cellarId, memberId);
        refuse(whyNotManaged(cellar, member?.role));
        yield* changed(SET_ROLE, [by.cellarId, memberId, role]);
        const subject = yield* emailOf(memberId);
        return yield* moved(by, { kind: "role-changed", subject, role });
      }),
    offer: (by, memberId) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        const member = yield* memberOf(by.cellarId, memberId);
        refuse(whyNotOffered(cellar, member?.role));
        yield* changed(END_OFFERS, [by.cellarId, false]);
        yield* changed(OFFER, [by.cellarId, memberId, true]);
        return yield* moved(by, { kind: "ownership-offered", subject: yield* emailOf(memberId) });
      }),
    take: (by) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        const isOwner = cellar.role === "owner";
        refuse(whyNotTaken(cellar, isOwner || cellar.isOffered));
        if (isOwner) return yield* unmoved(by.cellarId);
        yield* changed(DEMOTE_OWNER, [by.cellarId]);
        yield* changed(SET_ROLE, [by.cellarId, by.userId, "owner"]);
        yield* changed(END_OFFERS, [by.cellarId, false]);
        return yield* moved(by, { kind: "ownership-taken", role: "owner" });
      }),
    withdraw: (by) =>
      database.transaction(function* () {
        const cellar = yield* lock(by);
        refuse(whyNotWithdrawn(cellar, cellar.isOffered));
        const ended = yield* changed(END_OFFERS, [by.cellarId, false]);
        if (ended === 0) return yield* unmoved(by.cellarId);
        return yield* moved(by, { kind: "ownership-withdrawn" });
      }),
  };
}

function* unmoved(cellarId: string): Steps<Moved> {
  return (yield* first<Moved>(SEQ, [cellarId])) ?? { seq: 0 };
}

const MEMBERSHIP = `SELECT role, membership_id AS "membershipId"
  FROM members WHERE cellar_id = $1 AND user_id = $2`;
const SEQ = "SELECT seq FROM cellars WHERE id = $1";
const LOG = `SELECT seq, at, kind, actor_id AS "actorId", actor, subject, role
  FROM cellar_log WHERE cellar_id = $1 ORDER BY seq DESC`;
const DROP_MEMBER = "DELETE FROM members WHERE cellar_id = $1 AND user_id = $2";
const SET_ROLE = "UPDATE members SET role = $3 WHERE cellar_id = $1 AND user_id = $2";
const DEMOTE_OWNER = "UPDATE members SET role = 'editor' WHERE cellar_id = $1 AND role = 'owner'";
const END_OFFERS = `UPDATE members SET is_offered = $2
  WHERE cellar_id = $1 AND is_offered <> $2`;
const OFFER = "UPDATE members SET is_offered = $3 WHERE cellar_id = $1 AND user_id = $2";
