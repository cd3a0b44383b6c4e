import * as z from "zod/mini";
import { errorText } from "./text.ts";

/**
 * The schema of a wine's list, such as its lots: at most `most` members, each with a unique id.
 * `tooMany` is the error message for a longer list.
 */
export const listWithIds = <Member extends z.ZodMiniType<{ readonly id: string }>>(
  member: Member,
  name: string,
  most: number,
  tooMany: string,
) =>
  z.array(member, `The ${name}s must be a list`).check(
    z.maxLength(most, errorText(tooMany, { most })),
    z.refine(
      (members: readonly { readonly id: string }[]) =>
        new Set(members.map(({ id }) => id)).size === members.length,
      `Each ${name} must have an id of its own`,
    ),
  );

export function isListWith(field: string, value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (member) =>
        typeof member === "object" && member !== null && "id" in member && field in member,
    )
  );
}
