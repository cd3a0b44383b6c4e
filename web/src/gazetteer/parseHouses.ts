import { linesOf, sourceCalled } from "./entries.ts";
import type { House } from "./House.ts";

/**
 * Reads houses, some a line between commas; a line `# CC Source` names the country and the source of
 * those below it, `?` behind a name that it is also an everyday word or a given name.
 */
export function parseHouses(block: string): House[] {
  let country = "";
  let source = sourceCalled("Companion");
  return linesOf(block).flatMap((line) => {
    if (line.startsWith("#")) {
      const [code = "", key = ""] = line.slice(1).trim().split(" ");
      country = code;
      source = sourceCalled(key);
      return [];
    }
    return line.split(",").map((listed) => {
      const name = listed.replace("?", "").trim();
      return { name, country, everyday: listed.includes("?"), source };
    });
  });
}
