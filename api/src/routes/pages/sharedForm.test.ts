import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Koa from "koa";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errors } from "../../middleware/errors.ts";
import { pages } from "./pages.ts";
import { sharedForm } from "./sharedForm.ts";

const FROM_THE_SYSTEM = { "Sec-Fetch-Site": "none", Accept: "text/html" };

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shared-"));
  await writeFile(join(folder, "index.html"), '<head><link href="/app.css"></head><div id="root">');
  const app = new Koa();
  app.use(errors({ log: pino({ level: "silent" }), isStorageFailure: () => false }));
  app.use(sharedForm(folder, "/cellar"));
  app.use(pages(folder));
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

// Spec 10.71
test("the page for shared content contains it unchanged and forbids caching", async () => {
  const picture = Buffer.from([0xff, 0xd8, 0, 0x3c, 0x24, 0x26]);

  const answer = await share(formWith(picture));

  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const page = await answer.text();
  expect(page).toContain('href="/cellar/app.css"');
  const [, type = "", base64 = ""] =
    /<script type="text\/plain" id="shared-form" data-type="([^"]*)">([^<]*)<\/script>/.exec(
      page,
    ) ?? [];
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  expect(Buffer.from(base64, "base64").includes(picture)).toBe(true);
});

test("a form that another site posts to /share is refused", async () => {
  const answer = await share(formWith(new Uint8Array(1)), { "Sec-Fetch-Site": "cross-site" });

  expect(answer.status).toBe(405);
});

test("a form over 10 MB posted to /share gets an error page", async () => {
  const answer = await share(formWith(new Uint8Array(11 * 1024 * 1024)));

  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain("<p>");
});

function formWith(picture: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set("picture", new File([picture], 'a "label".jpg', { type: "image/jpeg" }));
  return form;
}

function share(body: FormData, headers: Record<string, string> = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}/share`;
  return fetch(url, { method: "POST", body, headers: { ...FROM_THE_SYSTEM, ...headers } });
}
