import type { WineProfile } from "sync-protocol/profiles";
import { isGrand } from "../wines/isGrand.ts";
import { kindOfWine, type WineKind } from "../wines/wineKind.ts";

/** How well a wine fits a mood, 0 to 1, and a sommelier's sentence about it. */
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

/** Moods by their names in `wishes/words.tsv`; the first that is named applies. */
const MOODS: Readonly<Record<string, Mood>> = {
  celebrate: {
    fit: fits({ sparkling: 0.9, "full red": 0.5, "full white": 0.5, sweet: 0.4 }, 0.2),
    say: ({ bubbles, wine }) => {
      if (bubbles) return "Good news wants bubbles.";
      return isGrand(wine)
        ? "A bottle you keep for a day like this."
        : "A good bottle to raise a glass with.";
    },
  },
  romance: {
    fit: fits(
      { sparkling: 0.85, rosé: 0.7, "light red": 0.85, "full white": 0.6, sweet: 0.5 },
      0.15,
    ),
    say: (wine) => {
      if (wine.bubbles) return "Bubbles set the tone for two.";
      return isRed(wine)
        ? "Fragrant and supple, it leaves room for conversation."
        : "Bright and easy to share for an evening for two.";
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
        return "A small sweet glass is the kindest thing for an evening like this.";
      return isRed(wine)
        ? "Round and warming, a red that asks nothing of you."
        : "Soft and gentle, a white that asks nothing of you.";
    },
  },
  meditate: {
    fit: fits({ fortified: 0.95, sweet: 0.8, "full red": 0.75, "full white": 0.5 }, 0.15),
    say: (wine) =>
      wine.sweetness >= 3 || wine.wine.type === "Fortified Wine"
        ? "A wine for small sips and a long evening."
        : "It has enough to say for a whole evening.",
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
        ? "Cold bubbles are what the heat asks for."
        : "Well chilled, it is what the heat asks for.",
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
        ? "A small glass warms better than a blanket."
        : isRed(wine)
          ? "Deep and warming, made for weather like this."
          : "Rich enough for weather like this.",
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
    say: () => "Easy to drink, and good without food.",
  },
};

export function moodFor(moods: readonly string[]): Mood | undefined {
  const name = Object.keys(MOODS).find((known) => moods.includes(known));
  return name === undefined ? undefined : MOODS[name];
}
