import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS, type CallSpec, cellarPathOf, isOfCellar } from "sync-protocol";
import * as z from "zod/mini";
import { createApp, type Ports, type Settings } from "../../src/app.ts";
import { startApp, type TestApp } from "../startApp.ts";

const documentSchema = z.object({
  openapi: z.literal("3.1.0"),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        security: z.array(z.record(z.string(), z.unknown())),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), z.unknown()),
  }),
});

let app: TestApp;
let text: string;
let document: z.infer<typeof documentSchema>;

beforeAll(async () => {
  app = await startApp();
  const answer = await app.client().get("/api/openapi.json");
  text = answer.text;
  document = answer.read(documentSchema);
});
afterAll(() => app.stop());

test("the API document lists exactly the server's routes", () => {
  const described = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method} ${path}`),
  );

  const ofCellars = Object.values<CallSpec>(CALLS).filter(isOfCellar);
  const inCellars = ofCellars.map((spec) => `${spec.method.toLowerCase()} ${cellarPathOf(spec)}`);
  expect(described.sort()).toEqual([...routes(), ...inCellars].sort());
});

test("the API document passes the recommended rules of redocly lint", async () => {
  const problems = await lintFromString({
    source: text,
    absoluteRef: "/openapi.json",
    config: await createConfig({ extends: ["recommended"] }),
  });

  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test("the API document's operation ids are the contract's call names", () => {
  const named = Object.values(document.paths).flatMap((calls) =>
    Object.values(calls).map(({ operationId }) => operationId),
  );

  const names = Object.entries<CallSpec>(CALLS).flatMap(([name, spec]) =>
    isOfCellar(spec) ? [name, `${name}InCellar`] : [name],
  );
  expect(named.sort()).toEqual(names.sort());
});

test.each(["schemas", "responses"] as const)("the API document uses each of its %s", (part) => {
  const references = text.matchAll(/#\/components\/(\w+)\/([\w-]+)/g);

  const referred = Array.from(references).flatMap(([, of, name]) => (of === part ? name : []));
  expect(new Set(referred)).toEqual(new Set(Object.keys(document.components[part])));
});

test("the API document states the limits of a wine's fields", () => {
  const create = JSON.stringify(document.paths["/api/wines"]?.["post"]);

  expect(create).toContain('"minimum":1800');
  expect(create).toContain('"maximum":999');
  expect(create).toContain('"Rosé Wine"');
  expect(create).toContain('"Idempotency-Key"');
});

test("a call without the session it needs gets a documented 401", async () => {
  for (const [path, calls] of Object.entries(document.paths)) {
    for (const [method, { security, responses }] of Object.entries(calls)) {
      if (!security.some((scheme) => "session" in scheme)) continue;
      const concrete = path.replace("{id}", "0a0a0a0a-0000-4000-8000-000000000000");
      const request = method === "get" ? {} : { json: {} };
      const { status } = await app.client().send(method.toUpperCase(), concrete, request);
      expect({ method, path, status }).toEqual({ method, path, status: 401 });
      expect(Object.keys(responses)).toContain("401");
    }
  }
});

/** The routes that the server serves, in OpenAPI's notation. */
function routes(): string[] {
  const settings = {
    publicUrl: "http://localhost",
    secret: "secret",
    webRoot: "/nowhere",
    trustProxy: { kind: "hops", count: 0 },
  };
  const { middleware } = createApp({} as Ports, settings as Settings);
  return middleware.flatMap((step) =>
    "router" in step ? layersSchema.parse(step.router).stack.flatMap(routeOf) : [],
  );
}

const layersSchema = z.object({
  stack: z.array(z.object({ methods: z.array(z.string()), path: z.string() })),
});

function routeOf({ methods, path }: z.infer<typeof layersSchema>["stack"][number]): string[] {
  const inBraces = path.replace(/:(\w+)/g, "{$1}");
  return methods
    .filter((method) => method !== "HEAD")
    .map((method) => `${method.toLowerCase()} ${inBraces}`);
}
