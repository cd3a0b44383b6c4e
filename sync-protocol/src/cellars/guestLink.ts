import * as z from "zod/mini";
import { GUEST_LINK_DAYS, GUEST_NAMES_MAX, GUEST_TITLE_MAX } from "../limits.ts";
import { BOTTLE_SIZE } from "../records/lots/lot.ts";
import { errorText, LINE_MAX, prose, requiredLine, uuid } from "../records/text.ts";
import { WINE_TYPES } from "../records/wineType.ts";

/** The drinking-window stages that a guest list can be filtered by. */
const GUEST_WINDOWS = ["young", "ready", "soon", "past", "leaving"] as const;

const names = (label: string) =>
  z.array(prose(label, LINE_MAX)).check(z.minLength(1), z.maxLength(GUEST_NAMES_MAX));

/**
 * The filter of a guest list. Without fields, the list has the whole cellar [C16: list for guests].
 * Varietals match exactly; other names match in any case and with any accents. Clients send every
 * spelling of a name, such as Germany and Deutschland.
 */
export const guestFilterSchema = z.object({
  type: z.optional(z.enum(WINE_TYPES)),
  varietals: z.optional(names("Varietal")),
  countries: z.optional(names("Country")),
  regions: z.optional(names("Region")),
  producers: z.optional(names("Producer")),
  tag: z.optional(requiredLine("Tag")),
  /** The first vintage; `vintageTo` is the last. */
  vintageFrom: z.optional(z.int()),
  vintageTo: z.optional(z.int()),
  millilitres: z.optional(z.int().check(z.minimum(1), z.maximum(BOTTLE_SIZE.max))),
  window: z.optional(z.enum(GUEST_WINDOWS)),
  /** The id of a place. Places inside that place are included. */
  placeId: z.optional(uuid()),
});

const days = errorText(/*i18n*/ "A link works for 1 to {max} days", { max: GUEST_LINK_DAYS.max });

export const newGuestLinkSchema = z.object({
  title: requiredLine(/*i18n*/ "Title", GUEST_TITLE_MAX),
  filter: z._default(guestFilterSchema, {}),
  showsPrices: z._default(z.boolean(), false),
  days: z._default(
    z.int(days).check(z.minimum(1, days), z.maximum(GUEST_LINK_DAYS.max, days)),
    GUEST_LINK_DAYS.usual,
  ),
});

/** A guest link as the owner sees it. Times are ms since 1970. */
export const guestLinkSchema = z.object({
  id: uuid(),
  title: z.string(),
  filter: guestFilterSchema,
  showsPrices: z.boolean(),
  madeAt: z.int(),
  expiresAt: z.int(),
});

export const guestLinksAnswerSchema = z.object({ guestLinks: z.array(guestLinkSchema) });

/** The answer to a new guest link. Only this answer contains the link's address. */
export const madeGuestLinkSchema = z.object({ guestLink: guestLinkSchema, link: z.string() });

export const namedGuestLinkSchema = z.object({ guestLinkId: uuid() });

export type GuestFilter = z.infer<typeof guestFilterSchema>;
export type NewGuestLink = z.infer<typeof newGuestLinkSchema>;
export type GuestLink = z.infer<typeof guestLinkSchema>;
export type MadeGuestLink = z.infer<typeof madeGuestLinkSchema>;
