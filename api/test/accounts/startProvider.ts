import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import type { Answer, Client, TestApp } from "../startApp.ts";

/** Who is at the provider, and what it says of them. */
export type Claims = Record<string, unknown> & { readonly sub: string };

/** A real OpenID Connect provider on loopback, at which somebody is signed in already. */
export interface TestProvider {
  readonly issuer: string;
  readonly env: Readonly<Record<string, string>>;
  /** Who is there; what is said of them takes the place of what the provider would say. */
  claims: Claims;
  /** What its user-info says beside the subject. */
  userInfo: Record<string, unknown>;
  /** Its user-info answers with a fault. */
  isUserInfoBroken: boolean;
  /** What its token endpoint answers in place of what it would. */
  rewriteTokens: (body: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** How the server last showed who it is. */
  readonly authorization: string;
  /** Has it sign with a key that it does not publish, from now on. */
  readonly loseKey: () => Promise<void>;
  /** Lets the person sign in at this address: the query that their browser brings back. */
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
      // Published as before, while it signs with another of the same name.
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

/** Somebody whom no cellar knows. */
export function somebody(): Claims {
  const sub = randomUUID();
  return { sub, email: `${sub}@login.example` };
}

/** Signs in as the provider's current user, in a separate browser. */
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

/** The address in the answer of a call that sends a browser to the provider. */
export function addressIn(body: unknown): string {
  const isAddress = typeof body === "object" && body !== null && "address" in body;
  if (!isAddress) throw new Error(`No address in ${JSON.stringify(body)}`);
  return String(body.address);
}

/** Links the identity of who is at the provider to a person; what the server answered, in the end. */
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
