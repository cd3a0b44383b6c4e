import type { APIResponse } from "@playwright/test";
import { addByCall, entry, goTo, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test("another member's change is shown in a toast, journal and wine's story", async ({
  signedIn: page,
  friend,
  request,
}) => {
  await addByCall(page, entry({ quantity: 12 }));
  await page.reload();
  await saved(page);
  const me = await read<{ user: { id: string } }>(await page.request.get("/api/auth/me"));
  const cellar = `/api/cellars/${me.user.id}`;
  const invited = await page.request.post(`${cellar}/invitations`, { data: { role: "editor" } });
  const { link } = await read<{ link: string }>(invited);
  const token = new URL(link).searchParams.get("token");
  await read(await request.post("/api/auth/signup", { data: friend }));
  await read(await request.patch("/api/auth/profile", { data: { name: "Bo" } }));
  await read(await request.post("/api/invitations/accept", { data: { token } }));
  const wines = await read<{ id: string }[]>(await request.get(`${cellar}/wines`));

  // Repeats the change, because a page that is still connecting shows a change without a toast.
  await expect(async () => {
    const path = `${cellar}/wines/${wines[0]?.id ?? ""}/remove-bottles`;
    await read(await request.post(path, { data: { quantity: 1 } }));
    await expect(page.getByText("Bo took a bottle of Clos du Test 2019")).toBeVisible();
  }).toPass();

  await goTo(page, "Journal");
  const journal = page.getByRole("main");
  await expect(journal.getByText("Bo took a bottle").first()).toBeVisible();
  await expect(journal.getByText("12 bottles added")).toBeVisible();
  await journal
    .getByRole("link", { name: /Clos du Test/ })
    .first()
    .click();
  const story = page.getByRole("region", { name: "Story" });
  await expect(story.getByText("Bo took a bottle").first()).toBeVisible();
});

async function read<Body>(answer: APIResponse): Promise<Body> {
  expect([answer.status(), answer.ok()], await answer.text()).toEqual([answer.status(), true]);
  return (await answer.json()) as Body;
}
