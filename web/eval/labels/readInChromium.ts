import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build } from "vite";
import { labelModelsAlias } from "../../labelModels.ts";
import type { LabelFields } from "../../src/labels/understand/fields/LabelFields.ts";
import type { EvaluatedReader } from "./EvaluatedReader.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** The content security policy of the app's pages. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
};

/**
 * Opens a label reader that runs the built worker in Chromium, under the app's content security
 * policy, as on a user's device.
 */
export async function openChromiumReader(directory: string): Promise<EvaluatedReader> {
  const built = mkdtempSync(join(tmpdir(), "labels-"));
  await build({
    root: HERE,
    configFile: false,
    logLevel: "error",
    resolve: { alias: labelModelsAlias },
    worker: { format: "es" },
    build: {
      outDir: built,
      target: "es2022",
      rolldownOptions: { input: join(HERE, "labels.html") },
    },
  });
  const server = serve({ "/": built, "/pictures/": directory });
  await once(server, "listening");
  const executable = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({
    ...(existsSync(executable) ? { executablePath: executable } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") process.stderr.write(`${message.text()}\n`);
  });
  await page.goto(`http://127.0.0.1:${String(portOf(server))}/labels.html`);
  const read = (file: string) =>
    page.evaluate<{ fields: LabelFields; ms: number }>(
      `readPicture(${JSON.stringify(`/pictures/${file}`)})`,
    );
  let warm = false;
  return {
    read: async (file) => {
      if (!warm) await read(file);
      warm = true;
      return read(file);
    },
    close: async () => {
      await browser.close();
      server.close();
      rmSync(built, { recursive: true });
    },
  };
}

function serve(folders: Readonly<Record<"/" | "/pictures/", string>>) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(request.url ?? "/"));
    const file = path.startsWith("/pictures/")
      ? join(folders["/pictures/"], path.slice("/pictures/".length))
      : join(folders["/"], path);
    if (!existsSync(file)) {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-security-policy": POLICY });
    createReadStream(file).pipe(response);
  });
  return server.listen(0, "127.0.0.1");
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}
