import { applyChange, type Outcome, type Refusal } from "sync-protocol";
import type { Decide, Decision } from "./ports.ts";

/**
 * The decision on a change in the year `latestVintage`: the reducer that every client runs too
 * (rule W1), with the documented answer and the verdict that sync carries.
 */
export function decideIn(latestVintage: number): Decide {
  return (change, facts) => {
    const outcome = applyChange(facts.wine, change, { ...facts, latestVintage });
    return decision(outcome, change.kind === "create" ? 201 : 200);
  };
}

function decision(outcome: Outcome, status: number): Decision {
  switch (outcome.kind) {
    case "changed": {
      const { wine, overwritten } = outcome;
      const verdict = {
        kind: "applied",
        wineId: wine.id,
        ...(overwritten && { overwritten }),
      } as const;
      return { wine, status, body: wine, verdict: (seq) => ({ ...verdict, seq }) };
    }
    case "unchanged": {
      const { wine } = outcome;
      const verdict = (seq: number) => ({ kind: "applied", wineId: wine.id, seq }) as const;
      return { wine: undefined, status, body: wine, verdict };
    }
    case "refused":
      return refusedDecision(outcome.refusal);
  }
}

function refusedDecision(refusal: Refusal): Decision {
  const { status, ...body } = refusal;
  return { wine: undefined, status, body, verdict: () => ({ kind: "refused", refusal }) };
}
