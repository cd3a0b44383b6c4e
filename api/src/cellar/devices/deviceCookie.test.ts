import { expect, test } from "vitest";
import { DEVICE_MS, readDevice, rememberPerson, writeDevice } from "./deviceCookie.ts";

const NOW = Date.UTC(2026, 0, 1);
const KEY = "the key of this server";

test("a device is recognised by its cookie until the cookie expires", () => {
  const cookie = writeDevice(deviceOf("ann"), KEY);

  expect(readDevice(cookie, KEY, NOW)).toEqual(deviceOf("ann"));
  expect(readDevice(cookie, KEY, NOW + DEVICE_MS)).toBeUndefined();
});

test.each([
  ["that another server signed", (cookie: string) => cookie, "another key"],
  ["with another user in it", (cookie: string) => cookie.replace("ann", "bob"), KEY],
  ["whose signature is cut", (cookie: string) => cookie.slice(0, -4), KEY],
  ["without a signature", () => `device.${String(NOW + 1)}.ann`, KEY],
  ["that is empty", () => "", KEY],
])("a device cookie %s is rejected", (_what, alter, key) => {
  expect(readDevice(alter(writeDevice(deviceOf("ann"), KEY)), key, NOW)).toBeUndefined();
});

test("a device keeps its id and five latest users after more sign-ins", () => {
  const family = ["ann", "bob", "cy", "dee", "eve", "ann", "fay"].reduce<
    ReturnType<typeof deviceOf> | undefined
  >(
    (device, userId) => rememberPerson(device, userId, { now: NOW, newId: () => "device" }),
    undefined,
  );

  expect(family).toMatchObject({ id: "device", people: ["fay", "ann", "eve", "dee", "cy"] });
});

function deviceOf(userId: string) {
  return rememberPerson(undefined, userId, { now: NOW, newId: () => "device" });
}
