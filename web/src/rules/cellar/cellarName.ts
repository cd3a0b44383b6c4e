import type { ListedCellar } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

/** A cellar without a name is named after its owner. */
export function cellarName({
  name,
  isPersonal,
  role,
  owner,
}: Pick<ListedCellar, "isPersonal" | "name" | "owner" | "role">): string {
  if (name !== null) return name;
  return isPersonal && role === "owner" ? i18n._("My cellar") : cellarOf(owner);
}

/** The name of a cellar that its owner has not named, as other members see it. */
export function cellarOf(owner: string): string {
  return i18n._("Cellar of {owner}", { owner });
}
