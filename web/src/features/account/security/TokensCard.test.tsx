import { screen, waitFor } from "@testing-library/react";
import type { ListedCellar, ListedToken } from "sync-protocol";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { showCellars } from "../../../engine/session/cellarsStore.ts";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { show } from "../../../ui/test/show.tsx";
import { TokensCard } from "./TokensCard.tsx";

const LIST = "GET /api/auth/tokens";
const MAKE = "POST /api/auth/tokens";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
});

test("a new token is listed, and its secret is shown once", async () => {
  const asked = fakeServer({
    [LIST]: { body: { tokens: [] } },
    [MAKE]: { status: 201, body: { secret: "winecellar_abc", token: TOKEN } },
  });
  const person = await open();

  await person.type(screen.getByLabelText("Name"), TOKEN.name);
  await person.click(screen.getByLabelText("May change wines and photos too"));
  await person.selectOptions(screen.getByLabelText("Holds for"), "365 days");
  await person.type(screen.getByLabelText("Password"), "winecellar");
  await person.click(screen.getByRole("button", { name: "Make Token" }));

  const shown = await screen.findByLabelText("Access token");
  expect(shown).toHaveProperty("value", "winecellar_abc");
  expect(asked.at(-1)?.body).toEqual({
    name: TOKEN.name,
    scopes: ["read", "write"],
    days: 365,
    password: "winecellar",
  });
  await person.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => {
    expect(screen.queryByLabelText("Access token")).toBeNull();
  });
  expect(screen.getByRole("listitem").textContent).toMatch(
    /^Shopping listReads and changes winesNot used yet, holds until/,
  );
});

test("a viewer's token for a shared cellar can only read", async () => {
  showCellars({ listed: [PERSONAL, SHARED], lost: [] });
  onTestFinished(() => {
    showCellars();
  });
  const asked = fakeServer({
    [LIST]: { body: { tokens: [TOKEN] } },
    [MAKE]: {
      status: 201,
      body: {
        secret: "winecellar_abc",
        token: { ...TOKEN, id: PERSONAL.id, cellarId: SHARED.id, scopes: ["read"] },
      },
    },
  });
  const person = await open();

  await person.type(screen.getByLabelText("Name"), "Display");
  await person.click(screen.getByLabelText("May change wines and photos too"));
  await person.selectOptions(screen.getByLabelText("Cellar"), "Holiday house");
  screen.getByText("You are a viewer of this cellar, so the token can only read.");
  await person.type(screen.getByLabelText("Password"), "winecellar");
  await person.click(screen.getByRole("button", { name: "Make Token" }));

  await person.click(await screen.findByRole("button", { name: "Done" }));
  expect(asked.at(-1)?.body).toMatchObject({ cellarId: SHARED.id, scopes: ["read"] });
  await waitFor(() => {
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Reads wines in Holiday house"),
      expect.stringContaining("Reads and changes wines in My cellar"),
    ]);
  });
});

test("a refused new token shows the error and keeps the input", async () => {
  fakeServer({
    [LIST]: { body: { tokens: [] } },
    [MAKE]: {
      status: 400,
      body: { error: "Current password is incorrect", code: "wrong_password" },
    },
  });
  const person = await open();

  await person.click(screen.getByRole("button", { name: "Make Token" }));
  screen.getByText("Name is required");
  await person.type(screen.getByLabelText("Name"), "Shopping list");
  await person.type(screen.getByLabelText("Password"), "nearly");
  await person.click(screen.getByRole("button", { name: "Make Token" }));

  expect((await screen.findByRole("alert")).textContent).toBe("Current password is incorrect");
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Shopping list");
});

test("after a token is revoked, the list gets the focus", async () => {
  const asked = fakeServer({
    [LIST]: { body: { tokens: [TOKEN] } },
    [`POST /api/auth/tokens/${TOKEN.id}/revoke`]: {},
  });
  const { person } = show(<TokensCard email="anna@cellar.example" ways={BY_PASSWORD} />);

  await person.click(await screen.findByRole("button", { name: "End Shopping list" }));

  await screen.findByText("Shopping list can't call any more.");
  expect(screen.queryByRole("button", { name: "End Shopping list" })).toBeNull();
  expect(asked).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe("Access Tokens");
});

const PERSONAL: ListedCellar = {
  id: "00000000-0000-4000-8000-000000000001",
  name: null,
  colour: null,
  isPersonal: true,
  role: "owner",
  owner: "anna@cellar.example",
  members: 1,
  isOffered: false,
  membershipId: null,
};

const SHARED: ListedCellar = {
  ...PERSONAL,
  id: "00000000-0000-4000-8000-000000000002",
  name: "Holiday house",
  isPersonal: false,
  role: "viewer",
  owner: "ben@cellar.example",
};

const TOKEN: ListedToken = {
  id: "00000000-0000-4000-8000-000000000009",
  cellarId: "00000000-0000-4000-8000-000000000001",
  name: "Shopping list",
  scopes: ["read", "write"],
  createdAt: Date.UTC(2026, 10, 1),
  usedAt: null,
  expiresAt: Date.UTC(2027, 1, 1),
};

async function open() {
  const { person } = show(<TokensCard email="anna@cellar.example" ways={BY_PASSWORD} />);
  await person.click(screen.getByRole("button", { name: "New Token" }));
  await screen.findByRole("dialog", { name: "New access token" });
  return person;
}

const BY_PASSWORD = {
  hasPassword: true,
  passkeys: [],
  secondFactor: null,
  identityProvider: null,
  identity: null,
  isEmailConfirmed: true,
};
