import "fake-indexeddb/auto";
import { screen, within } from "@testing-library/react";
import type { ListedCellar } from "sync-protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { cellarsStore } from "../../engine/session/cellarsStore.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { showRoutes } from "../../ui/test/show.tsx";
import { CellarsPage } from "./CellarsPage.tsx";

const INVITATIONS = "GET /api/invitations";
const MAKE = "POST /api/cellars";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  const user = { id: "00000000-0000-4000-8000-000000000002", email: "bo@cellar.example" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
});

test("lists the cellars with roles, and marks the open one", async () => {
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

test("[C6] a received invitation is declined from the list", async () => {
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

test("[C2] a repeat after a lost answer makes no second cellar", async () => {
  const answers = {
    [INVITATIONS]: { body: { invitations: [] } },
    [MAKE]: undefined as object | undefined,
  };
  const asked = fakeServer(answers);
  const { person, router } = open([OWN]);
  await person.click(screen.getByRole("button", { name: "New Cellar" }));
  await person.type(await screen.findByLabelText("Name"), "Wine club");
  await person.selectOptions(screen.getByLabelText("Colour"), "Purple");
  await person.click(screen.getByRole("button", { name: "Make Cellar" }));
  await screen.findByText(/^You are offline/);
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Wine club");
  answers[MAKE] = { status: 201, body: { cellar: { ...OWN, isPersonal: false } } };

  await person.click(screen.getByRole("button", { name: "Make Cellar" }));

  await screen.findByText("Cellar made");
  const made = asked.filter(({ method }) => method === "POST").map(({ body }) => body);
  expect(made).toHaveLength(2);
  expect(made[0]).toMatchObject({ name: "Wine club", colour: "purple" });
  expect(made[1]).toEqual(made[0]);
  expect(router.state.location.pathname).toMatch(/^\/cellars\/[\w-]{36}$/);
});

test("without a connection the cellars are listed, and sharing says that it needs one", async () => {
  fakeServer({ [INVITATIONS]: undefined });
  open([OWN, JOINED]);

  await screen.findByText(/^To share cellars and see your invitations, you need a connection/);
  screen.getByText("Holiday house");
});

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
