import { useMemo } from "react";
import { useStore } from "zustand";
import { cellarOf, inCellar } from "../db/cellars.ts";
import { discardAttention, retryAttention } from "../db/commands/attentionCommands.ts";
import type { WatchedSync } from "../db/watch.ts";
import { changeSentence } from "../rules/changeSentence.ts";
import type { AttentionEntry } from "../rules/outbox.ts";
import { noteWrite } from "../sync/engine.ts";
import { sessionStore } from "../sync/sessionStore.ts";
import { syncFeed } from "./syncFeed.ts";

/** One change that waits for its owner's decision. */
export interface AttentionItem {
  readonly id: string;
  /** `refused`: the server's final no; `parked`: it could not run it; `overwrote`: it replaced. */
  readonly kind: "refused" | "parked" | "overwrote";
  /** What the person did. */
  readonly sentence: string;
  /** What the server says. */
  readonly reason: string;
  /** What depends on it and waits with it, in words. */
  readonly dependants: readonly string[];
  /** When it was made, ms since 1970. */
  readonly madeAt: number;
}

export interface Attention {
  readonly items: readonly AttentionItem[];
  /** Sends it again; for `overwrote`, brings the replaced values back. Works offline. */
  readonly retry: (id: string) => Promise<void>;
  /** Gives it up, with what depends on it. Works offline. */
  readonly discard: (id: string) => Promise<void>;
}

/** What needs the signed-in person's attention, oldest first. */
export function useAttention(): Attention {
  const watched = useStore(syncFeed);
  return useMemo(() => ({ items: itemsOf(watched), retry, discard }), [watched]);
}

async function retry(id: string): Promise<void> {
  const occasion = { now: Date.now(), newId: () => crypto.randomUUID() };
  await inCellar(cellarOf(signedInUserId()), (cellar) => retryAttention(cellar, id, occasion));
  noteWrite();
}

async function discard(id: string): Promise<void> {
  await inCellar(cellarOf(signedInUserId()), (cellar) => discardAttention(cellar, id));
}

function signedInUserId(): string {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn") throw new Error("Nobody is signed in");
  return session.user.id;
}

function itemsOf({ attention, names }: WatchedSync): AttentionItem[] {
  const inWords = ({ change, wineId }: AttentionEntry) => changeSentence(change, names.get(wineId));
  return attention.flatMap((entry) => {
    const { opId, madeAt, finding } = entry;
    if (finding.kind === "dependant") return [];
    const dependants = attention
      .filter((other) => other.finding.kind === "dependant" && other.finding.of === opId)
      .map(inWords);
    const { kind, reason } = reasonOf(finding);
    return { id: opId, kind, reason, sentence: inWords(entry), dependants, madeAt };
  });
}

function reasonOf(
  finding: Exclude<AttentionEntry["finding"], { kind: "dependant" }>,
): Pick<AttentionItem, "kind" | "reason"> {
  switch (finding.kind) {
    case "refused":
      return { kind: "refused", reason: finding.refusal.error };
    case "parked":
      return { kind: "parked", reason: "The server could not do this, three times" };
    case "overwrote": {
      const replaced = Object.entries(finding.values).map(
        ([field, value]) => `${field}: ${String(value ?? "empty")}`,
      );
      return { kind: "overwrote", reason: `It replaced ${replaced.join(", ")}` };
    }
  }
}
