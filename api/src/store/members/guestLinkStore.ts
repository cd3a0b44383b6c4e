import { GUEST_LINKS_MAX, type GuestLink, guestFilterSchema, whyNotAllowed } from "sync-protocol";
import type { GuestLinkStore, GuestAccess } from "../../cellar/ports/guestLinks.ts";
import { Refused } from "../../cellar/Refused.ts";
import { changed, first, rows, type SqlDatabase } from "../SqlDatabase.ts";
import { cellarSteps, refuse } from "./cellarSteps.ts";

interface StoredForm {
  /** JSON of the filter that chooses the wines shown. */
  readonly filter: string;
  readonly showsPrices: 0 | 1;
}

type GuestLinkRow = Omit<GuestLink, keyof StoredForm> & StoredForm;
type PassRow = Omit<GuestAccess, keyof StoredForm> & StoredForm;

export function guestLinkStore(database: SqlDatabase): GuestLinkStore {
  const { requireAccount, requireRole, lock, record } = cellarSteps(database.dialect);

  return {
    open: (userId, cellarId, now) =>
      database.transaction(function* () {
        yield* requireRole(cellarId, userId, "owner");
        return (yield* rows<GuestLinkRow>(OPEN, [cellarId, now])).map(parsed);
      }),
    add: (by, { id, title, filter, showsPrices, tokenHash, madeAt, expiresAt }) =>
      database.transaction(function* () {
        const { cellarId, at } = by;
        yield* requireAccount(by.userId);
        refuse(whyNotAllowed((yield* lock(by)).role, "owner"));
        const open = yield* rows(OPEN, [cellarId, at]);
        if (open.length >= GUEST_LINKS_MAX) throw new Refused({ code: "too_many_guest_links" });
        const stored = [JSON.stringify(filter), Number(showsPrices)];
        yield* changed(INSERT, [id, cellarId, title, ...stored, tokenHash, madeAt, expiresAt]);
        return { seq: yield* record(by, { kind: "guest-link-made", subject: title }) };
      }),
    revoke: (by, id) =>
      database.transaction(function* () {
        refuse(whyNotAllowed((yield* lock(by)).role, "owner"));
        const revoked = yield* first<GuestLinkRow>(REVOKE, [by.cellarId, id, by.at]);
        if (!revoked) throw new Refused({ code: "not_found", what: "guestLink" });
        return { seq: yield* record(by, { kind: "guest-link-revoked", subject: revoked.title }) };
      }),
    async find(tokenHash, now) {
      const [found] = await database.rows<PassRow>(FIND, [tokenHash, now]);
      return found && parsed(found);
    },
    async sweep(now) {
      await database.changed(SWEEP, [now]);
    },
  };
}

function parsed<Row extends StoredForm>({ filter, showsPrices, ...row }: Row) {
  return {
    ...row,
    filter: guestFilterSchema.parse(JSON.parse(filter)),
    showsPrices: showsPrices === 1,
  };
}

const COLUMNS = `id, title, filter, shows_prices AS "showsPrices", made_at AS "madeAt",
  expires_at AS "expiresAt"`;
const OPEN = `SELECT ${COLUMNS} FROM guest_links
  WHERE cellar_id = $1 AND expires_at > $2 ORDER BY made_at, id`;
const INSERT = `INSERT INTO guest_links (
    id, cellar_id, title, filter, shows_prices, token_hash, made_at, expires_at
  ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const REVOKE = `DELETE FROM guest_links WHERE cellar_id = $1 AND id = $2 AND expires_at > $3
  RETURNING ${COLUMNS}`;
const FIND = `SELECT cellar_id AS "cellarId", title, filter, shows_prices AS "showsPrices",
    expires_at AS "expiresAt"
  FROM guest_links JOIN cellars ON cellars.id = cellar_id
  WHERE token_hash = $1 AND expires_at > $2`;
const SWEEP = "DELETE FROM guest_links WHERE expires_at <= $1";
