import { OPENID_PAGE } from "sync-protocol";
import type { Configuration, IDToken } from "openid-client";
import * as z from "zod/mini";
import type { AskedIdentity, IdentityProvider, ShownIdentity } from "../cellar/ports/identities.ts";

/** Where people sign in, and as whom this server is known there. */
export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people call it. */
  readonly name: string;
}

/** Why an answer was refused, or none came: never what it held. */
export interface OpenidFailure {
  readonly reason: string;
  /** What the provider calls it, such as `invalid_client`. */
  readonly code?: string;
}

/** How long the provider may take for one answer, in seconds. */
const TIMEOUT_SECONDS = 10;

/** How far apart its clock and ours may be, in seconds. */
const CLOCKS_APART_SECONDS = 30;

/** Longest subject by the specification, and longest name that is kept, in characters. */
const TEXT_MAX = 255;

const providersWordSchema = z.object({ error: z.string().check(z.regex(/^\w{1,60}$/)) });

const namesSchema = z.object({
  email: z.optional(z.string()),
  preferred_username: z.optional(z.string()),
  name: z.optional(z.string()),
});

const claimsSchema = z.extend(namesSchema, {
  sub: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX)),
});

/**
 * An OpenID Connect provider, for the page at `publicUrl`. The library is loaded, and the provider
 * asked what it offers, with the first that signs in; `report` hears why one could not.
 */
export function openidProvider(
  { issuer, clientId, clientSecret, name }: OpenidSettings,
  publicUrl: string,
  report: (failure: OpenidFailure) => void,
): IdentityProvider {
  const redirectUri = publicUrl + OPENID_PAGE;
  // With a slash at its end or without, it is the same provider.
  const keptIssuer = issuer.replace(/\/$/, "");
  const load = () => import("openid-client");

  const discover = async (): Promise<Configuration> => {
    const client = await load();
    const basic = client.ClientSecretBasic(clientSecret);
    const post = client.ClientSecretPost(clientSecret);
    const config = await client.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: CLOCKS_APART_SECONDS },
      // What a provider takes that says nothing of it is the header, by the specification.
      (as, ...rest) => {
        const taken = as.token_endpoint_auth_methods_supported ?? [];
        const takesBodyAlone =
          taken.includes("client_secret_post") && !taken.includes("client_secret_basic");
        (takesBodyAlone ? post : basic)(as, ...rest);
      },
      {
        timeout: TIMEOUT_SECONDS,
        // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out: the environment takes an issuer without TLS on this machine alone
        execute: issuer.startsWith("http:") ? [client.allowInsecureRequests] : [],
      },
    );
    // The token comes over TLS from the provider itself; its signature is checked all the same.
    client.enableNonRepudiationChecks(config);
    return config;
  };

  let found: Promise<Configuration> | undefined;
  const configuration = () => {
    found ??= discover().catch((cause: unknown) => {
      found = undefined;
      throw cause;
    });
    return found;
  };

  /** The library throws whatever goes wrong, and says so in words and codes of its own. */
  const unlessFailing = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask();
    } catch (cause) {
      report(failureOf(cause));
      return undefined;
    }
  };

  const shownIn = async (config: Configuration, answer: string, asked: AskedIdentity) => {
    const client = await load();
    const { state, nonce, verifier, since } = asked;
    const cameBackTo = new URL(redirectUri);
    cameBackTo.search = answer;
    const tokens = await client.authorizationCodeGrant(config, cameBackTo, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !isSince(claims, since)) return undefined;
    const said = claimsSchema.parse(claims);
    if (said.email !== undefined || !config.serverMetadata().userinfo_endpoint) return said;
    const more = await client.fetchUserInfo(config, tokens.access_token, said.sub);
    return { ...said, ...namesSchema.parse(more) };
  };

  return {
    name,
    issuer: keptIssuer,
    addressFor: ({ state, nonce, verifier, since }) =>
      unlessFailing(async () => {
        const client = await load();
        const config = await configuration();
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ...(since !== undefined && { prompt: "login", max_age: "0" }),
        });
        return address.href;
      }),
    shownBy: (answer, asked) =>
      unlessFailing(async (): Promise<ShownIdentity | undefined> => {
        const said = await shownIn(await configuration(), answer, asked);
        if (!said) {
          report({ reason: "The provider does not say that its person has just signed in" });
          return undefined;
        }
        const { sub: subject, email, preferred_username: userName, name: fullName } = said;
        const knownAs = (email ?? userName ?? fullName ?? subject).slice(0, TEXT_MAX);
        return { issuer: keptIssuer, subject, email, knownAs };
      }),
    endAddress: () =>
      unlessFailing(async () => {
        const client = await load();
        const config = await configuration();
        if (!config.serverMetadata().end_session_endpoint) return undefined;
        // Nothing of theirs is kept that would name the session: the provider asks its person.
        const back = { post_logout_redirect_uri: `${publicUrl}/login` };
        return client.buildEndSessionUrl(config, back).href;
      }),
  };
}

/** Whether the person showed the provider who they are since then; one that does not say can't be asked. */
function isSince({ auth_time: authTime }: IDToken, since: number | undefined): boolean {
  if (since === undefined) return true;
  return authTime !== undefined && (authTime + CLOCKS_APART_SECONDS) * 1000 >= since;
}

/** The library's own words, and the provider's word for what is wrong; nothing of what was sent. */
function failureOf(cause: unknown): OpenidFailure {
  if (!(cause instanceof Error)) return { reason: "unknown" };
  const { message, cause: deeper } = cause;
  const reason = deeper instanceof Error ? `${message}: ${deeper.message}` : message;
  const { success, data } = providersWordSchema.safeParse(cause);
  return success ? { reason, code: data.error } : { reason };
}
