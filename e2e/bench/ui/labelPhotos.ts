import type { Browser, Page } from "@playwright/test";
import { type BenchPerson, post } from "../wines.ts";

const LABELS = 24;

/** Draws labels, uploads them as photos of `person`, and returns their paths. */
export async function storeLabelPhotos(
  browser: Browser,
  url: string,
  { cookie }: BenchPerson,
): Promise<readonly string[]> {
  const page = await browser.newPage();
  const paths: string[] = [];
  for (let label = 0; label < LABELS; label += 1) {
    paths.push(await store(url, cookie, await drawLabel(page, label)));
  }
  await page.close();
  return paths;
}

async function store(url: string, cookie: string, jpeg: Uint8Array<ArrayBuffer>): Promise<string> {
  const asked = await post(`${url}/api/objects/upload`, {}, cookie);
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  const headers = { "content-type": "image/jpeg", cookie };
  await fetch(uploadURL, { method: "PUT", headers, body: jpeg });
  const rawPath = uploadURL.split("?")[0];
  const stored = await post(`${url}/api/objects/finalize`, { rawPath }, cookie);
  return ((await stored.json()) as { objectPath: string }).objectPath;
}

/** A picture as the app stores it: 600 by 800 pixels, JPEG at quality 0.8. */
async function drawLabel(page: Page, label: number): Promise<Uint8Array<ArrayBuffer>> {
  const base64 = await page.evaluate((number) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [600, 800];
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("No canvas to draw on");
    for (let stroke = 0; stroke < 400; stroke += 1) {
      pen.fillStyle = `hsl(${String((number * 37 + stroke * 11) % 360)} 45% ${String(20 + (stroke % 60))}%)`;
      pen.fillRect((stroke * 97) % 600, (stroke * 61) % 800, 90, 70);
    }
    pen.fillStyle = "#fbf8f4";
    pen.fillRect(120, 300, 360, 300);
    pen.fillStyle = "#241c1a";
    pen.font = "48px serif";
    pen.fillText(`Clos ${String(number)}`, 160, 460);
    return canvas.toDataURL("image/jpeg", 0.8).split(",")[1] ?? "";
  }, label);
  return Uint8Array.from(Buffer.from(base64, "base64"));
}
