import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import {
  type CellarChange,
  cellarChangeSchema,
  lotsOf,
  type Place,
  plainLot,
  type RatingScale,
  type ChangeRefusalBody,
  type Wine,
} from "sync-protocol";
import * as z from "zod/mini";
import { type ChangeDeps, runCall } from "../changes/runCall.ts";
import type { CellarRequest } from "../ports/cellar.ts";
import { Refused } from "../Refused.ts";
import { hashSecret } from "../secret.ts";
import { type AssistantReads, wineIn } from "./findWines.ts";

/** Purpose of the derived key that signs undo tokens. */
export const ASSISTANT_UNDOS = "assistant-undos";

export interface AssistantWrites extends AssistantReads, ChangeDeps {
  readonly store: AssistantReads["store"] & ChangeDeps["store"];
  readonly undoKey: string;
}

/** `undo` is a signed token that reverses the change. */
export interface ChangeOutcome {
  readonly wineId: string;
  /** Number of the wine's bottles after the change; `undefined` for a rating. */
  readonly bottles?: number;
  readonly moved?: number;
  readonly undo: string;
}

/** Repeated calls with the same key change the cellar only once. */
export interface ToolCall extends CellarRequest {
  readonly tool: string;
  readonly sent: unknown;
  readonly idempotencyKey: string;
}

export async function addWine(
  writes: AssistantWrites,
  call: ToolCall,
  body: Extract<CellarChange, { kind: "create" }>["body"],
): Promise<ChangeOutcome> {
  const wineId = idOf(call, "wine");
  const change = { kind: "create", wineId, bottleId: idOf(call, "bottle"), body } as const;
  const { wine } = await run(writes, call, change);
  return {
    wineId,
    bottles: wine?.quantity ?? 0,
    undo: undoOf(writes, call, { kind: "remove", wineId }),
  };
}

export async function takeBottles(
  writes: AssistantWrites,
  call: ToolCall,
  taken: {
    readonly wineId: string;
    readonly quantity: number;
    readonly lotId?: string | undefined;
  },
): Promise<ChangeOutcome> {
  const { wineId, quantity, lotId } = taken;
  const hint = lotId === undefined ? {} : { lotId };
  const { wine } = await run(writes, call, { kind: "remove-bottles", wineId, quantity, ...hint });
  const back = { kind: "add-bottles", wineId, quantity, ...hint } as const;
  return {
    wineId,
    bottles: wine?.quantity ?? 0,
    undo: undoOf(writes, call, back, idOf(call, "event")),
  };
}

/** If `placeId` is `null`, the bottles become unplaced. */
export async function moveBottles(
  writes: AssistantWrites,
  call: ToolCall,
  moved: {
    readonly wineId: string;
    readonly lotId: string;
    readonly quantity: number;
    readonly placeId: string | null;
    readonly position: string | null;
  },
): Promise<ChangeOutcome> {
  const { wineId, lotId, quantity, placeId, position } = moved;
  const wine = await wineIn(writes, call.cellarId, wineId);
  // In a repeated call the lot may be missing, because its last bottle was moved.
  const from = lotsOf(wine).find(({ id }) => id === lotId) ?? plainLot(lotId, 0);
  if (placeId !== null) await requirePlace(writes, call.cellarId, placeId);
  const { bottles: _bottles, ...seen } = from;
  // The moved bottles get a separate lot, so that a repeated call can count them.
  const to = idOf(call, "lot");
  const target = { ...seen, placeId, position, id: to };
  const change = { kind: "move-bottles", wineId, from: lotId, to: target, quantity } as const;
  const { wine: after } = await run(writes, call, change);
  const count = after?.lots.find(({ id }) => id === to)?.bottles ?? 0;
  if (count === 0) {
    throw invalid("lotId", "There are no bottles with this lotId. Read the wine with get_wine");
  }
  const back = { kind: "move-bottles", wineId, from: to, to: seen, quantity: count } as const;
  const undo = undoOf(writes, call, back, idOf(call, "event"));
  return { wineId, moved: count, bottles: after?.quantity ?? 0, undo };
}

export async function rateWine(
  writes: AssistantWrites,
  call: ToolCall,
  rated: {
    readonly wineId: string;
    readonly rating: { readonly value: number; readonly scale: RatingScale };
    readonly day: string | undefined;
    readonly note: string | null;
  },
): Promise<ChangeOutcome> {
  const { wineId, rating, note } = rated;
  await wineIn(writes, call.cellarId, wineId);
  const eventId = idOf(call, "rating");
  const day = rated.day ?? new Date(writes.now()).toISOString().slice(0, 10);
  const body = cellarChangeSchema.parse({
    kind: "put-event",
    eventId,
    wineId,
    body: { kind: "tasted", day, rating, note },
  });
  await run(writes, call, body);
  return { wineId, undo: undoOf(writes, call, { kind: "remove-event", eventId }) };
}

const undoSchema = z.object({ change: cellarChangeSchema, undoes: z.optional(z.uuid()) });

/** Repeated calls reverse the change only once. */
export async function undoChange(
  writes: AssistantWrites,
  call: CellarRequest,
  undo: string,
): Promise<{ readonly wineId: string | null }> {
  const read = undoSchema.safeParse(contentOf(undo, call.cellarId, writes.undoKey));
  if (!read.success) {
    throw invalid("undo", "undo must be the text that a change returned");
  }
  const { change, undoes } = read.data;
  const named = { ...call, tool: "undo", sent: { undo }, idempotencyKey: hashSecret(undo) };
  const { wine } = await run(writes, named, change, undoes);
  return { wineId: wine?.id ?? null };
}

/** The content of an undo token; `undefined` unless the server signed it for this cellar. */
function contentOf(undo: string, cellarId: string, key: string): unknown {
  const [content = "", signature = ""] = undo.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(content, cellarId, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(content, "base64url").toString());
}

/**
 * Makes a signed undo token. The signature prevents an assistant from forging a token for a change
 * that no tool allows.
 */
function undoOf(
  { undoKey }: AssistantWrites,
  { cellarId }: ToolCall,
  change: CellarChange,
  undoes?: string,
): string {
  const content = Buffer.from(JSON.stringify({ change, undoes })).toString("base64url");
  return `${content}.${signatureOf(content, cellarId, undoKey).toString("base64url")}`;
}

function signatureOf(content: string, cellarId: string, key: string): Buffer {
  return createHmac("sha256", key).update(`${cellarId} ${content}`).digest();
}

async function run(
  writes: AssistantWrites,
  call: ToolCall,
  change: CellarChange,
  undoes?: string,
): Promise<{ readonly wine: Wine | undefined }> {
  const { result } = await runCall(writes, {
    cellarId: call.cellarId,
    member: call.member,
    change,
    request: { method: "POST", path: `/mcp/${call.tool}`, body: call.sent },
    idempotencyKey: call.idempotencyKey,
    eventId: idOf(call, "event"),
    undoes,
  });
  if (result.verdict.kind === "refused") throw new ChangeRefused(result.verdict.refusal);
  return { wine: result.answer };
}

export class ChangeRefused extends Error {
  readonly refusal: ChangeRefusalBody;

  constructor(refusal: ChangeRefusalBody) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** A UUID of version 8. A repeat of the call gets the same id. */
function idOf({ userId, cellarId, tool, idempotencyKey }: ToolCall, of: string): string {
  const text = JSON.stringify([cellarId, userId, tool, idempotencyKey, of]);
  const hex = createHash("sha256").update(text).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}

async function requirePlace(
  { store }: AssistantReads,
  cellarId: string,
  placeId: string,
): Promise<Place> {
  const place = (await store.places(cellarId)).find(({ id }) => id === placeId);
  if (!place) throw invalid("placeId", "No place has this placeId: read them with list_places");
  return place;
}

function invalid(field: string, message: string): Refused {
  return new Refused({ code: "invalid", issues: [{ path: [field], message }] });
}
