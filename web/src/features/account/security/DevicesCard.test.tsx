import { screen, within } from "@testing-library/react";
import type { ListedSession } from "sync-protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { show } from "../../../ui/test/show.tsx";
import { DevicesCard } from "./DevicesCard.tsx";

const LIST = "GET /api/auth/sessions";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
});

test("each device is listed with its last use, and this device is marked", async () => {
  fakeServer({ [LIST]: { body: { sessions: SESSIONS } } });
  show(<DevicesCard />);

  const [here, phone, other] = await devicesListed();

  expect(here?.textContent).toMatch(/^Firefox on WindowsThis deviceSigned in \D*\d/);
  expect(phone?.textContent).toMatch(/^Safari on iPhoneSigned in .*Last used .*Sign Out$/);
  expect(other?.textContent).toMatch(/^Unknown device/);
  expect(within(at(here)).queryByRole("button")).toBeNull();
});

test("after a device is signed out, the list gets the focus", async () => {
  const asked = fakeServer({
    [LIST]: { body: { sessions: SESSIONS } },
    [`POST /api/auth/sessions/${ID}2/end`]: {},
  });
  const { person } = show(<DevicesCard />);

  await person.click(await screen.findByRole("button", { name: /^Sign out Safari on iPhone/ }));

  await screen.findByText("Safari on iPhone is signed out.");
  expect(devices()).toHaveLength(2);
  expect(asked).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe("Signed-in Devices");
});

test("after signing out all other devices, only this device is listed", async () => {
  fakeServer({
    [LIST]: { body: { sessions: SESSIONS } },
    "POST /api/auth/sessions/end-others": {},
  });
  const { person } = show(<DevicesCard />);

  await person.click(await screen.findByRole("button", { name: "Sign Out All Others" }));

  await screen.findByText("All your other devices are signed out.");
  expect(devices()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /Sign out/i })).toBeNull();
});

test("offline, signing out a device shows the reason and keeps it listed", async () => {
  fakeServer({
    [LIST]: { body: { sessions: SESSIONS } },
    [`POST /api/auth/sessions/${ID}2/end`]: undefined,
  });
  const { person } = show(<DevicesCard />);

  await person.click(await screen.findByRole("button", { name: /^Sign out Safari on iPhone/ }));

  expect((await screen.findByRole("alert")).textContent).toMatch(/You are offline/);
  expect(devices()).toHaveLength(3);
});

test("offline, the device list shows a message with Retry", async () => {
  const answers: Parameters<typeof fakeServer>[0] = { [LIST]: undefined };
  fakeServer(answers);
  const { person } = show(<DevicesCard />);
  await screen.findByText(/can’t be listed right now/);

  answers[LIST] = { body: { sessions: SESSIONS } };
  await person.click(screen.getByRole("button", { name: "Try Again" }));

  expect(await devicesListed()).toHaveLength(3);
});

const ID = "00000000-0000-4000-8000-00000000000";

const MORNING = Date.UTC(2026, 2, 3, 8);

const SESSIONS: ListedSession[] = [
  { id: `${ID}1`, device: "Firefox on Windows", beganAt: MORNING, usedAt: MORNING, isThis: true },
  { id: `${ID}2`, device: "Safari on iPhone", beganAt: MORNING, usedAt: MORNING, isThis: false },
  { id: `${ID}3`, device: "", beganAt: MORNING, usedAt: MORNING, isThis: false },
];

function devices(): HTMLElement[] {
  const list = screen.getByRole("list", { name: "Signed-in Devices" });
  return within(list).getAllByRole("listitem");
}

async function devicesListed(): Promise<HTMLElement[]> {
  await screen.findByRole("list", { name: "Signed-in Devices" });
  return devices();
}

function at(part: HTMLElement | undefined): HTMLElement {
  if (!part) throw new Error("There is no such part");
  return part;
}
