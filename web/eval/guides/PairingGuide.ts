/** A published guide, and what it names: facts only, in its own words for dish and wine. */
export interface PairingGuide {
  readonly title: string;
  readonly address: string;
  /** The wines that the guide names for a dish, by dish. */
  readonly dishes: ReadonlyMap<string, readonly string[]>;
}

/** A guide from lines of "dish: wine, wine". */
export function guideOf(title: string, address: string, lines: string): PairingGuide {
  const dishes = lines
    .trim()
    .split("\n")
    .map((line) => {
      const [dish = "", wines = ""] = line.trim().split(": ");
      return [dish, wines.split(", ")] as const;
    });
  return { title, address, dishes: new Map(dishes) };
}
