import { screen, waitFor } from "@testing-library/react";
import type { GuestLink } from "sync-protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { show } from "../../ui/test/show.tsx";
import { GuestLinksCard } from "./GuestLinksCard.tsx";

const CELLAR = "00000000-0000-4000-8000-000000000001";
const LINKS = `/api/cellars/${CELLAR}/guest-links`;

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
});

test("[C15] a new guest link is listed, and its address is shown once", async () => {
  const answers = {
    [`GET ${LINKS}`]: { body: { guestLinks: [] as GuestLink[] } },
    [`POST ${LINKS}`]: { status: 201, body: { guestLink: LINK, link: ADDRESS } },
  };
  const asked = fakeServer(answers);
  const person = await open();
  await person.type(screen.getByLabelText("Title"), LINK.title);
  await person.click(screen.getByLabelText("Show prices"));
  await person.selectOptions(screen.getByLabelText("Works for"), "7 days");
  answers[`GET ${LINKS}`] = { body: { guestLinks: [LINK] } };

  await person.click(screen.getByRole("button", { name: "Make Link" }));

  expect(await screen.findByLabelText("Link")).toHaveProperty("value", ADDRESS);
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
    title: LINK.title,
    filter: {},
    showsPrices: true,
    days: 7,
  });
  await person.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => {
    expect(screen.queryByLabelText("Link")).toBeNull();
  });
  expect(screen.getByRole("listitem").textContent).toMatch(
    /^Wines for SaturdayThe whole cellar, with prices · works until/,
  );
});

test("[C15] after the server refuses a guest link, the form keeps its input", async () => {
  fakeServer({
    [`GET ${LINKS}`]: { body: { guestLinks: [] } },
    [`POST ${LINKS}`]: { status: 409, body: { error: "Too many links", code: "too_many" } },
  });
  const person = await open();

  await person.click(screen.getByRole("button", { name: "Make Link" }));
  screen.getByText("Title is required");
  await person.type(screen.getByLabelText("Title"), "Reds");
  await person.click(screen.getByRole("button", { name: "Make Link" }));

  expect((await screen.findByRole("alert")).textContent).toBe("Too many links");
  expect(screen.getByLabelText("Title")).toHaveProperty("value", "Reds");
});

test("[C15] after a guest link is revoked, the list gets the focus", async () => {
  const answers = {
    [`GET ${LINKS}`]: { body: { guestLinks: [LINK] } },
    [`POST ${LINKS}/revoke`]: {},
  };
  const asked = fakeServer(answers);
  const { person } = show(<GuestLinksCard cellarId={CELLAR} onChanged={() => undefined} />);
  const revoke = await screen.findByRole("button", { name: "Revoke Wines for Saturday" });
  answers[`GET ${LINKS}`] = { body: { guestLinks: [] } };

  await person.click(revoke);

  await screen.findByText("Wines for Saturday is no longer shown to guests.");
  await waitFor(() => {
    expect(screen.queryByRole("listitem")).toBeNull();
  });
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ guestLinkId: LINK.id });
  expect(document.activeElement?.textContent).toBe("Links for Guests");
});

test("offline, the card says that guest links need a connection", async () => {
  fakeServer({ [`GET ${LINKS}`]: undefined });

  show(<GuestLinksCard cellarId={CELLAR} onChanged={() => undefined} />);

  expect((await screen.findByRole("alert")).textContent).toMatch(/^You are offline/);
});

const ADDRESS = "https://cellar.example/guest/abc";
const LINK: GuestLink = {
  id: "00000000-0000-4000-8000-000000000009",
  title: "Wines for Saturday",
  filter: {},
  showsPrices: true,
  madeAt: Date.UTC(2026, 10, 1),
  expiresAt: Date.UTC(2026, 11, 1),
};

async function open() {
  const { person } = show(<GuestLinksCard cellarId={CELLAR} onChanged={() => undefined} />);
  await person.click(screen.getByRole("button", { name: "New Link for Guests" }));
  await screen.findByRole("dialog", { name: "New link for guests" });
  return person;
}
