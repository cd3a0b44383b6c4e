import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, type Middleware } from "koa";
import { UPLOAD_MAX_BYTES } from "sync-protocol";
import { Refused } from "../../cellar/Refused.ts";
import { makeQuota, reserveMemory } from "../../middleware/bodies/quota.ts";
import { readBytes } from "../../middleware/bodies/jsonBody.ts";
import { byNetwork } from "../../middleware/limits/rateLimit.ts";
import { INDEX, under } from "./pages.ts";

/** Maximum size of a shared form: the largest photo and the form's other fields. */
const BYTES_MAX = UPLOAD_MAX_BYTES + 64 * 1024;

/**
 * Handles content that another app shares with the installed app, if the app's service worker is
 * missing. Answers with the app's page, which contains the posted form. The page then handles the
 * form as the service worker would. The server stores nothing.
 */
export function sharedForm(root: string, basePath: string): Middleware {
  const bodies = makeQuota({ perHolder: BYTES_MAX, inAll: 2 * BYTES_MAX });

  return async (ctx, next) => {
    if (!isShared(ctx)) {
      await next();
      return;
    }
    const release = reserveMemory(ctx, {
      quota: bodies,
      holder: byNetwork(ctx),
      bytesMax: BYTES_MAX,
    });
    ctx.res.once("close", release);
    const form = await readBytes(ctx, BYTES_MAX);
    if (!form) throw new Refused({ code: "too_large", what: "request", bytesMax: BYTES_MAX });

    const page = under(basePath, await readFile(join(root, INDEX))).toString();
    ctx.type = "html";
    ctx.set("Cache-Control", "no-store");
    ctx.body = page.replace("</head>", () => `${blockOf(ctx, form)}</head>`);
  };
}

/** Whether a request posts a form to /share, and no other site sent it. */
function isShared(ctx: Context): boolean {
  if (ctx.method !== "POST" || ctx.path !== "/share" || !ctx.is("multipart")) return false;
  return ["none", "same-origin"].includes(ctx.get("Sec-Fetch-Site"));
}

/** HTML with the posted form as a data block, which browsers do not run. */
function blockOf(ctx: Context, form: Buffer): string {
  const type = ctx.get("Content-Type").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const base64 = form.toString("base64");
  return `<script type="text/plain" id="shared-form" data-type="${type}">${base64}</script>`;
}
