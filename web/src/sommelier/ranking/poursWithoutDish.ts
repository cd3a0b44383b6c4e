import type { Wine } from "sync-protocol";
import { profileOf, type WineProfile } from "sync-protocol/profiles";
import { i18n } from "../../language/i18n.ts";
import { listInWords } from "../../language/locale.ts";
import { moodFor } from "./moods.ts";
import type { RankedWine } from "./rankCellar.ts";
import type { Question } from "../wishes/readQuestion.ts";
import { stageOf } from "../wines/stageOf.ts";
import { capitalized } from "../meals/capitalized.ts";
import { aromaInWords, bodyWord } from "../rules/traitWords.ts";
import { kindOfWine } from "../wines/wineKind.ts";
import { isCondition, phraseLabel } from "../wishes/wishLabels.ts";

const READY = 0.8;
const UNKNOWN = 0.74;
const LATER = 0.62;
const MOOD_SHARE = 0.18;

/** Ranks the wines for a question without a dish, by mood and readiness to drink. */
export function poursWithoutDish(
  question: Question,
  cellar: readonly Wine[],
  now: { readonly year: number },
): RankedWine[] {
  const mood = moodFor(question.moods);
  return cellar
    .map((wine): RankedWine => {
      const profile = profileOf(wine, now);
      const { stage } = stageOf(wine, now);
      const isReady = stage === "ready" || stage === "soon";
      const fit = mood?.fit(profile) ?? 0.5;
      const base = isReady ? READY : stage === undefined ? UNKNOWN : LATER;
      const score = Math.min(0.97, base + (fit - 0.5) * 2 * MOOD_SHARE);
      const what = mood?.say(profile) ?? asYouAsked(wishedStyle(question, profile));
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
  const scents = listInWords([...aromas].slice(0, SCENTS).map(aromaInWords));
  const like = description(scents, stage);
  return like === "" ? what : `${what} ${capitalized(like)}`;
}

function description(scents: string, stage: string | undefined): string {
  if (stage === "ready")
    return scents === "" ? i18n._("Ready now.") : i18n._("{scents}, ready now.", { scents });
  if (stage === "soon")
    return scents === ""
      ? i18n._("To drink soon.")
      : i18n._("{scents}, to drink soon.", { scents });
  return scents === "" ? "" : `${scents}.`;
}

/** The requested style if the question has only one, otherwise the wine's style. */
function wishedStyle({ wishes }: Question, profile: WineProfile): string {
  const wanted = wishes.flatMap((wish) => (wish.kind === "want" ? wish.anyOf : []));
  const style = wanted.find((phrase) => !phrase.every(isCondition));
  return style && wanted.length === 1 ? phraseLabel(style) : styleOf(profile);
}

const asYouAsked = (style: string): string =>
  /^[aeiou]/iu.test(style)
    ? i18n._("An {style}, as you asked.", { style })
    : i18n._("A {style}, as you asked.", { style });

/** Examples: "light red", "full-bodied white", "sparkling wine". */
function styleOf(profile: WineProfile): string {
  const kind = kindOfWine(profile);
  if (kind === "sparkling") return i18n._("sparkling wine");
  if (kind === "sweet") return i18n._("sweet wine");
  if (kind === "fortified") return i18n._("fortified wine");
  return i18n._(STILL_WINES[profile.colour][bodyWord(profile)]);
}

const STILL_WINES = {
  red: {
    light: /*i18n*/ "light red",
    medium: /*i18n*/ "medium-bodied red",
    full: /*i18n*/ "full-bodied red",
  },
  rosé: {
    light: /*i18n*/ "light rosé",
    medium: /*i18n*/ "medium-bodied rosé",
    full: /*i18n*/ "full-bodied rosé",
  },
  white: {
    light: /*i18n*/ "light white",
    medium: /*i18n*/ "medium-bodied white",
    full: /*i18n*/ "full-bodied white",
  },
} as const;

function byName(a: Wine, b: Wine): number {
  const [one, other] = [
    `${a.name} ${String(a.vintage)} ${a.id}`,
    `${b.name} ${String(b.vintage)} ${b.id}`,
  ];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
