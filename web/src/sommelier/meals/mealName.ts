import { foldText } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { contentWords } from "./mealWords.ts";
import type { TermMention } from "./termsIn.ts";

const NAMING: ReadonlySet<string> = new Set([
  "braised",
  "fried",
  "grilled",
  "pan-fried",
  "raw",
  "roast",
  "smoked",
  "spicy",
  "steamed",
]);

/** Names the plate with the words of the text: "grilled lamb", "venison stew", "ham and eggs". */
export function nameOf(
  terms: readonly TermMention[],
  carriers: readonly TermMention[],
  text: string,
): string {
  const plate = carriers.find(({ role }) => role === "dish");
  const [part, second] = carriers.filter(({ role }) => role !== "dish");
  if (plate && part && (plate.is.length === 0 || isOfKitchen(plate)))
    return joined(part, plate, text);
  if (plate && isOfKitchen(plate)) return i18n._("{cuisine} food", { cuisine: plate.wording });
  if (!plate && part && second) return joined(part, second, text);
  const named = plate ?? part;
  const cooking = terms.find(({ role, name }) => role === "touch" && NAMING.has(name));
  if (!named || !cooking || cooking.start >= named.start) return named?.wording ?? "";
  return `${cooking.wording} ${named.wording}`;
}

/** Whether the term names only a cuisine, not a dish: "Sichuan" for Sichuan food. */
export const isOfKitchen = ({ name, wording }: TermMention): boolean =>
  name.endsWith(" food") && !wording.includes(" ") && foldText(name).startsWith(foldText(wording));

/**
 * Joins two parts of a dish. Parts that are one phrase in the text stay as written: "mushroom
 * risotto", "tarte aux figues", "Rinderbraten". Other parts are joined like "ham and eggs".
 */
function joined(one: TermMention, other: TermMention, text: string): string {
  if (one.start === other.start) return other.wording;
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const between = text.slice(first.end, last.start);
  const isOneName = /^[\p{L} '’-]*$/u.test(between) && contentWords(between).length === 0;
  return isOneName
    ? `${first.wording}${between}${last.wording}`
    : i18n._("{one} and {other}", { one: one.wording, other: other.wording });
}
