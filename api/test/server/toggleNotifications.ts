import type { Client } from "openapi-fetch";
import { expect } from "vitest";
import type { paths } from "../generated/calls.ts";
import { given } from "./generatedClient.ts";

export async function toggleNotifications(client: Client<paths>): Promise<void> {
  const path = "/api/auth/notifications" as const;
  const { publicKey } = given(await client.POST(`${path}/key`, {}));
  const keys = { p256dh: publicKey, auth: "A".repeat(22) };
  const subscription = { endpoint: "https://push.example/1", keys };
  const choices = {
    kinds: ["windows" as const, "orders" as const],
    showsNames: false,
    quiet: { from: 21, to: 8 },
    timeZone: "Europe/Berlin",
  };
  given(await client.PUT(path, { body: { subscription, ...choices } }));
  expect(given(await client.GET(path)).notifications).toEqual(choices);
  const left = given(await client.POST(`${path}/not-again`, { body: { kinds: ["orders"] } }));
  expect(left.notifications?.kinds).toEqual(["windows"]);
  given(await client.POST(`${path}/end`, {}));
  expect(given(await client.GET(path)).notifications).toBeNull();
}
