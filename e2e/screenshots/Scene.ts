import type { Page, Route } from "@playwright/test";

/** What the scenes are played with. */
export interface Props {
  /** A JPEG of a wine's label. */
  readonly picture: Buffer;
  /** Somebody new to the server. */
  readonly newcomer: { readonly email: string; readonly password: string };
}

/** One thing to look at: a name for the file, and the way to it. */
export interface Scene {
  readonly name: string;
  readonly show: (page: Page, props: Props) => Promise<void>;
  /** Pictures the page to its end, not only what the window shows of it. */
  readonly whole?: true;
}

/** The demo account, whose cellar is stocked. */
export const DEMO = { email: "demo@winecellar.example", password: "winecellar" };

/** Opens a page and waits until it has its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Opens the collection and waits for its cards. */
export async function openCollection(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("article").first().waitFor();
}

/** For a route: answers as the server does. */
export const answer =
  (json: object, status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers: { "x-wine-cellar-protocol": "1" }, json });

/** For a route: leaves its requests waiting, so that what is pending can be looked at. */
export function neverAnswer(): void {
  // The next scene forgets the route.
}
