import type { WineProfile } from "sync-protocol/profiles";
import { i18n } from "../../language/i18n.ts";
import { isGrand } from "../wines/isGrand.ts";
import { kindOfWine, type WineKind } from "../wines/wineKind.ts";

/** How well a wine fits a mood, 0 to 1, and the sommelier's sentence about wine and mood. */
export interface Mood {
  readonly fit: (wine: WineProfile) => number;
  readonly say: (wine: WineProfile) => string;
}

type ByKind = Partial<Record<WineKind, number>>;

const fits =
  (byKind: ByKind, grand = 0): Mood["fit"] =>
  (wine) =>
    Math.min(1, (byKind[kindOfWine(wine)] ?? 0.25) + (isGrand(wine.wine) ? grand : 0));

const isRed = ({ colour }: WineProfile) => colour === "red";

/** Moods by their names in `wishes/words.tsv`. The first mood that a question names applies. */
const MOODS: Readonly<Record<string, Mood>> = {
  celebrate: {
    fit: fits({ sparkling: 0.9, "full red": 0.5, "full white": 0.5, sweet: 0.4 }, 0.2),
    say: ({ bubbles, wine }) => {
      if (bubbles) return i18n._("Good news wants bubbles.");
      return isGrand(wine)
        ? i18n._("A bottle you keep for a day like this.")
        : i18n._("A good bottle to raise a glass with.");
    },
  },
  romance: {
    fit: fits(
      { sparkling: 0.85, rosé: 0.7, "light red": 0.85, "full white": 0.6, sweet: 0.5 },
      0.15,
    ),
    say: (wine) => {
      if (wine.bubbles) return i18n._("Bubbles set the tone for two.");
      return isRed(wine)
        ? i18n._("Fragrant and supple, it leaves room for conversation.")
        : i18n._("Bright and easy to share for an evening for two.");
    },
  },
  comfort: {
    fit: fits({
      "full red": 0.85,
      "light red": 0.75,
      sweet: 0.7,
      fortified: 0.75,
      "full white": 0.55,
      "off-dry white": 0.6,
    }),
    say: (wine) => {
      if (wine.sweetness >= 3)
        return i18n._("A small sweet glass is the kindest thing for an evening like this.");
      return isRed(wine)
        ? i18n._("Round and warming, a red that asks nothing of you.")
        : i18n._("Soft and gentle, a white that asks nothing of you.");
    },
  },
  meditate: {
    fit: fits({ fortified: 0.95, sweet: 0.8, "full red": 0.75, "full white": 0.5 }, 0.15),
    say: (wine) =>
      wine.sweetness >= 3 || wine.wine.type === "Fortified Wine"
        ? i18n._("A wine for small sips and a long evening.")
        : i18n._("It has enough to say for a whole evening."),
  },
  heat: {
    fit: fits({
      "crisp white": 0.95,
      rosé: 0.95,
      sparkling: 0.9,
      "off-dry white": 0.8,
      "light red": 0.5,
    }),
    say: ({ bubbles }) =>
      bubbles
        ? i18n._("Cold bubbles are what the heat asks for.")
        : i18n._("Well chilled, it is what the heat asks for."),
  },
  cold: {
    fit: fits({
      "full red": 0.95,
      fortified: 0.9,
      "light red": 0.5,
      "full white": 0.5,
      sweet: 0.5,
    }),
    say: (wine) =>
      wine.wine.type === "Fortified Wine"
        ? i18n._("A small glass warms better than a blanket.")
        : isRed(wine)
          ? i18n._("Deep and warming, made for weather like this.")
          : i18n._("Rich enough for weather like this."),
  },
  ease: {
    fit: fits({
      "light red": 0.9,
      "crisp white": 0.85,
      rosé: 0.8,
      sparkling: 0.7,
      "off-dry white": 0.7,
      "full red": 0.5,
    }),
    say: () => i18n._("Easy to drink, and good without food."),
  },
};

export function moodFor(moods: readonly string[]): Mood | undefined {
  const name = Object.keys(MOODS).find((known) => moods.includes(known));
  return name === undefined ? undefined : MOODS[name];
}
