import { CONFIDENCE_UNSTATED, type LabelReading, type Wish, type WishLabel } from "sync-protocol";

/** The typed link, with `https://` added if the scheme is missing; `null` for an empty text. */
export function linkIn(typed: string): string | null {
  const link = typed.trim();
  if (link === "") return null;
  return /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
}

/** The host of a link, without "www.". */
export function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(link)?.[1] ?? link;
}

/** Details of a wish, apart from its name: "Brezza · 2016 · for Sunday". */
export function wishDetail({ label, note }: Pick<Wish, "label" | "note">): string {
  const vintage = label?.nonVintage === true ? "NV" : label?.vintage;
  return [label?.producer, vintage, note]
    .filter((part) => part !== undefined && part !== null)
    .join(" · ");
}

/** The fields of a label reading that a wish keeps; `null` if there are none. */
export function wishLabelOf(reading: LabelReading): WishLabel | null {
  const { producer, vintage, type, varietal, country, region, nonVintage } = reading;
  const read = { producer, vintage, type, varietal, country, region };
  const known = Object.entries(read).filter(([, value]) => value !== null);
  const label = { ...Object.fromEntries(known), ...(nonVintage && { nonVintage }) };
  return Object.keys(label).length === 0 ? null : label;
}

export function readingOf({ name, label }: Pick<Wish, "name" | "label">): LabelReading {
  return {
    name,
    producer: label?.producer ?? null,
    vintage: label?.vintage ?? null,
    type: label?.type ?? null,
    varietal: label?.varietal ?? null,
    country: label?.country ?? null,
    region: label?.region ?? null,
    nonVintage: label?.nonVintage ?? false,
    notes: null,
    confidence: CONFIDENCE_UNSTATED,
  };
}
