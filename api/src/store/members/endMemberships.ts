import type { DeletedAccount } from "../../cellar/ports/accounts.ts";
import type { Actor, CellarSeq } from "../../cellar/ports/members.ts";
import { personalCellarOf } from "../../cellar/personalCellar.ts";
import { Refused } from "../../cellar/Refused.ts";
import { changed, first, rows, type Dialect, type Steps } from "../SqlDatabase.ts";
import { cellarSteps } from "./cellarSteps.ts";
import { dropCellar } from "./dropCellar.ts";

interface IdRow {
  readonly id: string;
}

/** Ends the memberships of a deleted account [C12: deleted account]. */
export function endMemberships(dialect: Dialect) {
  const { lockAccount, memberOf, dropMember, setRole, endOffer, emailOf, record } =
    cellarSteps(dialect);
  const cellars = "SELECT id FROM cellars WHERE id = $1 OR id IN";
  const inOrder = `ORDER BY id ${dialect.forUpdate}`;
  const lockOwned = `${cellars} (
      SELECT cellar_id FROM members WHERE user_id = $1 AND role = 'owner'
    ) ${inOrder}`;
  const lockAll = `${cellars} (SELECT cellar_id FROM members WHERE user_id = $1) ${inOrder}`;

  /**
   * Ends a user's membership of a cellar that the transaction has locked. `heir` is the member who
   * becomes the owner; `undefined` if the user is not the owner.
   */
  function* leave(by: Actor, heir: IdRow | undefined): Steps<number> {
    const { cellarId } = by;
    yield* dropMember(by, "left");
    if (heir) {
      yield* setRole(cellarId, heir.id, "owner");
      yield* endOffer(cellarId);
      const subject = yield* emailOf(heir.id);
      yield* record(by, { kind: "ownership-passed", subject, role: "owner" });
    }
    return yield* record(by, { kind: "left" });
  }

  return {
    /**
     * Refuses if a cellar that the user owns has other members. If none has, revokes the
     * invitations and guest links of the user's cellars.
     */
    *requireNoneShared(userId: string): Steps<void> {
      yield* rows(lockOwned, [userId]);
      const other = yield* first(OTHER_MEMBER, [userId]);
      if (other) throw new Refused({ code: "owns_shared_cellars" });
      for (const revoke of REVOKE_ALL) yield* changed(revoke, [userId]);
    },
    /**
     * Deletes the user's personal cellar and ends the user's memberships. Other cellars that the
     * user owns go to another member, or are deleted if they have no other member.
     */
    *end(userId: string, at: number): Steps<DeletedAccount> {
      // Locks the account, so that the user cannot accept an invitation at the same time.
      yield* lockAccount(userId);
      const objects: string[] = [];
      const ended: CellarSeq[] = [];
      for (const { id: cellarId } of yield* rows<IdRow>(lockAll, [userId])) {
        const role = (yield* memberOf(cellarId, userId))?.role;
        // The membership may have ended before the cellar was locked.
        if (role === undefined) continue;
        const goesOn = role === "owner" && cellarId !== personalCellarOf(userId);
        const heir = goesOn ? yield* first<IdRow>(HEIR, [cellarId, userId]) : undefined;
        if (role === "owner" && !heir) {
          const dropped = yield* dropCellar(cellarId, at);
          objects.push(...dropped.objects);
          ended.push({ cellarId, seq: dropped.seq });
        } else {
          ended.push({ cellarId, seq: yield* leave({ cellarId, userId, at }, heir) });
        }
      }
      return { objects, cellars: ended };
    },
  };
}

const OTHER_MEMBER = `SELECT user_id FROM members WHERE user_id <> $1 AND (
    cellar_id = $1 OR cellar_id IN (
      SELECT cellar_id FROM members WHERE user_id = $1 AND role = 'owner'
    )
  ) LIMIT 1`;
const OF_OWNED = `(
    cellar_id = $1 OR cellar_id IN (
      SELECT cellar_id FROM members WHERE user_id = $1 AND role = 'owner'
    )
  )`;
const REVOKE_ALL = [
  `DELETE FROM cellar_invitations WHERE accepted_by IS NULL AND ${OF_OWNED}`,
  `DELETE FROM guest_links WHERE ${OF_OWNED}`,
];
const HEIR = `SELECT user_id AS id FROM members WHERE cellar_id = $1 AND user_id <> $2
  ORDER BY CASE role WHEN 'editor' THEN 0 ELSE 1 END, joined_at, user_id LIMIT 1`;
