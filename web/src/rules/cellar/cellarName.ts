import type { ListedCellar } from "sync-protocol";

/** A cellar's name; one without a name is called after its owner. */
export function cellarName({
  name,
  isPersonal,
  role,
  owner,
}: Pick<ListedCellar, "isPersonal" | "name" | "owner" | "role">): string {
  if (name !== null) return name;
  return isPersonal && role === "owner" ? "My cellar" : cellarOf(owner);
}

/** The name of a cellar without one, for its other members. */
export function cellarOf(owner: string): string {
  return `Cellar of ${owner}`;
}
