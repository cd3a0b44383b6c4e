import * as z from "zod/mini";
import { CELLAR_NAME_MAX } from "../limits.ts";
import { requiredLine, uuid } from "../records/text.ts";
import { roleSchema } from "./role.ts";

/** Colours that a cellar can have. The app's theme sets the shades. */
export const CELLAR_COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "grey",
] as const;

export const cellarColourSchema = z.enum(CELLAR_COLOURS, "Choose one of the colours");

/** The name and colour that a cellar's owner chooses [C2: made cellar]. */
export const cellarAppearanceSchema = z.object({
  name: requiredLine(/*i18n*/ "Name", CELLAR_NAME_MAX),
  colour: cellarColourSchema,
});

/** A new cellar. The client creates the id, so that a repeated call creates no second cellar. */
export const newCellarSchema = z.extend(cellarAppearanceSchema, { id: uuid() });

/** A cellar as one of its members sees it. */
export const listedCellarSchema = z.object({
  id: uuid(),
  /** Whether the cellar is its owner's personal cellar, which has the owner's id. */
  isPersonal: z.boolean(),
  /** `null` for a personal cellar without a name. */
  name: z.nullable(z.string()),
  colour: z.nullable(cellarColourSchema),
  role: roleSchema,
  /** The e-mail of the owner. */
  owner: z.string(),
  /** Number of members, including the owner; `null` for a viewer. */
  members: z.nullable(z.int()),
  /** Whether the owner offers the cellar to the requesting user [C11: handing over]. */
  isOffered: z.boolean(),
  /** The id of this membership; `null` for the owner of a personal cellar [C9: joining again]. */
  membershipId: z.nullable(uuid()),
});

/** Maximum number of ended memberships in an answer. */
export const ENDED_MAX = 50;

/** A cellar that the user is no longer a member of, and why [C22: reason]. */
export const endedMembershipSchema = z.object({
  cellarId: uuid(),
  /** The owner removed the user, the user left, or the cellar was deleted. */
  reason: z.enum(["removed", "left", "deleted"]),
});

export const cellarsAnswerSchema = z.object({
  cellars: z.array(listedCellarSchema),
  /**
   * Cellars that the user is no longer a member of, newest first. Older servers omit this field.
   */
  ended: z.optional(z.array(endedMembershipSchema)),
});

export const cellarAnswerSchema = z.object({ cellar: listedCellarSchema });

export type CellarColour = z.infer<typeof cellarColourSchema>;
export type CellarsAnswer = z.infer<typeof cellarsAnswerSchema>;
export type EndedMembership = z.infer<typeof endedMembershipSchema>;
export type EndReason = EndedMembership["reason"];
export type CellarAppearance = z.infer<typeof cellarAppearanceSchema>;
export type NewCellar = z.infer<typeof newCellarSchema>;
export type ListedCellar = z.infer<typeof listedCellarSchema>;

/** A cellar and the user who opens it. A personal cellar has its owner's id. */
export interface CellarAddress {
  readonly userId: string;
  readonly cellarId: string;
}
