import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import type { Answer, Client, TestApp } from "../startApp.ts";

/** The claims of an ID token. `sub` is the user's id at the provider. */
export type Claims = Record<string, unknown> & { readonly sub: string };

/** A mock OpenID Connect provider on loopback, at which one user is always signed in. */
export interface TestProvider {
  readonly issuer: string;
  readonly env: Readonly<Record<string, string>>;
  /** Claims that are added to each ID token, or replace claims of the same name. */
  claims: Claims;
  /** Answer of the user-info endpoint, without `sub`. */
  userInfo: Record<string, unknown>;
  isUserInfoBroken: boolean;
  rewriteTokens: (body: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** `Authorization` header of the last request to the provider. */
  readonly authorization: string;
  /** Makes the provider sign with a key that the provider does not publish. */
  readonly loseKey: () => Promise<void>;
  /** Signs the user in at this address. Returns the query of the redirect. */
  readonly signInAt: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export const CLIENT_SECRET = "a client secret that must not leak";

export async function startProvider(): Promise<TestProvider> {
  const server = new OAuth2Server();
  const { keys } = server.issuer;
  await keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const issuer = server.issuer.url ?? "";
  const userInfo: Record<string, unknown> = {};
  const provider: Pick<
    TestProvider,
    "claims" | "userInfo" | "isUserInfoBroken" | "rewriteTokens"
  > & { authorization: string } = {
    claims: newClaims(),
    userInfo,
    authorization: "",
    isUserInfoBroken: false,
    rewriteTokens: (body) => ({ ...body }),
  };
  server.service.on("beforeTokenSigning", (token: MutableToken) => {
    Object.assign(token.payload, provider.claims);
  });
  server.service.on("beforeUserinfo", (response: MutableResponse) => {
    const said: Record<string, unknown> = { ...provider.userInfo, sub: provider.claims.sub };
    response.body = said;
    if (provider.isUserInfoBroken) response.statusCode = 500;
  });
  server.service.on("beforeResponse", (response: MutableResponse, { headers }: IncomingMessage) => {
    provider.authorization = headers.authorization ?? "";
    response.body = provider.rewriteTokens(Object(response.body) as Record<string, unknown>);
  });

  return Object.assign(provider, {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "winecellar",
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_NAME: "Example",
    },
    async loseKey() {
      const kid = keys.toJSON()[0]?.kid ?? "";
      const other = new OAuth2Server();
      const key = await other.issuer.keys.generate("RS256", { kid });
      // The new key has the id of the former key. The provider publishes only the former key.
      const published = keys.toJSON();
      await keys.add(key);
      keys.toJSON = () => published;
    },
    async signInAt(address: string) {
      const { headers } = await fetch(address, { redirect: "manual" });
      return new URL(headers.get("location") ?? "").search;
    },
    stop: () => server.stop(),
  });
}

export function newClaims(): Claims {
  const sub = randomUUID();
  return { sub, email: `${sub}@login.example` };
}

export async function signInWithProvider(
  provider: TestProvider,
  app: TestApp,
  asked: Readonly<Record<string, string>> = {},
) {
  const client = app.client();
  const begun = await client.post("/api/auth/openid/begin", asked);
  const answer = await provider.signInAt(addressIn(begun.body));
  return Object.assign(client, {
    entered: await client.post("/api/auth/openid/finish", { answer }),
  });
}

/**
 * Returns the address in the server's answer, at which a browser continues the sign-in at the
 * provider.
 */
export function addressIn(body: unknown): string {
  const isAddress = typeof body === "object" && body !== null && "address" in body;
  if (!isAddress) throw new Error(`No address in ${JSON.stringify(body)}`);
  return String(body.address);
}

export async function linkIdentity(
  provider: TestProvider,
  person: Client,
  proof: object,
): Promise<Answer> {
  const begun = await person.post("/api/auth/openid/link", proof);
  if (begun.status !== 200) return begun;
  const answer = await provider.signInAt(addressIn(begun.body));
  return person.post("/api/auth/openid/finish", { answer });
}
