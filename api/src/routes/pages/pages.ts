import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Context, type Middleware } from "koa";
import { Refused } from "../../cellar/Refused.ts";
import { isCallPath } from "../callNames.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Brotli quality for files that the build has not compressed. At this quality, 14 MB of WebAssembly
 * take 0.7 s; at quality 9 they take 3 s.
 */
const QUALITY = 5;

/** Minimum size of a file that is compressed, in bytes. */
const COMPRESS_MIN = 1024;

const COMPRESSIBLE = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".webmanifest",
  ".txt",
  ".wasm",
]);

/**
 * Addresses without a file extension. They get the app's page even if the client does not ask for
 * HTML.
 */
const PAGE_ADDRESS = /^\/[\w/-]*$/;

type Encoding = "br" | "gzip" | "identity";

export const INDEX = "index.html";

/** A file of the built app. `bodies` caches the encodings requested so far. */
interface Page {
  readonly path: string;
  readonly version: string;
  readonly tag: string;
  readonly isAsBuilt: boolean;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

/**
 * Serves the built web app from the folder `root`: its files, its pages at paths without `.html`,
 * and `index.html` for any other page. Sends the build's `<file>.br` unless it is older than the
 * file. Leaves API paths to later middleware. With a `basePath`, the addresses in the page begin
 * with that path. Browsers cache files under `/assets/`, which have a hash in their names, for a
 * year. They revalidate other files each time.
 */
export function pages(root: string, basePath = ""): Middleware {
  const known = new Map<string, Page>();
  const load = (path: string) => loadPage(known, path, basePath);

  return async (ctx, next) => {
    if (isCallPath(ctx.path)) {
      await next();
      return;
    }
    if (ctx.method !== "GET" && ctx.method !== "HEAD") throw notWritable(ctx);

    const name = fileName(ctx.path);
    for (const file of name === undefined ? [] : [name, `${name}.html`]) {
      const page = await load(join(root, file));
      if (page) return answer(ctx, file, page);
    }
    if (!navigates(ctx)) throw notFound();

    const index = await load(join(root, INDEX));
    if (!index) throw notBuilt();
    return answer(ctx, INDEX, index);
  };
}

/** File name for a request's path; `undefined` for the root, a hidden file or an invalid path. */
function fileName(path: string): string | undefined {
  const decoded = decode(path);
  if (decoded === undefined || decoded.includes("\0")) return undefined;

  const name = normalize(decoded).slice(1);
  const hides = name.split(sep).some((part) => part.startsWith("."));
  return name === "" || hides ? undefined : name;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Whether a request is for a page. A missing asset is not a page and gets 404, which the app checks
 * for.
 */
function navigates({ path, header }: Context): boolean {
  if (path.startsWith("/assets/")) return false;
  return PAGE_ADDRESS.test(path) || (header.accept ?? "").includes("text/html");
}

async function loadPage(
  known: Map<string, Page>,
  path: string,
  basePath: string,
): Promise<Page | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;

  const version = `${String(found.mtimeMs)} ${String(found.size)}`;
  const cached = known.get(path);
  if (cached?.version === version) return cached;

  const file = await readFile(path);
  const body = addressed(basePath, path, file);
  const page = {
    path,
    version,
    isAsBuilt: body === file,
    tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    bodies: new Map([["identity" as const, Promise.resolve(body)]]),
  };
  known.set(path, page);
  return page;
}

function addressed(basePath: string, path: string, file: Buffer): Buffer {
  if (path.endsWith(`${sep}${INDEX}`)) return under(basePath, file);
  if (path.endsWith(".webmanifest")) return identified(basePath, file);
  return file;
}

/**
 * Puts the base path into the web app manifest's `id`, because an `id` is relative to the origin.
 */
function identified(basePath: string, manifest: Buffer): Buffer {
  if (basePath === "") return manifest;
  return Buffer.from(manifest.toString().replace('"id":"/"', () => `"id":"${basePath}/"`));
}

/**
 * Puts the base path into the page's absolute addresses, because the page is served at paths of any
 * depth. Scripts and styles use relative addresses.
 */
export function under(basePath: string, page: Buffer): Buffer {
  if (basePath === "") return page;
  return Buffer.from(page.toString().replaceAll('="/', `="${basePath}/`));
}

async function answer(ctx: Context, name: string, page: Page): Promise<void> {
  const identity = await bodyOf(page, "identity");
  const encoding = chooseEncoding(ctx, name, identity.length);
  ctx.status = 200;
  ctx.type = extname(name);
  ctx.vary("Accept-Encoding");
  ctx.etag = `${page.tag}-${encoding}`;
  ctx.set(
    "Cache-Control",
    name.startsWith("assets/") ? `public, max-age=${String(YEAR_SECONDS)}, immutable` : "no-cache",
  );
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }

  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
  ctx.body = await bodyOf(page, encoding);
}

function chooseEncoding(ctx: Context, name: string, length: number): Encoding {
  if (length < COMPRESS_MIN || !COMPRESSIBLE.has(extname(name))) return "identity";
  // Brotli is checked first, because browsers list gzip first although Brotli is smaller.
  if (ctx.acceptsEncodings("br") === "br") return "br";
  return ctx.acceptsEncodings("gzip") === "gzip" ? "gzip" : "identity";
}

async function bodyOf(page: Page, encoding: Encoding): Promise<Buffer> {
  const known = page.bodies.get(encoding);
  if (known) return known;

  const body = encoded(page, encoding);
  page.bodies.set(encoding, body);
  return body;
}

async function encoded(page: Page, encoding: Encoding): Promise<Buffer> {
  const built = encoding === "br" && page.isAsBuilt ? await readBuilt(page.path) : undefined;
  return built ?? compress(encoding, await bodyOf(page, "identity"));
}

async function readBuilt(path: string): Promise<Buffer | undefined> {
  const built = `${path}.br`;
  const [file, compressed] = await Promise.all([stat(path), stat(built).catch(() => undefined)]);
  const isCurrent = compressed !== undefined && compressed.mtimeMs >= file.mtimeMs;
  return isCurrent ? readFile(built) : undefined;
}

function notWritable(ctx: Context): Refused {
  ctx.set("Allow", "GET, HEAD");
  return new Refused({ code: "method_not_allowed" });
}

function notFound(): Refused {
  return new Refused({ code: "not_found", what: "address" });
}

function notBuilt(): Refused {
  return new Refused({ code: "not_built" });
}

async function compress(encoding: Encoding, body: Buffer): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
      });
    case "gzip":
      return promisify(gzip)(body);
    case "identity":
      return body;
  }
}
