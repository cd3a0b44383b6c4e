import type { MealTerm } from "./lexicon.ts";
import { germanMeaning } from "./phrases.ts";

const SHORTEST_PART = 4;

const LONGEST_COMPOUND = 40;

/** Linking elements in German compounds: "Lammsbraten", "Zwiebelnkuchen", "Kirschsauce". */
const LINKS = ["", "s", "n", "en", "er", "e"];

/**
 * Endings of compounds that do not change the taste: "Gänsekeule" is goose, "Senfsauce" mustard.
 */
const CUTS = new Set(
  "backchen, brust, filet, filets, gericht, geschnetzeltes, happen, keule, kruste, mantel, medaillon, medaillons, nacken, pfanne, platte, rucken, sauce, schenkel, schulter, sosse, spiess, streifen, stuck, topf, wurfel".split(
    ", ",
  ),
);

/**
 * The two German words of a compound: "Rinderbraten" is beef and roast. Both parts must be complete
 * kitchen words, so that nothing is found within an unrelated word.
 */
export function compoundParts(word: string): readonly MealTerm[] | undefined {
  if (word.length > LONGEST_COMPOUND) return undefined;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const tail = word.slice(cut);
    const second = germanMeaning(tail);
    if (!second && !CUTS.has(tail)) continue;
    const head = word.slice(0, cut);
    for (const link of LINKS) {
      if (!head.endsWith(link)) continue;
      const stem = head.slice(0, head.length - link.length);
      const first = germanMeaning(stem) ?? germanMeaning(`${stem}e`);
      if (first) return second ? [first, second] : [first];
    }
  }
  return undefined;
}
