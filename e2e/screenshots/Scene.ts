import type { Page, Route } from "@playwright/test";

/** Fixtures for scenes. */
export interface Props {
  /** A JPEG of a wine's label. */
  readonly picture: Buffer;
  /** A user without an account. */
  readonly newcomer: { readonly email: string; readonly password: string };
}

/** A screenshot: the file's name, and how to open the screen. */
export interface Scene {
  readonly name: string;
  readonly show: (page: Page, props: Props) => Promise<void>;
  /** Captures the whole page, not only the window. */
  readonly whole?: true;
}

/** The demo account, with a filled cellar. */
export const DEMO = { email: "demo@winecellar.example", password: "winecellar" };

/** Opens a page and waits for its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Opens the collection and waits for its cards. */
export async function openCollection(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("article").first().waitFor();
}

/** A route that answers like the server. */
export const answer =
  (json: object, status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers: { "x-wine-cellar-protocol": "1" }, json });

/** A route that never answers, to show pending requests. */
export function neverAnswer(): void {
  // The next scene removes the route.
}
