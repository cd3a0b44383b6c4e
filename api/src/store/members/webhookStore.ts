import { type Webhook, webhookSchema, WEBHOOKS_MAX, whyNotAllowed } from "sync-protocol";
import type { CellarCall } from "../../cellar/members/cellars.ts";
import type { DueWebhook, WebhookChange, WebhookStore } from "../../cellar/ports/webhooks.ts";
import { Refused } from "../../cellar/Refused.ts";
import { readEventRow, type StoredRecord } from "../records.ts";
import { changed, first, rows, type SqlDatabase, type Steps } from "../SqlDatabase.ts";
import { cellarSteps, refuse } from "./cellarSteps.ts";

interface WebhookRow extends Omit<Webhook, "kinds" | "lastAnswer"> {
  /** JSON of the kinds of changes that the webhook reports. */
  readonly kinds: string;
  readonly at: number | null;
  readonly status: number | null;
  readonly problem: string | null;
}

interface DueRow extends Omit<DueWebhook, "kinds"> {
  readonly kinds: string;
}

interface StoredWine {
  readonly id: string;
  readonly deleted: boolean | number;
  readonly seq: number;
  readonly added: number;
}

export function webhookStore(database: SqlDatabase): WebhookStore {
  const { requireAccount, requireRole, lock } = cellarSteps(database.dialect);

  function* require({ cellarId, userId }: CellarCall, id: string): Steps<Webhook> {
    yield* requireRole(cellarId, userId, "owner");
    const found = yield* first<WebhookRow>(ONE, [cellarId, id]);
    if (!found) throw new Refused({ code: "not_found", what: "webhook" });
    return parsed(found);
  }

  return {
    list: ({ userId, cellarId }) =>
      database.transaction(function* () {
        yield* requireRole(cellarId, userId, "owner");
        return (yield* rows<WebhookRow>(LIST, [cellarId])).map(parsed);
      }),
    add: (call, { id, url, kinds, madeAt }) =>
      database.transaction(function* () {
        const { cellarId, userId } = call;
        yield* requireAccount(userId);
        refuse(whyNotAllowed((yield* lock(call)).role, "owner"));
        const existing = yield* rows(LIST, [cellarId]);
        if (existing.length >= WEBHOOKS_MAX) throw new Refused({ code: "too_many_webhooks" });
        yield* changed(INSERT, [cellarId, id, userId, url, JSON.stringify(kinds), madeAt]);
      }),
    remove: (call, id) =>
      database.transaction(function* () {
        yield* require(call, id);
        yield* changed(REMOVE, [call.cellarId, id]);
      }),
    enable: (call, id, now) =>
      database.transaction(function* () {
        yield* require(call, id);
        yield* changed(ENABLE, [call.cellarId, id, now]);
        return yield* require(call, id);
      }),
    noteAnswer: (call, id, { at, status, problem }) =>
      database.transaction(function* () {
        yield* require(call, id);
        yield* changed(NOTE_ANSWER, [call.cellarId, id, at, status, problem]);
      }),
    async due(now, most) {
      const found = await database.rows<DueRow>(DUE, [now, most]);
      return found.map(({ kinds, ...row }) => ({ ...row, kinds: kindsIn(kinds) }));
    },
    take: async ({ cellarId, id, dueAt }, until) =>
      (await database.changed(TAKE, [cellarId, id, dueAt, until])) === 1,
    async settle({ cellarId, id }, until, settlement) {
      const { position, failures, failingSince, disabledAt, dueAt, lastAnswer } = settlement;
      const state = [position, failures, failingSince, disabledAt, dueAt];
      const kept = await database.changed(SETTLE, [cellarId, id, until, ...state]);
      if (kept === 1 && lastAnswer) {
        const { at, status, problem } = lastAnswer;
        await database.changed(NOTE_ANSWER, [cellarId, id, at, status, problem]);
      }
      return kept === 1;
    },
    changesAfter: (cellarId, position, most) =>
      database.transaction(function* () {
        // The counter is read before the rows, so that the next call finds a row written in
        // between.
        const counter = (yield* first<{ readonly seq: number }>(COUNTER, [cellarId]))?.seq ?? 0;
        const from = Math.floor(position / 2);
        const wines = yield* rows<StoredWine>(WINES, [cellarId, from, counter, most]);
        const events = yield* rows<StoredRecord & { readonly added: number }>(EVENTS, [
          ...[cellarId, from, counter, most],
        ]);
        const changes = [...wines.map(wineChange), ...events.map(eventChange)]
          .filter((change) => change.position > position)
          .sort((a, b) => a.position - b.position);
        const ends = [wines, events].flatMap((kind) =>
          kind.length === most ? (kind.at(-1)?.seq ?? []) : [],
        );
        const through = 2 * Math.min(counter, ...ends) + 1;
        return { changes: changes.filter((change) => change.position <= through), through };
      }),
  };
}

function wineChange({ id, deleted, seq, added }: StoredWine): WebhookChange {
  const isRemoved = Boolean(deleted);
  return { kind: "wine", wineId: id, isRemoved, position: 2 * seq, addedAt: 2 * added };
}

function eventChange({
  added,
  ...record
}: StoredRecord & { readonly added: number }): WebhookChange {
  const event = readEventRow(record);
  return { kind: "event", event, position: 2 * record.seq + 1, addedAt: 2 * added + 1 };
}

function parsed({ kinds, at, status, problem, ...row }: WebhookRow): Webhook {
  const lastAnswer = at === null ? null : { at, status, problem };
  return webhookSchema.parse({ ...row, kinds: kindsIn(kinds), lastAnswer });
}

const kindsIn = (text: string): Webhook["kinds"] =>
  webhookSchema.shape.kinds.parse(JSON.parse(text));

const COLUMNS = `id, url, kinds, made_at AS "madeAt", disabled_at AS "disabledAt",
  answered_at AS at, answer_status AS status, answer_problem AS problem`;
const LIST = `SELECT ${COLUMNS} FROM webhooks WHERE cellar_id = $1 ORDER BY made_at, id`;
const OF_WEBHOOK = "WHERE cellar_id = $1 AND id = $2";
const ONE = `SELECT ${COLUMNS} FROM webhooks ${OF_WEBHOOK}`;
const END = "(SELECT 2 * seq + 1 FROM cellars WHERE id = $1)";
const INSERT = `INSERT INTO webhooks (cellar_id, id, user_id, url, kinds, made_at, position, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, ${END}, $6)`;
const REMOVE = `DELETE FROM webhooks ${OF_WEBHOOK}`;
const ENABLE = `UPDATE webhooks SET position = CASE WHEN disabled_at IS NULL THEN position ELSE ${END} END,
    disabled_at = NULL, failures = 0, failing_since = NULL, due_at = $3
  ${OF_WEBHOOK}`;
const NOTE_ANSWER = `UPDATE webhooks SET answered_at = $3, answer_status = $4, answer_problem = $5
  ${OF_WEBHOOK}`;
const DUE = `SELECT hook.cellar_id AS "cellarId", hook.id, hook.url, hook.kinds, hook.position,
    2 * cellars.seq + 1 AS "end", hook.due_at AS "dueAt", hook.failures,
    hook.failing_since AS "failingSince"
  FROM webhooks AS hook JOIN cellars ON cellars.id = hook.cellar_id
  WHERE hook.disabled_at IS NULL AND hook.due_at <= $1 AND hook.position < 2 * cellars.seq + 1
    AND (hook.cellar_id = hook.user_id OR EXISTS (
      SELECT 1 FROM members WHERE members.cellar_id = hook.cellar_id
        AND members.user_id = hook.user_id AND members.role = 'owner'
    ))
  ORDER BY hook.due_at LIMIT $2 + 0`;
const TAKE = `UPDATE webhooks SET due_at = $4 ${OF_WEBHOOK} AND disabled_at IS NULL AND due_at = $3`;
const SETTLE = `UPDATE webhooks SET position = $4, failures = $5, failing_since = $6,
    disabled_at = $7, due_at = $8
  ${OF_WEBHOOK} AND disabled_at IS NULL AND due_at = $3`;
const COUNTER = "SELECT seq FROM cellars WHERE id = $1";
const WINES = `SELECT id, deleted, seq, added FROM wines
  WHERE cellar_id = $1 AND seq >= $2 AND seq <= $3 ORDER BY seq LIMIT $4 + 0`;
const EVENTS = `SELECT body, deleted, seq, added FROM records
  WHERE cellar_id = $1 AND kind = 'event' AND seq >= $2 AND seq <= $3 ORDER BY seq LIMIT $4 + 0`;
