import * as z from "zod/mini";

/**
 * The roles of a cellar's members, highest first. A role includes the rights of all lower roles.
 */
export const ROLES = ["owner", "editor", "viewer"] as const;

/** The roles that an invitation or the owner can give. */
export const GIVEN_ROLES = ["editor", "viewer"] as const;

export const roleSchema = z.enum(ROLES);
export const givenRoleSchema = z.enum(GIVEN_ROLES, "Role must be editor or viewer");

export type Role = z.infer<typeof roleSchema>;
export type GivenRole = z.infer<typeof givenRoleSchema>;

export function mayActAs(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(needed);
}

/** Whether a role may change wines, places, events and photos [C3: roles]. */
export function mayChangeRows(role: Role): boolean {
  return mayActAs(role, "editor");
}

/** Whether a role may list the members, invitations and log [C3: roles]. */
export function maySeeMembers(role: Role): boolean {
  return mayActAs(role, "editor");
}
