import { tokenScopeSchema, type TokenScope } from "sync-protocol";
import * as z from "zod/mini";
import type { AccessToken } from "../cellar/ports/waysIn.ts";

/** An access token as a database keeps it. */
export interface TokenRow extends Omit<AccessToken, "scopes"> {
  readonly scopes: string;
}

const scopesSchema = z.array(tokenScopeSchema);

/** Scopes as one text. */
export function scopesText(scopes: readonly TokenScope[]): string {
  return scopes.join(" ");
}

/** The token that a row keeps. */
export function readToken(row: TokenRow): AccessToken {
  return { ...row, scopes: scopesSchema.parse(row.scopes.split(" ")) };
}

/** What its person may see of a token. */
export function listedToken({ id, name, scopes, createdAt, usedAt, expiresAt }: AccessToken) {
  return { id, name, scopes, createdAt, usedAt, expiresAt };
}
