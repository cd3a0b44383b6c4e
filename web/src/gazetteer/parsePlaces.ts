import type { WineType } from "sync-protocol";
import { linesOf, namesOf, sourceCalled, typeOfLetter } from "./entries.ts";
import type { Place, UsualGrape } from "./Place.ts";

/**
 * Reads places, one a line: `Name, other name ? | types | usual grapes`.
 *
 * A line `# CC Source` names the country and the source of those below it. Two spaces more than
 * the line above mean "within": such a place takes over what it leaves out. Types are letters
 * (r red, w white, p rosé, s sparkling, d dessert, f fortified); the first as a capital is what
 * the wine is unless its label says otherwise. `=` before a grape says that the rules allow no
 * other of its colour; `?` that the name is also an everyday word, a surname or another town.
 */
export function parsePlaces(block: string): Place[] {
  const places: Place[] = [];
  const around: Place[] = [];
  let country = "";
  let source = sourceCalled("Companion");
  for (const line of linesOf(block)) {
    if (line.startsWith("#")) {
      const [code = "", key = ""] = line.slice(1).trim().split(" ");
      country = code;
      source = sourceCalled(key);
      around.length = 0;
      continue;
    }
    const depth = (line.length - line.trimStart().length) / 2;
    const within = depth === 0 ? undefined : around[depth - 1];
    const [listed = "", letters, grapes] = line.split("|");
    const { names, everyday } = namesOf(listed);
    const [name = "", ...otherNames] = names;
    const place: Place = {
      name,
      otherNames,
      country,
      within,
      ...typesOf(letters, within),
      grapes: grapes === undefined ? (within?.grapes ?? []) : grapesOf(grapes),
      everyday,
      source,
    };
    around[depth] = place;
    places.push(place);
  }
  return places;
}

function typesOf(
  letters: string | undefined,
  within: Place | undefined,
): Pick<Place, "types" | "usualType"> {
  if (letters === undefined) return { types: within?.types ?? [], usualType: within?.usualType };
  const listed = letters.trim().split(" ");
  const types: WineType[] = listed.map(typeOfLetter);
  const [first = ""] = listed;
  const usual = types.length === 1 || first !== first.toLowerCase();
  return { types, usualType: usual ? types[0] : undefined };
}

function grapesOf(text: string): UsualGrape[] {
  return namesOf(text).names.map((name) => ({
    name: name.replace(/^=/, ""),
    sole: name.startsWith("="),
  }));
}
