import {
  INVITATIONS_MAX,
  MEMBERS_MAX,
  type OpenInvitation,
  type ReceivedInvitation,
  whyNotAllowed,
} from "sync-protocol";
import type { FoundBy, InvitationStore } from "../../cellar/ports/members.ts";
import { Refused } from "../../cellar/Refused.ts";
import { changed, first, rows, type SqlDatabase, type Steps } from "../SqlDatabase.ts";
import { cellarSteps, type LockedAccount, refuse } from "./cellarSteps.ts";

interface StoredInvitation extends OpenInvitation {
  readonly cellarId: string;
  readonly emailKey: string | null;
  readonly acceptedBy: string | null;
}

/** The store of invitations to cellars. It compares e-mails in lower case. */
export function invitationStore(database: SqlDatabase): InvitationStore {
  const { accounts } = database.dialect;
  const steps = cellarSteps(database.dialect);
  const { requireAccount, lock, memberOf, requireRole, record } = steps;
  const memberWithEmail = `SELECT id FROM ${accounts} WHERE email_key = $2
    AND (id = $1 OR id IN (SELECT user_id FROM members WHERE cellar_id = $1))`;
  const receivedBy = `${RECEIVED} JOIN ${accounts} ON ${accounts}.email_key = invitation.email_key
    WHERE ${accounts}.id = $1 AND unconfirmed_since IS NULL
      AND accepted_by IS NULL AND expires_at > $2
    ORDER BY sent_at, invitation.id`;

  /**
   * Returns the invitation if the user can accept or decline it, and refuses otherwise. Locks the
   * user's account and the cellar.
   */
  function* answerable(
    { userId, at }: { readonly userId: string; readonly at: number },
    found: FoundBy,
  ): Steps<StoredInvitation> {
    const seen = yield* find(found);
    const account = yield* requireAccount(userId);
    if (!seen) throw invalid();
    yield* lock({ cellarId: seen.cellarId, userId });
    // The invitation may have ended before the cellar was locked.
    const invitation = yield* find(found);
    if (!invitation || invitation.expiresAt <= at) throw invalid();
    requireInvited(invitation, account, found);
    return invitation;
  }

  return {
    open: (userId, cellarId, now) =>
      database.transaction(function* () {
        yield* requireRole(cellarId, userId, "editor");
        return yield* rows<OpenInvitation>(OPEN, [cellarId, now]);
      }),
    add: (by, { id, role, email, tokenHash, expiresAt, whyNotMailed }) =>
      database.transaction(function* () {
        const { cellarId, at } = by;
        const { email: invitedBy } = yield* requireAccount(by.userId);
        refuse(whyNotAllowed((yield* lock(by)).role, "owner"));
        const key = email?.toLowerCase();
        if (key !== undefined) {
          refuse(whyNotMailed);
          const member = yield* first(memberWithEmail, [cellarId, key]);
          if (member) throw new Refused({ code: "already_member", isSelf: false });
          yield* changed(REPLACE, [cellarId, key]);
        }
        const open = yield* rows(OPEN, [cellarId, at]);
        if (open.length >= INVITATIONS_MAX) throw new Refused({ code: "too_many_invitations" });
        const values = [id, cellarId, role, email, key, tokenHash, invitedBy, at, expiresAt];
        yield* changed(INSERT, values);
        return { seq: yield* record(by, { kind: "invited", subject: email, role }) };
      }),
    renew: (by, { id, tokenHash, expiresAt, whyNotMailed }) =>
      database.transaction(function* () {
        refuse(whyNotAllowed((yield* lock(by)).role, "owner"));
        const values = [by.cellarId, id, tokenHash, by.at, expiresAt];
        const invitation = yield* first<OpenInvitation>(RENEW, values);
        if (!invitation) throw unknown();
        const { email, role } = invitation;
        if (email !== null) refuse(whyNotMailed);
        const subject = email ?? undefined;
        const seq = yield* record(by, { kind: "invitation-sent-again", subject, role });
        return { invitation, seq };
      }),
    revoke: (by, invitationId) =>
      database.transaction(function* () {
        refuse(whyNotAllowed((yield* lock(by)).role, "owner"));
        const revoked = yield* first<OpenInvitation>(REVOKE, [by.cellarId, invitationId]);
        if (!revoked) throw unknown();
        const { email, role } = revoked;
        const subject = email ?? undefined;
        return { seq: yield* record(by, { kind: "invitation-revoked", subject, role }) };
      }),
    receivedBy: (userId, now) => database.rows<ReceivedInvitation>(receivedBy, [userId, now]),
    show: (userId, tokenHash, at) =>
      database.transaction(function* () {
        const { id, acceptedBy } = yield* answerable({ userId, at }, { tokenHash });
        const received = yield* first<ReceivedInvitation>(SHOW, [id]);
        if (acceptedBy !== null || !received) throw invalid();
        return received;
      }),
    accept: ({ userId, at, membershipId }, found) =>
      database.transaction(function* () {
        const invitation = yield* answerable({ userId, at }, found);
        const { id, cellarId, role, acceptedBy } = invitation;
        const member = yield* memberOf(cellarId, userId);
        const isRepeat = acceptedBy === userId && member !== undefined;
        if (isRepeat) return { cellarId, seq: yield* steps.counterOf(cellarId) };
        if (acceptedBy !== null) throw invalid();
        if (member) throw new Refused({ code: "already_member", isSelf: true });

        // The owner of a personal cellar has no row in `members`, but counts as a member.
        const members = yield* rows(MEMBERS, [cellarId]);
        const hasOwnerRow = (yield* first(OWNER, [cellarId])) !== undefined;
        if (members.length + Number(!hasOwnerRow) >= MEMBERS_MAX)
          throw new Refused({ code: "too_many_members" });
        yield* steps.requireFewCellars(userId);

        yield* changed(USE, [id, userId]);
        yield* changed(JOIN, [cellarId, userId, role, at, membershipId]);
        return { cellarId, seq: yield* record({ userId, cellarId, at }, { kind: "joined", role }) };
      }),
    decline: ({ userId, at }, found) =>
      database.transaction(function* () {
        const invitation = yield* answerable({ userId, at }, found);
        const { id, cellarId, role, email, acceptedBy } = invitation;
        if (acceptedBy !== null) throw invalid();
        yield* changed(REVOKE, [cellarId, id]);
        // The log does not name a user who declines, but only the e-mail that was invited.
        const entry = { kind: "invitation-declined", role, actor: email ?? "" } as const;
        return { cellarId, seq: yield* record({ userId, cellarId, at }, entry) };
      }),
    async sweep(now) {
      await database.changed(SWEEP, [now]);
    },
  };
}

/**
 * Refuses a user who was not invited. An invitation to an e-mail needs an account whose e-mail is
 * the same and confirmed; any other needs its link.
 */
function requireInvited(
  { emailKey }: StoredInvitation,
  account: LockedAccount,
  found: FoundBy,
): void {
  if (emailKey === null) {
    if (!("tokenHash" in found)) throw invalid();
    return;
  }
  if (emailKey !== account.emailKey) throw invalid();
  if (account.unconfirmedSince !== null) throw new Refused({ code: "unconfirmed_email" });
}

function* find(found: FoundBy): Steps<StoredInvitation | undefined> {
  return "tokenHash" in found
    ? yield* first<StoredInvitation>(BY_TOKEN, [found.tokenHash])
    : yield* first<StoredInvitation>(BY_ID, [found.invitationId]);
}

function invalid(): Refused {
  return new Refused({ code: "invalid_invitation" });
}

function unknown(): Refused {
  return new Refused({ code: "not_found", what: "invitation" });
}

const COLUMNS = `id, role, email, sent_at AS "sentAt", expires_at AS "expiresAt"`;
const STORED = `SELECT ${COLUMNS}, cellar_id AS "cellarId", email_key AS "emailKey",
  accepted_by AS "acceptedBy" FROM cellar_invitations`;
const BY_TOKEN = `${STORED} WHERE token_hash = $1`;
const BY_ID = `${STORED} WHERE id = $1`;
const OPEN = `SELECT ${COLUMNS} FROM cellar_invitations
  WHERE cellar_id = $1 AND accepted_by IS NULL AND expires_at > $2 ORDER BY sent_at, id`;
const RECEIVED = `SELECT invitation.id, name, colour, role, invited_by AS "invitedBy",
    expires_at AS "expiresAt"
  FROM cellar_invitations AS invitation
    LEFT JOIN cellar_names ON cellar_names.cellar_id = invitation.cellar_id`;
const SHOW = `${RECEIVED} WHERE invitation.id = $1`;
const INSERT = `INSERT INTO cellar_invitations (
    id, cellar_id, role, email, email_key, token_hash, invited_by, sent_at, expires_at
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const REPLACE =
  "DELETE FROM cellar_invitations WHERE cellar_id = $1 AND email_key = $2 AND accepted_by IS NULL";
const RENEW = `UPDATE cellar_invitations SET token_hash = $3, sent_at = $4, expires_at = $5
  WHERE cellar_id = $1 AND id = $2 AND accepted_by IS NULL AND expires_at > $4
  RETURNING ${COLUMNS}`;
const REVOKE = `DELETE FROM cellar_invitations
  WHERE cellar_id = $1 AND id = $2 AND accepted_by IS NULL RETURNING ${COLUMNS}`;
const USE = "UPDATE cellar_invitations SET accepted_by = $2 WHERE id = $1";
const MEMBERS = "SELECT user_id FROM members WHERE cellar_id = $1";
const OWNER = "SELECT 1 AS found FROM members WHERE cellar_id = $1 AND role = 'owner'";
const JOIN = `INSERT INTO members (cellar_id, user_id, role, joined_at, membership_id)
  VALUES ($1, $2, $3, $4, $5)`;
const SWEEP = "DELETE FROM cellar_invitations WHERE expires_at <= $1";
