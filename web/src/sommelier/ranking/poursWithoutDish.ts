import type { Wine } from "sync-protocol";
import { profileOf, type WineProfile } from "sync-protocol/profiles";
import { moodFor } from "./moods.ts";
import type { RankedWine } from "./rankCellar.ts";
import type { Question } from "../wishes/readQuestion.ts";
import { standingOf } from "../wines/standingOf.ts";
import { bodyWord, inARow } from "../rules/traitWords.ts";
import { kindOfWine } from "../wines/wineKind.ts";
import { phraseLabel } from "../wishes/Wish.ts";

const READY = 0.8;
const UNKNOWN = 0.74;
const LATER = 0.62;
const MOOD_SHARE = 0.18;

/** Ranks a cellar without a dish: by the mood or the wishes, and by readiness to drink. */
export function poursWithoutDish(
  question: Question,
  cellar: readonly Wine[],
  now: { readonly year: number },
): RankedWine[] {
  const mood = moodFor(question.moods);
  return cellar
    .map((wine): RankedWine => {
      const profile = profileOf(wine, now);
      const { stage } = standingOf(wine, now);
      const isReady = stage === "ready" || stage === "soon";
      const fit = mood?.fit(profile) ?? 0.5;
      const base = isReady ? READY : stage === undefined ? UNKNOWN : LATER;
      const score = Math.min(0.97, base + (fit - 0.5) * 2 * MOOD_SHARE);
      const what =
        mood?.say(profile) ?? `${withArticle(wishedStyle(question, profile))}, as you asked.`;
      return { profile, earned: score, score, why: reasonFor(profile, what, stage) };
    })
    .toSorted((a, b) => b.score - a.score || byName(a.profile.wine, b.profile.wine));
}

const SCENTS = 2;

/**
 * The reason for a wine and its description: "Good news wants bubbles. Citrus and toast, ready
 * now."
 */
function reasonFor({ aromas }: WineProfile, what: string, stage: string | undefined): string {
  const scents = inARow([...aromas].slice(0, SCENTS));
  const when = stage === "ready" ? "ready now" : stage === "soon" ? "to drink soon" : "";
  const like = [scents, when].filter(Boolean).join(", ");
  return like === "" ? what : `${what} ${like.slice(0, 1).toUpperCase()}${like.slice(1)}.`;
}

/** The requested style in the user's words, otherwise the wine's style. */
function wishedStyle({ wishes }: Question, profile: WineProfile): string {
  const wanted = wishes.flatMap((wish) => (wish.kind === "want" ? wish.anyOf : []));
  const style = wanted.find((phrase) => phrase.some(({ kind }) => !COUNTED.has(kind)));
  return style && wanted.length === 1 ? phraseLabel(style) : styleOf(profile);
}

const withArticle = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? "An" : "A"} ${noun}`;

const COUNTED: ReadonlySet<string> = new Set(["people", "price", "years", "percent", "vintage"]);

/** Examples: "light red", "full-bodied white", "sparkling wine". */
function styleOf(profile: WineProfile): string {
  const kind = kindOfWine(profile);
  if (kind === "sparkling" || kind === "sweet" || kind === "fortified") return `${kind} wine`;
  const body = bodyWord(profile);
  return `${body === "light" ? "light" : `${body}-bodied`} ${profile.colour}`;
}

function byName(a: Wine, b: Wine): number {
  const [one, other] = [
    `${a.name} ${String(a.vintage)} ${a.id}`,
    `${b.name} ${String(b.vintage)} ${b.id}`,
  ];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
