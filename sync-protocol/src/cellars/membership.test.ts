import { expect, test } from "vitest";
import { newCellarSchema } from "./cellar.ts";
import { chosenInvitationSchema, newInvitationSchema } from "./invitation.ts";
import {
  whyNotAllowed,
  whyNotDeleted,
  whyNotLeft,
  whyNotManaged,
  whyNotOffered,
  whyNotTaken,
  whyNotWithdrawn,
} from "./membership.ts";
import { mayActAs, mayChangeRows, maySeeMembers, type Role, ROLES } from "./role.ts";

const ID = "6a0e5bd0-7d53-4bd7-a4f5-3a1e5e0f2a11";
const STRANGER = { role: undefined, isPersonal: false };
const made = (role: Role) => ({ role, isPersonal: false });
const personal = (role: Role) => ({ role, isPersonal: true });

test("[C3] each role may do everything that a lower role may do", () => {
  const allowed = ROLES.map((role) => ROLES.filter((needed) => mayActAs(role, needed)));

  expect(allowed).toEqual([["owner", "editor", "viewer"], ["editor", "viewer"], ["viewer"]]);
  expect(ROLES.map(mayChangeRows)).toEqual([true, true, false]);
  expect(ROLES.map(maySeeMembers)).toEqual([true, true, false]);
});

test("[C4] a non-member gets the same refusal as for an unknown cellar", () => {
  const reasons = [
    whyNotAllowed(undefined, "viewer"),
    whyNotDeleted(STRANGER),
    whyNotLeft(STRANGER),
    whyNotManaged(STRANGER, "editor"),
    whyNotOffered(STRANGER, undefined),
    whyNotTaken(STRANGER, true),
    whyNotWithdrawn(STRANGER, true),
  ];

  expect(new Set(reasons.map((reason) => JSON.stringify(reason)))).toEqual(
    new Set([JSON.stringify({ code: "not_found", what: "cellar" })]),
  );
});

test("[C1] a personal cellar cannot be deleted, left or offered to a member", () => {
  expect(whyNotDeleted(personal("owner"))).toEqual({ code: "personal_cellar" });
  expect(whyNotLeft(personal("owner"))).toEqual({ code: "personal_cellar" });
  expect(whyNotOffered(personal("owner"), "editor")).toEqual({ code: "personal_cellar" });
  expect(whyNotLeft(personal("editor"))).toBeUndefined();
});

test("[C10] the owner cannot leave or be removed", () => {
  expect(whyNotLeft(made("owner"))).toEqual({ code: "last_owner" });
  expect(whyNotManaged(made("owner"), "owner")).toEqual({ code: "last_owner" });
  expect(whyNotManaged(made("owner"), "editor")).toBeUndefined();
  expect(whyNotOffered(made("owner"), "owner")).toEqual({ code: "already_owner" });
  expect(whyNotManaged(made("owner"), undefined)).toEqual({ code: "not_found", what: "member" });
});

test("[C11] only offered cellars can be taken over; both sides can end offers", () => {
  expect(whyNotTaken(made("viewer"), true)).toBeUndefined();
  expect(whyNotTaken(made("viewer"), false)).toEqual({ code: "not_offered" });
  expect(whyNotWithdrawn(made("viewer"), true)).toBeUndefined();
  expect(whyNotWithdrawn(made("owner"), false)).toBeUndefined();
  expect(whyNotWithdrawn(made("editor"), false)).toEqual({
    code: "insufficient_role",
    needed: "owner",
  });
});

test.each([
  [{ name: " Attic ", colour: "blue" }, "Attic"],
  [{ name: "x".repeat(80), colour: "blue" }, "x".repeat(80)],
  [{ name: "x".repeat(81), colour: "blue" }, undefined],
  [{ name: "  ", colour: "blue" }, undefined],
  [{ name: "Attic", colour: "pink" }, undefined],
])("[C2] a cellar is accepted only with a valid name and colour: %j", (appearance, name) => {
  expect(newCellarSchema.safeParse({ id: ID, ...appearance }).data?.name).toBe(name);
});

test("[C5] an invitation cannot give the role of owner", () => {
  expect(newInvitationSchema.safeParse({ role: "owner" }).success).toBe(false);
  expect(newInvitationSchema.parse({ role: "viewer" })).toEqual({ role: "viewer" });
});

test("[C5] a received invitation is identified by token or id", () => {
  expect(chosenInvitationSchema.parse({ token: "abc" })).toEqual({ token: "abc" });
  expect(chosenInvitationSchema.parse({ invitationId: ID })).toEqual({ invitationId: ID });
  expect(chosenInvitationSchema.safeParse({}).success).toBe(false);
});
