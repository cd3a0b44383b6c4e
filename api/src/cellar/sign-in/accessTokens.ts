import {
  type ListedToken,
  type NewToken,
  TOKEN_SCOPES,
  TOKENS_MAX,
  type TokenScope,
} from "sync-protocol";
import { wrongPassword } from "../accounts/account.ts";
import { type NoticeDeps, NOTICES, sendNotice } from "../mails/noticeMail.ts";
import type { TokenStore } from "../ports/signInMethods.ts";
import { personalCellarOf } from "../personalCellar.ts";
import { type ProofDeps, requireProof } from "./proof.ts";
import { Refused } from "../Refused.ts";
import { hashSecret, newSecret } from "../secret.ts";

/** Prefix of every token, which makes a leaked token recognisable. */
const PREFIX = "winecellar_";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Minimum interval between recorded uses of a token. */
const NOTED_EVERY_MS = 60 * 60 * 1000;

export interface TokenDeps {
  readonly tokens: TokenStore;
  readonly now: () => number;
}

export interface Bearer {
  readonly tokenId: string;
  readonly userId: string;
  readonly cellarId: string;
  readonly scopes: readonly TokenScope[];
}

/**
 * Creates a token for a user who gives a proof, and sends a notice. The secret is returned only
 * here.
 */
export async function createToken(
  deps: TokenDeps & ProofDeps & NoticeDeps,
  userId: string,
  { cellarId = personalCellarOf(userId), name, scopes, days, ...proof }: NewToken,
): Promise<{ readonly secret: string; readonly token: ListedToken }> {
  const account = await requireProof(deps, userId, proof);
  const secret = PREFIX + newSecret();
  const createdAt = deps.now();
  const token = {
    id: deps.newId(),
    cellarId,
    name,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt,
    usedAt: null,
    expiresAt: createdAt + days * DAY_MS,
  };
  const kept = { ...token, userId, secretHash: hashSecret(secret) };
  const outcome = await deps.tokens.add(kept, account.passwordHash, TOKENS_MAX);
  if (outcome === "other password") throw wrongPassword();
  if (outcome === "too many") throw new Refused({ code: "too_many_tokens" });
  sendNotice(deps, account, NOTICES.tokenMade);
  return { secret, token };
}

/**
 * The user and scopes of a token; `undefined` if the token is invalid. Records the token's use, at
 * most once an hour.
 */
export async function bearerOf(
  { tokens, now }: TokenDeps,
  secret: string,
): Promise<Bearer | undefined> {
  const token = await tokens.find(hashSecret(secret), now());
  if (!token) return undefined;
  const { id, userId, cellarId, scopes, usedAt } = token;
  if (usedAt === null || now() - usedAt > NOTED_EVERY_MS) await tokens.noteUse(id, now());
  return { tokenId: id, userId, cellarId, scopes };
}

/** Refuses with 404 if the user has no such token. */
export async function revokeToken({ tokens }: TokenDeps, userId: string, id: string) {
  if (!(await tokens.remove(userId, id))) throw new Refused({ code: "not_found", what: "token" });
}
