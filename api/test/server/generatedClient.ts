import createClient, { type Middleware } from "openapi-fetch";
import { expect } from "vitest";
import { documentedFetch } from "../documentedFetch.ts";
import type { paths } from "../generated/calls.ts";

/** A client with the generated types. The client keeps cookies and adds each call to `made`. */
export function generatedClient(baseUrl: string, made: Set<string>) {
  const client = createClient<paths>({ baseUrl, fetch: documentedFetch });
  const cookies = new Map<string, string>();
  const notes: Middleware = {
    onRequest({ request, schemaPath }) {
      made.add(`${request.method} ${schemaPath}`);
      request.headers.set("Cookie", Array.from(cookies, (pair) => pair.join("=")).join("; "));
      return request;
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [name = "", value = ""] = line.split(";", 1).join("").split("=");
        cookies.set(name, value);
      }
    },
  };
  client.use(notes);
  return client;
}

export function given<T>({ data, error }: { readonly data?: T; readonly error?: unknown }): T {
  expect(error).toBeUndefined();
  if (data === undefined) throw new Error("There was no answer");
  return data;
}
