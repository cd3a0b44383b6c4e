import * as z from "zod/mini";
import {
  optional,
  recordKind,
  required,
  type StoredType,
  TEXT,
  TEXT_OR_NULL,
  UUID,
} from "./recordKind.ts";
import { emptyAsNull, errorText, LINE_MAX, prose, requiredLine, uuid } from "./text.ts";
import { wineSchema, wineValuesSchema } from "./wine.ts";

/** Maximum length of a wish's link, in UTF-16 code units. */
export const WISH_LINK_MAX = 2_000;

/** Maximum length of a wish's photo as a data URL, in characters: about 220 kB of JPEG. */
export const WISH_PHOTO_MAX = 300_000;

const PHOTO_DATA = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;

const SAID = {
  producer: true,
  vintage: true,
  type: true,
  varietal: true,
  country: true,
  region: true,
  nonVintage: true,
} as const;

/** Facts about the wanted wine, taken from a label or from the wine to buy again. */
const labelSchema = z.pick(wineValuesSchema, SAID);

const LABEL_OR_NULL = {
  schema: z.nullable(z.partial(z.pick(wineSchema, SAID))),
  holds: (value: unknown): boolean => typeof value === "object",
  column: "json",
} as const satisfies StoredType;

/** The fields of a wish in the order of its form [T1: wish]. */
const WISH = recordKind({
  written: {
    name: required({
      label: "Wine",
      written: requiredLine(/*i18n*/ "Wine"),
      stored: TEXT,
    }),
    note: optional({
      label: "Note",
      written: z.pipe(z.nullable(prose(/*i18n*/ "Note", LINE_MAX)), z.transform(emptyAsNull)),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    link: optional({
      label: "Link",
      written: z.nullable(
        prose(/*i18n*/ "Link", WISH_LINK_MAX).check(
          z.regex(
            /^https?:\/\/\S+$/i,
            errorText(/*i18n*/ "A link begins with https:// or http://"),
          ),
        ),
      ),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    /** A JPEG of the label as a data URL. The photo is part of the wish, so no upload is needed. */
    photo: optional({
      label: "Photo",
      written: z.nullable(
        z
          .string()
          .check(
            z.maxLength(WISH_PHOTO_MAX, errorText(/*i18n*/ "This photo is too large")),
            z.regex(PHOTO_DATA),
          ),
      ),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    label: optional({
      label: "Label",
      written: z.nullable(labelSchema),
      stored: LABEL_OR_NULL,
      absent: null,
    }),
    /** The id of the wine to buy again. That wine may no longer exist. */
    wineId: optional({
      label: "Buy Again",
      written: z.nullable(uuid()),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
  },
  kept: { id: UUID },
});

/** The part of a wish that a user writes. */
export const wishBodySchema = WISH.bodySchema;

/** The values of some fields of a wish, as a user saw them before an edit. */
export const wishValuesSchema = WISH.valuesSchema;

/** A wish in an export. */
export const wishSchema = WISH.schema;

/** A wish as a sync row. */
export const wishRowSchema = WISH.rowSchema;

export type WishLabel = z.infer<typeof labelSchema>;
export type WishBody = z.infer<typeof wishBodySchema>;
/** A wish's body before parsing: fields with defaults may be missing. */
export type GivenWishBody = z.input<typeof wishBodySchema>;
/** A wine that users of a cellar want to buy. It has no bottles. */
export type Wish = z.infer<typeof wishSchema>;
export type WishRow = Wish & { readonly seq: number; readonly deleted: boolean };
/** A stored wish. Removed wishes are stored too. */
export type KeptWish = Wish & { readonly deleted: boolean };

export const differingInWishes = WISH.differing;

export const wishBodyOf = WISH.bodyOf;

export const wishOf = WISH.recordOf;

export const mergedWish = WISH.merged;

export const isSoundWishRow = WISH.isSound;

export const completedWishRow = WISH.completed;
