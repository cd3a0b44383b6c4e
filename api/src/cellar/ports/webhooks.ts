import type { EventRow, Webhook, WebhookAnswer } from "sync-protocol";
import type { CellarCall } from "../members/cellars.ts";

/**
 * A webhook with its place in the cellar's history. A wine written with counter `n` is at 2n, an
 * event at 2n + 1, so that a change is in order with the event that it made.
 */
export interface DueWebhook extends Pick<Webhook, "id" | "url" | "kinds"> {
  readonly cellarId: string;
  /** What is at or before it was sent. */
  readonly position: number;
  /** The last position of the cellar. */
  readonly end: number;
  readonly dueAt: number;
  readonly failures: number;
  readonly failingSince: number | null;
}

/** A wine or an event that was written after a position. */
export type WebhookChange = {
  readonly position: number;
  /** Where it was first written. */
  readonly addedAt: number;
} & (
  | { readonly kind: "wine"; readonly wineId: string; readonly isRemoved: boolean }
  | { readonly kind: "event"; readonly event: EventRow }
);

export interface WebhookChanges {
  readonly changes: readonly WebhookChange[];
  /** All changes up to here are among them. */
  readonly through: number;
}

/** How a delivery went, and when the webhook is next due. */
export interface Settlement {
  readonly position: number;
  readonly lastAnswer: WebhookAnswer | undefined;
  readonly failures: number;
  readonly failingSince: number | null;
  readonly disabledAt: number | null;
  readonly dueAt: number;
}

/** Webhooks of cellars. Only the owner has them; they end with the ownership [J1: webhook]. */
export interface WebhookStore {
  /** Refuses anyone but the owner, like the others with a {@link CellarCall}. */
  list(call: CellarCall): Promise<readonly Webhook[]>;
  add(call: CellarCall, webhook: Webhook): Promise<void>;
  remove(call: CellarCall, id: string): Promise<void>;
  /** Turns it on, from the cellar's next change on. Returns it. */
  enable(call: CellarCall, id: string, now: number): Promise<Webhook>;
  noteAnswer(call: CellarCall, id: string, answer: WebhookAnswer): Promise<void>;
  /** Webhooks with unsent changes that are due, the longest overdue first. */
  due(now: number, most: number): Promise<readonly DueWebhook[]>;
  /** Claims a due webhook for one caller until `until`. `false` if another has it. */
  take(webhook: DueWebhook, until: number): Promise<boolean>;
  /** Ends or extends a claim that runs until `until`. `false` if it has ended or the webhook has. */
  settle(webhook: DueWebhook, until: number, settlement: Settlement): Promise<boolean>;
  /** The changes after a position in order, about `most`. */
  changesAfter(cellarId: string, position: number, most: number): Promise<WebhookChanges>;
}

/** A signed request. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends requests to addresses that users entered. */
export interface WebhookSender {
  /**
   * Resolves without an answer too. A redirect is an answer; it is not followed. `stopping` ends
   * the request.
   */
  send(request: WebhookRequest, stopping?: AbortSignal): Promise<Omit<WebhookAnswer, "at">>;
}
