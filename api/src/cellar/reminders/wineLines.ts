import type { Lot, Wine } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";

/** Maximum length of a name in a line, in characters. */
const NAME_MAX = 80;

/** A wine with its bottles and its window. An estimated window is marked. */
export function lineOfWine(wine: Wine, year: number): string {
  const window = windowOf(wine, { year });
  const guess =
    window?.basis.kind === "usual" ? `, usually ${String(window.from)}–${String(window.to)}` : "";
  return `${titleOf(wine)}: ${counted(wine.quantity, "bottle")}${guess}`;
}

export function lineOfOrder(wine: Wine, { bottles }: Lot): string {
  return `${titleOf(wine)}: ${counted(bottles, "bottle")}`;
}

export function titleOf({ name, producer, vintage, nonVintage }: Wine): string {
  return `${short(name)} ${nonVintage ? "NV" : String(vintage)}, ${short(producer)}`;
}

/** A name in one line, cut to {@link NAME_MAX} characters. */
export function short(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, " ").trim());
  return letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX).join("")}…` : letters.join("");
}

export function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
