import { linesOf, namesOf, sourceCalled } from "./entries.ts";
import type { Grape } from "./Grape.ts";

/**
 * Reads grapes, one a line: `Name, synonym, synonym ? @CC`. A line `# Source` names where those
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
    const [listed = "", home] = line.split("@");
    const { names, everyday } = namesOf(listed);
    const [name = "", ...synonyms] = names;
    grapes.push({ name, synonyms, skin, home: home?.trim(), everyday, source });
  }
  return grapes;
}
