import type { EventRow, Webhook, WebhookAnswer } from "sync-protocol";
import type { CellarCall } from "../members/cellars.ts";

/**
 * A webhook and its position in the cellar's history. A wine written with counter `n` has position
 * 2n. An event written with counter `n` has position 2n + 1, so a change comes before the event
 * that it made.
 */
export interface DueWebhook extends Pick<Webhook, "id" | "url" | "kinds"> {
  readonly cellarId: string;
  /** Changes up to this position were sent. */
  readonly position: number;
  readonly end: number;
  readonly dueAt: number;
  readonly failures: number;
  readonly failingSince: number | null;
}

export type WebhookChange = {
  readonly position: number;
  /** Position of the record's first write. */
  readonly addedAt: number;
} & (
  | { readonly kind: "wine"; readonly wineId: string; readonly isRemoved: boolean }
  | { readonly kind: "event"; readonly event: EventRow }
);

export interface WebhookChanges {
  readonly changes: readonly WebhookChange[];
  /** The changes are complete up to this position. */
  readonly through: number;
}

export interface Settlement {
  readonly position: number;
  readonly lastAnswer: WebhookAnswer | undefined;
  readonly failures: number;
  readonly failingSince: number | null;
  readonly disabledAt: number | null;
  readonly dueAt: number;
}

/**
 * Webhooks of cellars. Only the owner of a cellar can have webhooks. They are deleted when the
 * ownership ends [J1: webhook].
 */
export interface WebhookStore {
  /** Refuses everyone except the owner, as all methods with a {@link CellarCall} do. */
  list(call: CellarCall): Promise<readonly Webhook[]>;
  add(call: CellarCall, webhook: Webhook): Promise<void>;
  remove(call: CellarCall, id: string): Promise<void>;
  /** Turns a webhook on again, starting with the cellar's next change. */
  enable(call: CellarCall, id: string, now: number): Promise<Webhook>;
  noteAnswer(call: CellarCall, id: string, answer: WebhookAnswer): Promise<void>;
  /** Due webhooks with unsent changes, the longest overdue first. */
  due(now: number, most: number): Promise<readonly DueWebhook[]>;
  /** Claims a due webhook until `until`. `false` if another process has claimed it. */
  take(webhook: DueWebhook, until: number): Promise<boolean>;
  /**
   * Ends or extends a claim that runs until `until`. `false` if the claim or the webhook has ended.
   */
  settle(webhook: DueWebhook, until: number, settlement: Settlement): Promise<boolean>;
  /** About `most` changes after a position, in order. */
  changesAfter(cellarId: string, position: number, most: number): Promise<WebhookChanges>;
}

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookSender {
  /** Resolves even without a response. Does not follow redirects. `stopping` aborts the request. */
  send(request: WebhookRequest, stopping?: AbortSignal): Promise<Omit<WebhookAnswer, "at">>;
}
