import type { CellarServer } from "../fixtures/servers/server.ts";
import type { DrivenBrowser } from "./webDriver.ts";

const PERSON = { email: "ada@example.org", password: "correct horse" };

/**
 * Time limit for reading a label. It is long, because a busy machine loads and runs the models
 * slowly.
 */
const READ_WITHIN_MS = 120_000;

const button = (name: string) =>
  `//button[normalize-space(.)="${name}" or starts-with(@aria-label, "${name}")]`;
const field = (label: string) => `//*[@id=//label[contains(., "${label}")]/@for]`;
const text = (words: string) => `//*[text()[contains(., "${words}")]]`;
const status = (words: string) => `//*[@role="status"][contains(., "${words}")]`;
const inDialog = (xpath: string) => `//*[@role="dialog"]${xpath}`;
const tab = (name: string) => `//*[@role="tab"][contains(., "${name}")]`;

/** Script that draws a label and gives it to the form, as if the user had chosen a file. */
const CHOOSE_LABEL = `
  const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 1200 });
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#f4ecdf";
  pen.fillRect(0, 0, 900, 1200);
  pen.fillStyle = "#000";
  pen.textAlign = "center";
  const write = (words, size, y) => { pen.font = size + "px serif"; pen.fillText(words, 450, y); };
  write("Domaine des Essais", 60, 350);
  write("Clos du Test", 110, 520);
  write("Chinon", 60, 680);
  write("2019", 60, 800);
  const blob = await new Promise((made) => canvas.toBlob(made, "image/jpeg", 0.9));
  const chosen = new DataTransfer();
  chosen.items.add(new File([blob], "label.jpg", { type: "image/jpeg" }));
  const input = document.querySelector('[role="dialog"] input[type="file"]:not([capture])');
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));`;

/**
 * Tests a user's main tasks: sign up, read a label, add a bottle. Without the server: open the app,
 * drink a bottle, pair a meal. At the end everything must be on the server.
 */
export async function testMainTasks(
  page: DrivenBrowser,
  server: CellarServer,
  say: (done: string) => void,
): Promise<void> {
  await page.open(`${server.url}/signup`);
  await page.fill(field("Email"), PERSON.email);
  await page.fill(field("Password"), PERSON.password);
  await page.click(button("Create Account"));
  await page.see(tab("Wine Collection"));
  say("signed up");

  await page.click(button("Add Your First Wine"));
  await page.see(inDialog(tab("Photo Entry")));
  await page.click(inDialog(tab("Photo Entry")));
  await page.see(inDialog(button("Upload Image")));
  await page.run(CHOOSE_LABEL);
  await page.click(inDialog(button("Analyze Label")));
  await page.see(inDialog(text("confidence on this device")), READ_WITHIN_MS);
  say("a label was read on this device");

  const wine = {
    Name: "Clos du Test",
    Producer: "Domaine des Essais",
    Vintage: "2019",
    Quantity: "3",
    Varietal: "Cabernet Franc",
    Country: "France",
    Region: "Chinon",
  };
  for (const [label, value] of Object.entries(wine)) await page.fill(inDialog(field(label)), value);
  await page.click(inDialog(button("Add Wine")));
  await page.see(text("3 bottles"));
  await page.see(status("Saved"));
  await page.run("await navigator.serviceWorker.ready");
  say("a bottle was taken in, and is on the server");

  await server.kill();
  await page.reload();
  await page.see(text("3 bottles"));
  say("with the server stopped the app opens");
  await page.click(button("Remove a bottle"));
  await page.see(text("2 bottles"));
  await page.see(status("saved on this device"));
  say("a bottle was drunk");

  await page.click(tab("Meal Pairing"));
  await page.fill(field("What are you cooking?"), "Roast lamb");
  await page.click(button("Get Wine Recommendations"));
  await page.see(text("% match"));
  say("a meal has its wine");

  await server.start();
  await page.see(status("Saved"));
  const left = await page.run(
    'return (await (await fetch("/api/wines")).json()).map(({ quantity }) => quantity).join()',
  );
  if (left !== "2") throw new Error(`The server has ${String(left)} bottles in place of 2`);
  say("all of it is on the server");
}
