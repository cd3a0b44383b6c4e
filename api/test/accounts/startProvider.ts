import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import type { Answer, Client, TestApp } from "../startApp.ts";

/** The user at the provider, with their claims. */
export type Claims = Record<string, unknown> & { readonly sub: string };

/** A real OpenID Connect provider on loopback with a signed-in user. */
export interface TestProvider {
  readonly issuer: string;
  readonly env: Readonly<Record<string, string>>;
  /** The user. These claims replace the provider's. */
  claims: Claims;
  /** The user-info beside the subject. */
  userInfo: Record<string, unknown>;
  /** User-info fails. */
  isUserInfoBroken: boolean;
  /** Changes the answer of the token endpoint. */
  rewriteTokens: (body: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** How the server last authenticated. */
  readonly authorization: string;
  /** Makes it sign with an unpublished key from now on. */
  readonly loseKey: () => Promise<void>;
  /** Signs the user in at this address and returns the query of the redirect. */
  readonly answerAt: (address: string) => Promise<string>;
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
    claims: somebody(),
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
      // Publishes the former key, but signs with another one of the same name.
      const published = keys.toJSON();
      await keys.add(key);
      keys.toJSON = () => published;
    },
    async answerAt(address: string) {
      const { headers } = await fetch(address, { redirect: "manual" });
      return new URL(headers.get("location") ?? "").search;
    },
    stop: () => server.stop(),
  });
}

/** A user without a cellar. */
export function somebody(): Claims {
  const sub = randomUUID();
  return { sub, email: `${sub}@login.example` };
}

/** Signs in as the provider's user, in a new browser. */
export async function enterBy(
  provider: TestProvider,
  app: TestApp,
  asked: Readonly<Record<string, string>> = {},
) {
  const client = app.client();
  const begun = await client.post("/api/auth/openid/begin", asked);
  const answer = await provider.answerAt(addressIn(begun.body));
  return Object.assign(client, {
    entered: await client.post("/api/auth/openid/finish", { answer }),
  });
}

/** The provider's address in an answer. */
export function addressIn(body: unknown): string {
  const isAddress = typeof body === "object" && body !== null && "address" in body;
  if (!isAddress) throw new Error(`No address in ${JSON.stringify(body)}`);
  return String(body.address);
}

/** Links the provider's identity to a user. Returns the server's last answer. */
export async function linkBy(
  provider: TestProvider,
  person: Client,
  proof: object,
): Promise<Answer> {
  const begun = await person.post("/api/auth/openid/link", proof);
  if (begun.status !== 200) return begun;
  const answer = await provider.answerAt(addressIn(begun.body));
  return person.post("/api/auth/openid/finish", { answer });
}
