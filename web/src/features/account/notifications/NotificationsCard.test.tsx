import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { show } from "../../../ui/test/show.tsx";
import { withPush } from "../../../ui/test/withPush.ts";
import { NotificationsCard } from "./NotificationsCard.tsx";

const PATH = "/api/auth/notifications";
const KEY = "BAAA";
const USER = { id: "00000000-0000-4000-8000-000000000001", email: "anna@cellar.example" };
const OFF = { body: { notifications: null } };

beforeEach(() => {
  localStorage.clear();
});

test("[N1] choosing a kind of notification subscribes this browser to push", async () => {
  const browser = withPush();
  const on = { kinds: ["orders"], showsNames: false, quiet: { from: 21, to: 8 }, timeZone: "UTC" };
  const asked = fakeServer({
    [`GET ${PATH}`]: OFF,
    [`POST ${PATH}/key`]: { body: { publicKey: KEY } },
    [`PUT ${PATH}`]: { body: { notifications: on } },
    [`POST ${PATH}/end`]: { body: {} },
  });
  const { person } = show(<NotificationsCard user={USER} />);
  const orders = await screen.findByRole("switch", { name: "Orders that should arrive" });
  await waitFor(() => {
    expect(orders).toHaveProperty("disabled", false);
  });

  await person.click(orders);

  await screen.findByLabelText("No messages from");
  await waitFor(() => {
    expect(asked.at(-1)?.body).toMatchObject({
      kinds: ["orders"],
      showsNames: false,
      quiet: { from: 21, to: 8 },
      subscription: { endpoint: "https://push.example/1", keys: { p256dh: KEY, auth: KEY } },
    });
  });
  await waitFor(() => {
    expect(Object.keys(localStorage).join()).toContain(USER.id);
  });

  await person.click(orders);
  await waitFor(() => {
    expect(asked.at(-1)?.path).toBe(`${PATH}/end`);
    expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
  });
  await waitFor(() => {
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

test("[N3] turning notifications on shows the day of the first notification", async () => {
  const FIRST = /The first comes tomorrow/;
  withPush();
  const on = { kinds: ["orders"], showsNames: false, quiet: { from: 21, to: 8 }, timeZone: "UTC" };
  const answers = {
    [`GET ${PATH}`]: OFF as { body: object },
    [`POST ${PATH}/key`]: { body: { publicKey: KEY } },
    [`PUT ${PATH}`]: { body: { notifications: on } },
  };
  fakeServer(answers);
  const { person } = show(<NotificationsCard user={USER} />);
  const orders = await screen.findByRole("switch", { name: "Orders that should arrive" });
  await waitFor(() => {
    expect(orders).toHaveProperty("disabled", false);
  });
  expect(screen.queryByText(FIRST)).toBeNull();

  await person.click(orders);

  await screen.findByText(FIRST);
  cleanup();
  answers[`GET ${PATH}`] = { body: { notifications: on } };
  show(<NotificationsCard user={USER} />);
  await screen.findByText(/after 08:00\.$/);
  expect(screen.queryByText(FIRST)).toBeNull();
});

test("[N1] notification choices made in quick succession are all saved", async () => {
  withPush();
  const asked = fakeServer({
    [`GET ${PATH}`]: OFF,
    [`POST ${PATH}/key`]: { body: { publicKey: KEY } },
    [`PUT ${PATH}`]: {
      body: {
        notifications: {
          kinds: ["windows"],
          showsNames: false,
          quiet: { from: 21, to: 8 },
          timeZone: "UTC",
        },
      },
    },
  });
  const { person } = show(<NotificationsCard user={USER} />);
  const switches = await screen.findAllByRole("switch");
  await waitFor(() => {
    expect(switches[0]).toHaveProperty("disabled", false);
  });

  for (const each of switches.slice(0, 2)) await person.click(each);

  await waitFor(() => {
    expect(asked.at(-1)?.body).toMatchObject({ kinds: ["windows", "orders"] });
  });
});

test("[N1] if the browser blocks notifications, a message says so", async () => {
  withPush("denied");
  fakeServer({ [`GET ${PATH}`]: OFF });

  show(<NotificationsCard user={USER} />);

  expect((await screen.findByRole("status")).textContent).toMatch(/^This browser blocks/);
});

test("[N1] without push support, the card says that notifications don't work", async () => {
  fakeServer({});

  show(<NotificationsCard user={USER} />);

  expect((await screen.findByRole("status")).textContent).toMatch(/^Notifications don't work/);
});

test("[N1] Safari on a phone asks to install the app first", async () => {
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
  fakeServer({});

  show(<NotificationsCard user={USER} />);

  expect((await screen.findByRole("status")).textContent).toMatch(/Home Screen first/);
});
