import type { Page, Route } from "@playwright/test";

export interface Props {
  /** A JPEG of a wine's label. */
  readonly picture: Buffer;
  readonly newcomer: { readonly email: string; readonly password: string };
}

export interface Scene {
  readonly name: string;
  readonly show: (page: Page, props: Props) => Promise<void>;
  /** Captures the whole page, not only the window. */
  readonly whole?: true;
}

export const DEMO = { email: "demo@winecellar.example", password: "winecellar" };

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

export async function openCollection(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("article").first().waitFor();
}

export const answer =
  (json: object, status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers: { "x-wine-cellar-protocol": "1" }, json });

export function neverAnswer(): void {
  // Leaves the request without an answer. The next scene removes the route.
}
