import { once } from "node:events";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { get, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import Koa from "koa";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errors } from "../../middleware/errors.ts";
import { pages } from "./pages.ts";

const INDEX = "<!doctype html><title>Wine Cellar</title>";
const SCRIPT = `console.log("${"cork ".repeat(1000)}");`;
const NAVIGATION = { accept: "text/html,application/xhtml+xml" };

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  await mkdir(join(folder, "web/assets"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(folder, "web/.hidden"), "hidden");
  await writeFile(join(folder, "web/index.html"), INDEX);
  await writeFile(join(folder, "web/sw.js"), SCRIPT);
  await writeFile(join(folder, "web/manifest.webmanifest"), "{}");
  await writeFile(join(folder, "web/assets/app-1a2b3c.js"), SCRIPT);

  const app = newApp(join(folder, "web"));
  app.use((ctx) => {
    ctx.status = 418;
  });
  server = await listening(app);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test("browsers cache an asset with a hashed name for a year", async () => {
  const page = await ask("/assets/app-1a2b3c.js");

  expect(page.status).toBe(200);
  expect(page.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(page.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(page.body.toString()).toBe(SCRIPT);
});

test.each([
  ["/", "text/html; charset=utf-8"],
  ["/sw.js", "text/javascript; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
])("%s is revalidated at each use and gets 304 if unchanged", async (path, type) => {
  const page = await ask(path, NAVIGATION);

  expect(page.status).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(page.headers["content-type"]).toBe(type);
  const again = await ask(path, { ...NAVIGATION, "if-none-match": page.headers.etag ?? "" });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test("a file that changed since the client's last request is sent again", async () => {
  await writeFile(join(folder, "web/changing.txt"), "first");
  const first = await ask("/changing.txt");
  await writeFile(join(folder, "web/changing.txt"), "second, and longer");
  const second = await ask("/changing.txt", { "if-none-match": first.headers.etag ?? "" });

  expect(first.body.toString()).toBe("first");
  expect(second.body.toString()).toBe("second, and longer");
});

test("the plain, gzip and Brotli encodings of a file have different ETags", async () => {
  const plain = await ask("/sw.js");
  const brotli = await ask("/sw.js", { "accept-encoding": "gzip, br" });
  const gzip = await ask("/sw.js", { "accept-encoding": "gzip" });

  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(brotli.headers.vary).toContain("Accept-Encoding");
});

test("the build's compressed file is sent unless older than its source", async () => {
  const asBuilt = `${SCRIPT}// as built`;
  await writeFile(join(folder, "web/assets/built-1a2b3c.js"), SCRIPT);
  await writeFile(join(folder, "web/assets/built-1a2b3c.js.br"), brotliCompressSync(asBuilt));
  await writeFile(join(folder, "web/assets/old-1a2b3c.js.br"), brotliCompressSync("old"));
  await utimes(join(folder, "web/assets/old-1a2b3c.js.br"), 0, 0);
  await writeFile(join(folder, "web/assets/old-1a2b3c.js"), SCRIPT);
  const read = async (name: string) => {
    const { headers, body } = await ask(`/assets/${name}`, { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    return brotliDecompressSync(body).toString();
  };

  expect(await read("built-1a2b3c.js")).toBe(asBuilt);
  expect(await read("old-1a2b3c.js")).toBe(SCRIPT);
});

test("a path that only the app's router knows gets the app's page", async () => {
  for (const path of ["/profile", "/reset-password?token=x", "/assets"]) {
    expect((await ask(path, NAVIGATION)).body.toString()).toBe(INDEX);
  }
});

test("an HTML file is also served without its file extension", async () => {
  await writeFile(join(folder, "web/licences.html"), "<h1>Licences</h1>");

  const { headers, body } = await ask("/licences", NAVIGATION);

  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body.toString()).toBe("<h1>Licences</h1>");
});

test("a missing or */* Accept header gets the app's page", async () => {
  expect((await ask("/")).body.toString()).toBe(INDEX);
  expect((await ask("/login", { accept: "*/*" })).body.toString()).toBe(INDEX);
});

test("a missing image or asset gets 404", async () => {
  expect((await ask("/missing.png", { accept: "image/*" })).status).toBe(404);
  expect((await ask("/assets/gone-123.js", NAVIGATION)).status).toBe(404);
});

test.each([
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/.hidden",
  "/..%5csecret.txt",
  "/%00",
  "/%",
])("the unsafe path %s gets 404", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("requests under /api and /objects do not get the app's page", async () => {
  for (const path of ["/api", "/api/wines", "/objects/uploads/x"]) {
    expect((await ask(path, NAVIGATION)).status).toBe(418);
  }
  expect((await ask("/apiary", NAVIGATION)).body.toString()).toBe(INDEX);
});

test("before the web app is built, its address shows build instructions", async () => {
  const bare = await listening(newApp(join(folder, "nowhere")));

  const page = await ask("/", NAVIGATION, bare);
  bare.close();

  expect(page.status).toBe(503);
  expect(page.body.toString()).toContain("npm run build");
});

test("the web app manifest's id gets the base path, also in compressed manifests", async () => {
  const root = join(folder, "under");
  const manifest = JSON.stringify({ id: "/", start_url: "./", name: "cork ".repeat(300) });
  await mkdir(root);
  await writeFile(join(root, "manifest.webmanifest"), manifest);
  await writeFile(join(root, "manifest.webmanifest.br"), brotliCompressSync(manifest));
  const under = await listening(newApp(root, "/cellar"));

  const headers = { "accept-encoding": "br" };
  const { body } = await ask("/manifest.webmanifest", headers, under);
  under.close();

  const sent = JSON.parse(brotliDecompressSync(body).toString()) as unknown;
  expect(sent).toMatchObject({ id: "/cellar/", start_url: "./" });
});

test("a POST to a page is refused with an error in JSON", async () => {
  const { port } = server.address() as AddressInfo;

  const answer = await fetch(`http://127.0.0.1:${String(port)}/login`, { method: "POST" });

  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  expect(await answer.json()).toEqual({
    error: "A page can only be read",
    code: "method_not_allowed",
  });
});

function newApp(root: string, basePath?: string): Koa {
  const app = new Koa();
  app.use(errors({ log: pino({ level: "silent" }), isStorageFailure: () => false }));
  app.use(pages(root, basePath));
  return app;
}

async function listening(app: Koa): Promise<Server> {
  const started = app.listen(0, "127.0.0.1");
  await once(started, "listening");
  return started;
}

interface Page {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests exactly `path`, which `fetch` would normalise. */
function ask(path: string, headers: Record<string, string> = {}, from = server): Promise<Page> {
  const { port } = from.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      buffer(response).then((body) => {
        resolve({ status, headers: received, body });
      }, reject);
    }).on("error", reject);
  });
}
