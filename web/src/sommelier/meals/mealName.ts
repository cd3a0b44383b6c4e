import { foldText } from "sync-protocol";
import type { SaidTerm } from "./saidTerms.ts";

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

/** "grilled lamb", "venison stew", "ham and eggs". */
export function nameOf(terms: readonly SaidTerm[], carriers: readonly SaidTerm[]): string {
  const plate = carriers.find(({ role }) => role === "dish");
  const [part, second] = carriers.filter(({ role }) => role !== "dish");
  if (plate && part && (plate.is.length === 0 || isOfKitchen(plate))) return joined(part, plate);
  if (plate && isOfKitchen(plate)) return `${plate.said} food`;
  if (!plate && part && second) return joined(part, second, "and");
  const named = plate ?? part;
  const cooking = terms.find(({ role, name }) => role === "touch" && NAMING.has(name));
  if (!named || !cooking) return named?.said ?? "";
  return cooking.said === named.said ? named.said : `${cooking.said} ${named.said}`;
}

/** "Sichuan" for Sichuan food: of a kitchen, not yet a dish. */
const isOfKitchen = ({ name, said }: SaidTerm): boolean =>
  name.endsWith(" food") && !said.includes(" ") && foldText(name).startsWith(foldText(said));

/** Two words of one dish as they are written: "mushroom risotto"; once where both are one: "Rinderbraten". */
function joined(one: SaidTerm, other: SaidTerm, joint = ""): string {
  if (one.said === other.said) return one.said;
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const isOneName = last.start - first.end <= 1;
  if (isOneName) return `${first.said} ${last.said}`;
  return [one.said, joint, other.said].filter(Boolean).join(" ");
}
