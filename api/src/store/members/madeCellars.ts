import {
  ENDED_MAX,
  type EndedMembership,
  type ListedCellar,
  maySeeMembers,
  whyNotAllowed,
  whyNotDeleted,
} from "sync-protocol";
import type { MemberStore } from "../../cellar/ports/members.ts";
import { Refused } from "../../cellar/Refused.ts";
import { changed, first, type SqlDatabase } from "../SqlDatabase.ts";
import { cellarSteps, refuse } from "./cellarSteps.ts";
import { dropCellar, markObjectsForSweep } from "./dropCellar.ts";

interface CellarRow extends Omit<ListedCellar, "isPersonal" | "isOffered" | "members"> {
  readonly ownerId: string;
  readonly isOffered: boolean | 0 | 1;
  /** Number of members. The owner of a personal cellar is not counted. */
  readonly others: number;
}

export function madeCellars(
  database: SqlDatabase,
): Pick<MemberStore, "cellars" | "ended" | "nameOf" | "make" | "edit" | "delete"> {
  const { accounts } = database.dialect;
  const { requireAccount, lock, requireFewCellars, record } = cellarSteps(database.dialect);
  const personal = `SELECT id, name, colour, 'owner' AS role, email AS owner, id AS "ownerId",
      0 AS "isOffered", NULL AS "membershipId",
      (SELECT count(*) FROM members WHERE members.cellar_id = ${accounts}.id) AS others
    FROM ${accounts} LEFT JOIN cellar_names ON cellar_names.cellar_id = id WHERE id = $1`;
  const others = `SELECT own.cellar_id AS id, name, colour, own.role, email AS owner,
      ${accounts}.id AS "ownerId", own.is_offered AS "isOffered",
      own.membership_id AS "membershipId",
      (SELECT count(*) FROM members WHERE members.cellar_id = own.cellar_id) AS others
    FROM members AS own LEFT JOIN cellar_names ON cellar_names.cellar_id = own.cellar_id
      JOIN ${accounts} ON ${accounts}.id = coalesce(
        (SELECT user_id FROM members WHERE members.cellar_id = own.cellar_id AND role = 'owner'),
        own.cellar_id)
    WHERE own.user_id = $1 ORDER BY own.joined_at, own.cellar_id`;

  return {
    async cellars(userId) {
      const own = await database.rows<CellarRow>(personal, [userId]);
      return [...own, ...(await database.rows<CellarRow>(others, [userId]))].map(listed);
    },
    ended: (userId) => database.rows<EndedMembership>(ENDED, [userId]),
    async nameOf(cellarId) {
      const [named] = await database.rows<{ readonly name: string }>(NAME, [cellarId]);
      return named?.name;
    },
    make: ({ id: cellarId, name, colour }, { userId, at, membershipId }) =>
      database.transaction(function* () {
        // Locks the account, so that a simultaneous request cannot give the user another cellar
        // beyond the limit.
        yield* requireAccount(userId);
        const by = { userId, cellarId, at };
        const there = yield* lock(by);
        if (there.role === "owner" && !there.isPersonal) return;
        const isTaken =
          (yield* first(DELETED, [cellarId])) !== undefined ||
          (yield* changed(INSERT_CELLAR, [cellarId])) === 0;
        if (isTaken) throw new Refused({ code: "cellar_exists" });
        yield* requireFewCellars(userId);
        yield* changed(SET_FACE, [cellarId, name, colour]);
        yield* changed(INSERT_OWNER, [cellarId, userId, at, membershipId]);
        yield* record(by, { kind: "made" });
      }),
    edit: (by, { name, colour }) =>
      database.transaction(function* () {
        refuse(whyNotAllowed((yield* lock(by)).role, "owner"));
        yield* changed(SET_FACE, [by.cellarId, name, colour]);
        return { seq: yield* record(by, { kind: "renamed" }) };
      }),
    delete: (by) =>
      database.transaction(function* () {
        refuse(whyNotDeleted(yield* lock(by)));
        const objects = yield* markObjectsForSweep(by.cellarId, by.userId);
        return { ...(yield* dropCellar(by.cellarId, by.at)), objects };
      }),
  };
}

function listed({ others, ownerId, isOffered, ...row }: CellarRow): ListedCellar {
  const isPersonal = ownerId === row.id;
  const members = maySeeMembers(row.role) ? others + Number(isPersonal) : null;
  return { ...row, isPersonal, isOffered: Boolean(isOffered), members };
}

const DELETED = "SELECT 1 AS found FROM deleted_cellars WHERE cellar_id = $1";
const ENDED = `SELECT cellar_id AS "cellarId", reason FROM ended_memberships AS ended
  WHERE user_id = $1 AND NOT EXISTS (
    SELECT 1 FROM members WHERE members.cellar_id = ended.cellar_id AND members.user_id = $1
  ) ORDER BY ended_at DESC, cellar_id LIMIT ${String(ENDED_MAX)}`;
const NAME = "SELECT name FROM cellar_names WHERE cellar_id = $1";
const INSERT_CELLAR = "INSERT INTO cellars (id) VALUES ($1) ON CONFLICT (id) DO NOTHING";
const SET_FACE = `INSERT INTO cellar_names (cellar_id, name, colour) VALUES ($1, $2, $3)
  ON CONFLICT (cellar_id) DO UPDATE SET name = $2, colour = $3`;
const INSERT_OWNER = `INSERT INTO members (cellar_id, user_id, role, joined_at, membership_id)
  VALUES ($1, $2, 'owner', $3, $4)`;
