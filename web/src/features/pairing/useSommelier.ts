import { CALLS, type Pairing, type Wine, type WineEvent } from "sync-protocol";
import { useEffect, useRef, useState } from "react";
import { useReadEvents } from "../../engine/index.ts";
import { i18n, textLanguage } from "../../language/i18n.ts";
import { aiTimeoutMs, assistants } from "../../server/assistants.ts";
import { callServer } from "../../server/callServer.ts";
import type { BuiltInAnswer } from "../../sommelier/index.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { toast } from "../../ui/toasts/toast.ts";
import { askBuiltIn, askForDoubts, prepareBuiltIn } from "./builtInSommelier.ts";
import { PAIRING_ERROR, pairingFailure } from "./pairingAnswer.ts";

export const NOTHING_FITS = i18n._(
  "Our sommelier couldn't find suitable pairings for this meal in your current wine collection.",
);

export type BuiltInReason = "asked" | "no-signal" | "no-service" | "unavailable";

export type Advice =
  | { readonly kind: "unasked" }
  | { readonly kind: "asking" }
  | {
      readonly kind: "service";
      readonly pairings: readonly Pairing[];
      readonly message: string | undefined;
      readonly choices: readonly string[];
      /** Objections of the built-in rules to the AI service's choices, one sentence per wine id. */
      readonly doubts: ReadonlyMap<string, string>;
    }
  | { readonly kind: "service-failed" }
  | { readonly kind: "built-in"; readonly why: BuiltInReason; readonly answer: BuiltInAnswer };

export interface Sommelier {
  readonly advice: Advice;
  /** Asks the AI pairing service. The built-in sommelier answers if the service is missing or fails. */
  readonly ask: (meal: string) => Promise<void>;
  /** Whether the server has an AI pairing service. `false` until the server has answered. */
  readonly hasService: boolean;
  /** Asks the built-in sommelier, even if the AI service has not answered yet. */
  readonly askHere: (meal: string) => Promise<void>;
}

/** Answers questions about meals with these wines. Late answers to earlier questions are dropped. */
export function useSommelier(wines: readonly Wine[] | undefined): Sommelier {
  const [advice, setAdvice] = useState<Advice>({ kind: "unasked" });
  const questions = useRef(0);
  const readEvents = useReadEvents();
  const [isServed, setServed] = useState(false);
  useEffect(() => {
    hasService().then(setServed, () => undefined);
  }, []);
  const cellar = useRef(wines);
  useEffect(() => {
    cellar.current = wines;
    if (!wines) return;
    prepareBuiltIn(wines).catch((error: unknown) => {
      reportError(error);
    });
  }, [wines]);

  const begin = () => {
    questions.current += 1;
    const question = questions.current;
    return () => questions.current === question;
  };
  const consult = async (meal: string, why: BuiltInReason, isCurrent: () => boolean) => {
    const history = await readEvents().catch(withoutHistory);
    const next = await builtInAdvice({ meal, wines: cellar.current, history }, why);
    if (isCurrent()) setAdvice(next);
  };

  return {
    advice,
    hasService: isServed,
    ask: async (meal) => {
      const isCurrent = begin();
      setAdvice({ kind: "asking" });
      try {
        if (!(await hasService())) {
          await consult(meal, "no-service", isCurrent);
          return;
        }
        const { pairings, message, choices = [] } = await askService(meal);
        if (!isCurrent()) return;
        if (pairings.length === 0) {
          const description = message ?? NOTHING_FITS;
          toast({ title: i18n._("No pairings found"), description, tone: "note" });
        }
        const doubts = await doubtsOf(meal, pairings, cellar.current);
        if (isCurrent()) setAdvice({ kind: "service", pairings, message, choices, doubts });
      } catch (error) {
        if (!isCurrent()) return;
        const failure = pairingFailure(error);
        if (failure.kind !== "no-signal") showFailure(failure);
        if (failure.kind === "failed") setAdvice({ kind: "service-failed" });
        else await consult(meal, failure.kind, isCurrent);
      }
    },
    askHere: (meal) => consult(meal, "asked", begin()),
  };
}

/** Reports the error. Without the history, the sommelier answers without the user's ratings. */
function withoutHistory(error: unknown): readonly WineEvent[] {
  reportError(error);
  return [];
}

interface Question {
  readonly meal: string;
  readonly wines: readonly Wine[] | undefined;
  readonly history: readonly WineEvent[];
}

async function builtInAdvice(
  { meal, wines, history }: Question,
  why: BuiltInReason,
): Promise<Advice> {
  if (wines) {
    try {
      return { kind: "built-in", why, answer: await askBuiltIn(meal, wines, history) };
    } catch (error) {
      reportError(error);
    }
  }
  showFailure(PAIRING_ERROR);
  return { kind: "unasked" };
}

/**
 * Objections of the built-in rules to the AI service's choices, by wine id. Empty if the rules
 * cannot be loaded.
 */
async function doubtsOf(
  meal: string,
  pairings: readonly Pairing[],
  wines: readonly Wine[] = [],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(pairings.map(({ wineId }) => wineId));
  try {
    return await askForDoubts(
      meal,
      wines.filter(({ id }) => ids.has(id)),
    );
  } catch (error) {
    reportError(error);
    return new Map();
  }
}

function showFailure({
  title,
  description,
}: {
  readonly title: string;
  readonly description: string;
}) {
  toast({ title, description, tone: "failure" });
}

/** Whether the server has an AI pairing service. Assumes one if the request fails. */
async function hasService(): Promise<boolean> {
  try {
    return (await assistants()).pairing;
  } catch (error) {
    if (error instanceof ServerRefusal) return true;
    throw error;
  }
}

async function askService(mealDescription: string) {
  return callServer(CALLS.pairWines, {
    body: { mealDescription },
    silenceMs: await aiTimeoutMs(),
    language: textLanguage(),
  });
}
