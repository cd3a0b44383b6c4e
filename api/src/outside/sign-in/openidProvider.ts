import { OPENID_PAGE } from "sync-protocol";
import type { Configuration, CustomFetch, IDToken } from "openid-client";
import * as z from "zod/mini";
import type {
  IdentityRequest,
  IdentityProvider,
  ProviderFault,
  ProviderIdentity,
} from "../../cellar/ports/identities.ts";
import {
  failureOf,
  isShared,
  misconfiguredBy,
  type OpenidFailure,
  ProviderUnreachable,
  ProviderMisconfigured,
  signedWith,
} from "./openidFailure.ts";

export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's name as shown to users. */
  readonly name: string;
}

const TIMEOUT_SECONDS = 10;

const CLOCKS_APART_SECONDS = 30;

/**
 * Maximum length of a user's id at the provider (as OpenID Connect defines) and of a stored name,
 * in characters.
 */
const TEXT_MAX = 255;

const WELL_KNOWN = "/.well-known/";

/** An optional claim. A value of another type counts as absent. */
const optionalText = z.catch(z.optional(z.string()), undefined);

const namesSchema = z.object({
  email: optionalText,
  /** Some providers send a string instead of a boolean. */
  email_verified: z.catch(z.optional(z.union([z.boolean(), z.literal("true")])), undefined),
  preferred_username: optionalText,
  name: optionalText,
});

const subjectSchema = z.object({ sub: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX)) });

/**
 * An OpenID Connect provider that sends users back to `publicUrl` after sign-in. The library and
 * the provider's metadata are loaded on first use. `report` receives the causes of failures.
 */
export function openidProvider(
  { issuer, clientId, clientSecret, name }: OpenidSettings,
  publicUrl: string,
  report: (failure: OpenidFailure) => void,
): IdentityProvider {
  const redirectUri = publicUrl + OPENID_PAGE;
  // An issuer with and without a trailing slash is the same provider.
  const keptIssuer = issuer.replace(/\/$/, "");
  const load = () => import("openid-client");

  const discover = async (): Promise<Configuration> => {
    const client = await load();
    // With the full address of the metadata as issuer, the library does not check the issuer. Then
    // `requireUsable` checks it.
    const document = issuer.includes(WELL_KNOWN)
      ? issuer
      : `${keptIssuer}${WELL_KNOWN}openid-configuration`;
    const basic = client.ClientSecretBasic(clientSecret);
    const post = client.ClientSecretPost(clientSecret);
    const config = await client.discovery(
      new URL(document),
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: CLOCKS_APART_SECONDS },
      // A provider that lists no authentication method accepts the client's secret in the
      // `Authorization` header, by the specification.
      (as, ...rest) => {
        const taken = as.token_endpoint_auth_methods_supported ?? [];
        const takesBodyAlone =
          taken.includes("client_secret_post") && !taken.includes("client_secret_basic");
        (takesBodyAlone ? post : basic)(as, ...rest);
      },
      {
        timeout: TIMEOUT_SECONDS,
        [client.customFetch]: fetchWithoutNulls,
        // `readEnv` accepts an `OIDC_ISSUER` without TLS only on this machine.
        // oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning
        execute: issuer.startsWith("http:") ? [client.allowInsecureRequests] : [],
      },
    );
    requireUsable(config, document);
    // Makes the library check the signature of the ID token. By default the library trusts a token
    // that comes directly from the provider over TLS.
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

  /**
   * Catches every error, because the library throws on any failure. Returns `undefined` if the
   * provider's answer cannot be trusted.
   */
  const unlessFailing = async <T>(
    ask: () => Promise<T>,
  ): Promise<T | ProviderFault | undefined> => {
    try {
      return await ask();
    } catch (cause) {
      const misconfigured = misconfiguredBy(cause);
      report(failureOf(misconfigured ?? cause));
      if (misconfigured ?? hasCause(cause, ProviderMisconfigured))
        return { fault: "misconfigured" };
      return hasCause(cause, ProviderUnreachable) ? { fault: "unreachable" } : undefined;
    }
  };

  /**
   * Claims from the user-info endpoint. If the endpoint fails, the sign-in continues without these
   * claims.
   */
  const userInfo = async (config: Configuration, token: string, subject: string) => {
    const client = await load();
    try {
      return namesSchema.parse(await client.fetchUserInfo(config, token, subject));
    } catch (cause) {
      report(failureOf(cause));
      return undefined;
    }
  };

  const claimsIn = async (config: Configuration, answer: string, asked: IdentityRequest) => {
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
    const { sub: subject } = subjectSchema.parse(claims);
    const names = namesSchema.parse(claims);
    if (names.email !== undefined || !config.serverMetadata().userinfo_endpoint) {
      return { subject, names };
    }
    const more = await userInfo(config, tokens.access_token, subject);
    return { subject, names: more?.email === undefined ? names : more };
  };

  return {
    name,
    issuer: keptIssuer,
    async addressFor({ state, nonce, verifier, since }) {
      const begun = await unlessFailing(async () => {
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
        return { address: address.href };
      });
      return begun ?? { fault: "misconfigured" };
    },
    identityIn: (answer, asked) =>
      unlessFailing(async (): Promise<ProviderIdentity | undefined> => {
        const claims = await claimsIn(await configuration(), answer, asked);
        if (!claims) {
          report({ reason: "The provider does not say that its person has just signed in" });
          return undefined;
        }
        const { subject, names } = claims;
        const { email, preferred_username: userName, name: fullName } = names;
        const isEmailVerified = [true, "true"].includes(names.email_verified ?? false);
        const knownAs = ([email, userName, fullName].find(Boolean) ?? subject).slice(0, TEXT_MAX);
        return { issuer: keptIssuer, subject, email, isEmailVerified, knownAs };
      }),
    async endAddress() {
      const end = await unlessFailing(async () => {
        const client = await load();
        const config = await configuration();
        if (!config.serverMetadata().end_session_endpoint) return undefined;
        // We send no ID token, because we store none. The provider therefore asks the user to
        // confirm the sign-out.
        const back = { post_logout_redirect_uri: `${publicUrl}/login` };
        return { address: client.buildEndSessionUrl(config, back).href };
      });
      return end && "address" in end ? end.address : undefined;
    },
  };
}

function requireUsable(config: Configuration, document: string): void {
  const { issuer: received, id_token_signing_alg_values_supported: algorithms } =
    config.serverMetadata();
  const [expected = ""] = document.split(WELL_KNOWN);
  // With and without a trailing slash it is the same provider.
  if (received.replace(/\/$/, "") !== expected.replace(/\/$/, "")) {
    throw new ProviderMisconfigured(
      `OIDC_ISSUER is ${expected}, and the provider there calls itself ${received}. Set OIDC_ISSUER to that.`,
    );
  }
  const [first] = algorithms ?? [];
  if (first !== undefined && algorithms?.every(isShared)) throw signedWith(first);
}

/** Fetches from the provider. Removes null fields from JSON, which the library would refuse. */
const fetchWithoutNulls: CustomFetch = async (url, { body, ...options }) => {
  const response = await fetch(url, { ...options, body: body ?? null }).catch((cause: unknown) => {
    throw new ProviderUnreachable("The provider does not answer", { cause });
  });
  if (response.status >= 500) {
    throw new ProviderUnreachable(`The provider answers ${String(response.status)}`);
  }
  const { status, headers } = response;
  if (!headers.get("content-type")?.includes("json")) return response;
  const text = await response.text();
  return new Response(withoutNulls(text), { status, headers });
};

function withoutNulls(text: string): string {
  try {
    const isAbsent = (_name: string, value: unknown) => (value === null ? undefined : value);
    return JSON.stringify(JSON.parse(text), isAbsent);
  } catch {
    return text;
  }
}

function hasCause(cause: unknown, kind: typeof ProviderUnreachable | typeof ProviderMisconfigured) {
  for (let each = cause; each instanceof Error; each = each.cause) {
    if (each instanceof kind) return true;
  }
  return false;
}

/**
 * Whether the user signed in at the provider after `since`, or `since` is `undefined`. `false` if
 * the provider omits the time of the sign-in.
 */
function isSince({ auth_time: authTime }: IDToken, since: number | undefined): boolean {
  if (since === undefined) return true;
  return authTime !== undefined && (authTime + CLOCKS_APART_SECONDS) * 1000 >= since;
}
