import "fake-indexeddb/auto";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ListedCellar } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSignOut, writeSession } from "../../engine/db/deviceDatabase.ts";
import { switchCellar } from "../../engine/session/session.ts";
import { cellarsStore } from "../../engine/session/cellarsStore.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { showRoutes } from "../../ui/test/show.tsx";
import { CellarsPage } from "./CellarsPage.tsx";

vi.mock("../../engine/session/session.ts", async (original) => ({
  ...(await original<object>()),
  switchCellar: vi.fn(),
}));

const USER = { id: "00000000-0000-4000-8000-000000000002", email: "bo@cellar.example" };
const INVITATIONS = "GET /api/invitations";
const MAKE = "POST /api/cellars";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  sessionStore.setState({ kind: "signedIn", user: USER, mustSignIn: false }, true);
});

afterEach(() => beginSignOut(undefined));

test("cellars are listed with roles, and the open one is marked", async () => {
  fakeServer({ [INVITATIONS]: { body: { invitations: [] } } });
  open([OWN, JOINED]);

  const rows = within(screen.getByRole("list", { name: "Your Cellars" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("My cellarYou own it · not sharedOpen on this device"),
    expect.stringContaining("Holiday houseViewer · owned by anna@cellar.example"),
  ]);
  screen.getByRole("button", { name: "Open Holiday house" });
  expect(screen.queryByRole("button", { name: "Open My cellar" })).toBeNull();
  const share = await screen.findByRole("link", { name: "Share My cellar" });
  expect(share.getAttribute("href")).toBe(`/cellars/${OWN.id}`);
});

test("[C6] a received invitation that the user declines disappears from the list", async () => {
  const id = "00000000-0000-4000-8000-00000000000a";
  const answers = {
    [INVITATIONS]: {
      body: {
        invitations: [
          {
            id,
            name: null,
            colour: null,
            role: "viewer",
            invitedBy: "anna@cellar.example",
            expiresAt: Date.UTC(2026, 11, 1),
          },
        ],
      },
    } as object,
    "POST /api/invitations/decline": {},
  };
  const asked = fakeServer(answers);
  const { person } = open([OWN]);
  await screen.findByRole("heading", { name: "Cellar of anna@cellar.example" });
  answers[INVITATIONS] = { body: { invitations: [] } };

  await person.click(screen.getByRole("button", { name: "Decline" }));

  await screen.findByText("Invitation declined");
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ invitationId: id });
  await vi.waitFor(() => {
    expect(screen.queryByRole("button", { name: "Decline" })).toBeNull();
  });
});

test("[C2] after a cellar is created with name and colour, its page opens", async () => {
  const asked = fakeServer({
    [INVITATIONS]: { body: { invitations: [] } },
    [MAKE]: { status: 201, body: { cellar: { ...OWN, isPersonal: false } } },
  });
  const { person, router } = open([OWN]);

  await makeWineClub(person);

  await screen.findByText("Cellar made");
  const made = asked.find(({ method }) => method === "POST");
  expect(made?.body).toMatchObject({ name: "Wine club", colour: "purple" });
  await vi.waitFor(() => {
    expect(router.state.location.pathname).toMatch(/^\/cellars\/[\w-]{36}$/);
  });
});

test("[C18] a cellar created offline opens on this device", async () => {
  fakeServer({ [INVITATIONS]: undefined, [MAKE]: undefined });
  await writeSession({ user: USER, mustSignIn: false });
  const { person, router } = open([OWN]);

  await makeWineClub(person);

  await screen.findByText("You can share it once you are online.");
  const made = cellarsStore.getState().listed.find(({ name }) => name === "Wine club");
  await vi.waitFor(() => {
    expect(switchCellar).toHaveBeenCalledWith(made?.id);
    expect(router.state.location.pathname).toBe("/");
  });
});

test("offline, the cellars page says that sharing needs a connection", async () => {
  fakeServer({ [INVITATIONS]: undefined });
  open([OWN, JOINED]);

  await screen.findByText(/^To share cellars and see your invitations, you need a connection/);
  screen.getByText("Holiday house");
});

async function makeWineClub(person: UserEvent): Promise<void> {
  await person.click(screen.getByRole("button", { name: "New Cellar" }));
  await person.type(await screen.findByLabelText("Name"), "Wine club");
  await person.selectOptions(screen.getByLabelText("Colour"), "Purple");
  await person.click(screen.getByRole("button", { name: "Make Cellar" }));
}

function open(listed: readonly ListedCellar[]) {
  cellarsStore.setState({ listed, lost: [] }, true);
  return showRoutes(
    [
      { path: "/cellars", element: <CellarsPage /> },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { at: "/cellars" },
  );
}

const OWN: ListedCellar = {
  id: "00000000-0000-4000-8000-000000000002",
  isPersonal: true,
  name: null,
  colour: null,
  role: "owner",
  owner: "bo@cellar.example",
  members: 1,
  isOffered: false,
  membershipId: null,
};

const JOINED: ListedCellar = {
  ...OWN,
  id: "00000000-0000-4000-8000-00000000000b",
  isPersonal: false,
  name: "Holiday house",
  colour: "blue",
  role: "viewer",
  owner: "anna@cellar.example",
  members: null,
  membershipId: "00000000-0000-4000-8000-00000000000c",
};
