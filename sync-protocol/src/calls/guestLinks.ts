import * as z from "zod/mini";
import {
  guestLinksAnswerSchema,
  madeGuestLinkSchema,
  namedGuestLinkSchema,
  newGuestLinkSchema,
} from "../cellars/guestLink.ts";
import { GUEST_LINK_DAYS } from "../limits.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "cellars";
const path = "/api/cellars/{id}/guest-links";

export const makeGuestLink = {
  group,
  method: "POST",
  path,
  names: "cellar",
  summary:
    "Make a link that shows a list of the cellar's wines to anyone who has it, for 1 to " +
    `${String(GUEST_LINK_DAYS.max)} days; only the owner can. The address is answered only once`,
  access: "signed in",
  body: newGuestLinkSchema,
  status: 201,
  answer: madeGuestLinkSchema,
  errors: ["insufficient_role", "too_many_guest_links", "demo_cellar"],
} as const satisfies CallSpec;

export const listGuestLinks = {
  group,
  method: "GET",
  path,
  names: "cellar",
  summary:
    "List the open links for guests of a cellar, without their addresses; only the owner can",
  access: "signed in",
  answer: guestLinksAnswerSchema,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;

export const revokeGuestLink = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/guest-links/revoke",
  names: "cellar",
  summary: "Revoke a link for guests; only the owner can",
  access: "signed in",
  body: namedGuestLinkSchema,
  answer: z.object({}),
  errors: ["insufficient_role"],
} as const satisfies CallSpec;
