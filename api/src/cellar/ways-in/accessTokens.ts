import {
  type ListedToken,
  type NewToken,
  TOKEN_SCOPES,
  TOKENS_MAX,
  type TokenScope,
} from "sync-protocol";
import { wrongPassword } from "../accounts/account.ts";
import { type NoticeDeps, NOTICES, sendNotice } from "../mails/noticeMail.ts";
import type { TokenStore } from "../ports/waysIn.ts";
import { type ProofDeps, requireProof } from "./proof.ts";
import { Refused } from "../Refused.ts";
import { hashSecret, newSecret } from "../secret.ts";

/** What every secret of a token begins with, so that whoever finds one knows what it is. */
const PREFIX = "winecellar_";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A use sooner after the last that was noted than this, in milliseconds, is not noted. */
const NOTED_EVERY_MS = 60 * 60 * 1000;

/** What the use cases of access tokens need. */
export interface TokenDeps {
  readonly tokens: TokenStore;
  readonly now: () => number;
}

/** Whom a program acts for, and what it may do. */
export interface Bearer {
  readonly tokenId: string;
  readonly userId: string;
  readonly scopes: readonly TokenScope[];
}

/** Makes a token for a user who shows that the account is theirs, and says so by mail. Its secret is answered here and never again. */
export async function createToken(
  deps: TokenDeps & ProofDeps & NoticeDeps,
  userId: string,
  { name, scopes, days, ...proof }: NewToken,
): Promise<{ readonly secret: string; readonly token: ListedToken }> {
  const { email, passwordHash } = await requireProof(deps, userId, proof);
  const secret = PREFIX + newSecret();
  const createdAt = deps.now();
  const token = {
    id: deps.newId(),
    name,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt,
    usedAt: null,
    expiresAt: createdAt + days * DAY_MS,
  };
  const kept = { ...token, userId, secretHash: hashSecret(secret) };
  const outcome = await deps.tokens.add(kept, passwordHash, TOKENS_MAX);
  if (outcome === "other password") throw wrongPassword();
  if (outcome === "too many") throw new Refused({ code: "too_many_tokens" });
  sendNotice(deps, email, NOTICES.tokenMade);
  return { secret, token };
}

/** Whose secret this is; `undefined` for one that does not hold. Notes its use, to the hour. */
export async function bearerOf(
  { tokens, now }: TokenDeps,
  secret: string,
): Promise<Bearer | undefined> {
  const token = await tokens.find(hashSecret(secret), now());
  if (!token) return undefined;
  const { id, userId, scopes, usedAt } = token;
  if (usedAt === null || now() - usedAt > NOTED_EVERY_MS) await tokens.noteUse(id, now());
  return { tokenId: id, userId, scopes };
}

/** Ends one token of a person; 404 where they have none of that id. */
export async function revokeToken({ tokens }: TokenDeps, userId: string, id: string) {
  if (!(await tokens.remove(userId, id))) throw new Refused({ code: "not_found", what: "token" });
}
