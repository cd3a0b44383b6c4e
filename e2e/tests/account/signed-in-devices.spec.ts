import { pill } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a lost device is signed out from another device, by keyboard", async ({
  signedIn: page,
  person,
  secondDevice,
}) => {
  const lost = await secondDevice(person);
  await page.goto("/profile");
  const devices = page.getByRole("list", { name: "Signed-in Devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");

  await devices.getByRole("button", { name: /^Sign out Chrome on/ }).focus();
  await page.keyboard.press("Enter");

  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Signed-in Devices" })).toBeFocused();
  await lost.goto("/profile");
  await expect(pill(lost, "Sign in to sync")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
});
