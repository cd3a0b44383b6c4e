import { linesOf, namesOf, sourceCalled, typeOfLetter } from "./entries.ts";
import type { Grape } from "./Grape.ts";

/**
 * Reads grapes, one a line: `Name, synonym, synonym ? @CC | s`. The letter is that of a type, as of
 * places, where most of its wine is no still wine of its colour. A line `# Source` names where those
 * below it are from, `?` marks an everyday word, `@CC` the country that practically owns it.
 */
export function parseGrapes(block: string, skin: Grape["skin"]): Grape[] {
  const grapes: Grape[] = [];
  let source = sourceCalled("VIVC");
  for (const line of linesOf(block)) {
    if (line.startsWith("#")) {
      source = sourceCalled(line.slice(1).trim());
      continue;
    }
    const [told = "", letter] = line.split("|");
    const [listed = "", home] = told.split("@");
    const { names, everyday } = namesOf(listed);
    const [name = "", ...synonyms] = names;
    const style = letter === undefined ? undefined : typeOfLetter(letter.trim());
    grapes.push({ name, synonyms, skin, style, home: home?.trim(), everyday, source });
  }
  return grapes;
}
