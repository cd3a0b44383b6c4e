import { Refused } from "../../cellar/Refused.ts";
import { changed, first, rows, type Dialect, type Steps } from "../SqlDatabase.ts";
import { cellarSteps } from "./cellarSteps.ts";
import { dropCellar } from "./dropCellar.ts";

interface Held {
  readonly cellarId: string;
  readonly role: string;
}

/** What becomes of a user's cellars with the account [C12: deleted account]. */
export function endMemberships(dialect: Dialect) {
  const lockAccount = `SELECT id FROM ${dialect.accounts} WHERE id = $1 ${dialect.forUpdate}`;
  const { lock, record } = cellarSteps(dialect);
  const lockOwned = `SELECT id FROM cellars WHERE id = $1 OR id IN (
      SELECT cellar_id FROM members WHERE user_id = $1 AND role = 'owner'
    ) ORDER BY id ${dialect.forUpdate}`;

  return {
    /** Refuses while others use a cellar of the user. Then revokes invitations to them. */
    *requireNoneShared(userId: string): Steps<void> {
      yield* rows(lockOwned, [userId]);
      const other = yield* first(OTHER_MEMBER, [userId]);
      if (other) throw new Refused({ code: "owns_shared_cellars" });
      yield* changed(REVOKE_ALL, [userId]);
    },
    /**
     * Ends the user's memberships. A made cellar goes to another member, or is deleted. Returns the
     * ids of the photos of deleted ones.
     */
    *end(userId: string, at: number): Steps<readonly string[]> {
      // Locks out an invitation that the user accepts at this moment.
      yield* rows(lockAccount, [userId]);
      const objects: string[] = [];
      for (const { cellarId, role } of yield* rows<Held>(HELD, [userId])) {
        const by = { cellarId, userId, at };
        yield* lock(by);
        const heir =
          role === "owner" ? yield* first<{ readonly id: string }>(HEIR, [cellarId]) : undefined;
        if (role === "owner" && !heir) {
          objects.push(...(yield* dropCellar(cellarId, at)));
          continue;
        }
        yield* changed(DROP_MEMBER, [cellarId, userId]);
        if (heir) yield* changed(MAKE_OWNER, [cellarId, heir.id]);
        yield* record(by, { kind: "left" });
      }
      return objects;
    },
  };
}

const OTHER_MEMBER = `SELECT user_id FROM members WHERE user_id <> $1 AND (
    cellar_id = $1 OR cellar_id IN (
      SELECT cellar_id FROM members WHERE user_id = $1 AND role = 'owner'
    )
  ) LIMIT 1`;
const REVOKE_ALL = `DELETE FROM cellar_invitations WHERE accepted_by IS NULL AND (
    cellar_id = $1 OR cellar_id IN (
      SELECT cellar_id FROM members WHERE user_id = $1 AND role = 'owner'
    )
  )`;
const HELD = `SELECT cellar_id AS "cellarId", role FROM members WHERE user_id = $1 ORDER BY cellar_id`;
const HEIR = `SELECT user_id AS id FROM members WHERE cellar_id = $1 AND role <> 'owner'
  ORDER BY CASE role WHEN 'editor' THEN 0 ELSE 1 END, joined_at, user_id LIMIT 1`;
const DROP_MEMBER = "DELETE FROM members WHERE cellar_id = $1 AND user_id = $2";
const MAKE_OWNER = "UPDATE members SET role = 'owner' WHERE cellar_id = $1 AND user_id = $2";
