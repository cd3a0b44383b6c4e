import * as z from "zod/mini";
import {
  cellarAnswerSchema,
  cellarAppearanceSchema,
  cellarsAnswerSchema,
  newCellarSchema,
} from "../cellars/cellar.ts";
import { logAnswerSchema, namedMemberSchema, newRoleSchema } from "../cellars/member.ts";
import { membersAnswerSchema } from "../cellars/invitation.ts";
import { LOG_MAX } from "../limits.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "cellars";
const nothing = z.object({});

export const listCellars = {
  group,
  method: "GET",
  path: "/api/cellars",
  summary: "List the user's cellars, the personal one first, with the user's role in each",
  access: "signed in",
  answer: cellarsAnswerSchema,
} as const satisfies CallSpec;

export const createCellar = {
  group,
  method: "POST",
  path: "/api/cellars",
  summary: "Make a cellar; the client chooses its id at random. A repeat returns the same cellar",
  access: "signed in",
  body: newCellarSchema,
  status: 201,
  answer: cellarAnswerSchema,
  errors: ["cellar_exists", "too_many_cellars", "demo_cellar"],
} as const satisfies CallSpec;

export const editCellar = {
  group,
  method: "PUT",
  path: "/api/cellars/{id}",
  names: "cellar",
  summary: "Set the name and colour of a cellar; only its owner can",
  access: "signed in",
  body: cellarAppearanceSchema,
  answer: cellarAnswerSchema,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;

export const deleteCellar = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/delete",
  names: "cellar",
  summary:
    "Delete a cellar with everything in it, for all members; only its owner can. The personal " +
    "cellar is deleted with the account",
  access: "signed in",
  answer: nothing,
  errors: ["insufficient_role", "personal_cellar"],
} as const satisfies CallSpec;

export const leaveCellar = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/leave",
  names: "cellar",
  summary: "Leave a cellar. Its owner can't leave, and hands it over to another member first",
  access: "signed in",
  answer: nothing,
  errors: ["last_owner", "personal_cellar"],
} as const satisfies CallSpec;

export const listMembers = {
  group,
  method: "GET",
  path: "/api/cellars/{id}/members",
  names: "cellar",
  summary: "List the members of a cellar and its open invitations; the owner and editors can",
  access: "signed in",
  answer: membersAnswerSchema,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;

export const listCellarLog = {
  group,
  method: "GET",
  path: "/api/cellars/{id}/log",
  names: "cellar",
  summary: `List the changes of a cellar's name, members and invitations with who made them, the newest first, up to ${String(LOG_MAX)}; the owner and editors can`,
  access: "signed in",
  answer: logAnswerSchema,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;

export const changeRole = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/members/change-role",
  names: "cellar",
  summary: "Make a member an editor or a viewer; only the owner can",
  access: "signed in",
  body: newRoleSchema,
  answer: nothing,
  errors: ["insufficient_role", "last_owner"],
} as const satisfies CallSpec;

export const removeMember = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/members/remove",
  names: "cellar",
  summary: "Remove a member, whose access then ends; only the owner can",
  access: "signed in",
  body: namedMemberSchema,
  answer: nothing,
  errors: ["insufficient_role", "last_owner"],
} as const satisfies CallSpec;

export const offerOwnership = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/ownership/offer",
  names: "cellar",
  summary:
    "Offer to hand a cellar over to one member, instead of an earlier offer; only the owner can",
  access: "signed in",
  body: namedMemberSchema,
  answer: nothing,
  errors: ["insufficient_role", "already_owner", "personal_cellar"],
} as const satisfies CallSpec;

export const takeOwnership = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/ownership/take",
  names: "cellar",
  summary: "Take an offered cellar and become its owner. The owner before becomes an editor",
  access: "signed in",
  answer: nothing,
  errors: ["not_offered"],
} as const satisfies CallSpec;

export const withdrawOwnership = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/ownership/withdraw",
  names: "cellar",
  summary: "End an offer of a cellar; the owner and the member who has the offer can",
  access: "signed in",
  answer: nothing,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;
