import { MantineProvider } from "@mantine/core";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import "fake-indexeddb/auto";
import { MemoryRouter } from "react-router";
import { placeBodySchema, plainLot } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../../engine/db/cellars.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { storeIdOf } from "../../engine/db/storeId.ts";
import { closeShared, openShared, SHARED_CELLAR_ID } from "../../engine/live/test/openShared.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { engineStatus, INITIAL_STATUS } from "../../engine/sync/status.ts";
import { showCellarTab } from "../../parts/addresses/cellarTab.ts";
import { anEntry, anEvent, aRow, id, takeOut } from "../../rules/testBuilders.ts";
import { EverythingInSight } from "../../ui/test/EverythingInSight.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { useToastStore } from "../../ui/toasts/toast.ts";
import { clearFilters } from "../../features/collection/view/collectionView.ts";
import { Root } from "../App.tsx";

vi.mock("../../platform/code-reader/openCodeReader.ts", () => ({
  openCodeReader: () => Promise.resolve({ read: () => Promise.resolve([]) }),
}));

configure({ asyncUtilTimeout: 15_000 });

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
const storeId = storeIdOf({ userId: user.id, cellarId: SHARED_CELLAR_ID });
const RACK = {
  ...placeBodySchema.parse({ name: "Rack", kind: "rack", rows: 1, columns: 2, depth: 1 }),
  id: id(900),
};
const BARCODE = "8001234567897";
const LOOK_ONLY = "You can only look at this cellar. Its owner can make you an editor.";

interface ScreenOfCellar {
  readonly screen: string;
  readonly at: string;
  readonly act?: (person: UserEvent) => Promise<void>;
  readonly text: string | RegExp;
  readonly controls: readonly (string | RegExp)[];
}

const SCREENS: readonly ScreenOfCellar[] = [
  {
    screen: "the collection",
    at: "/",
    text: "Barolo Cannubi",
    controls: [
      "Add Wine",
      "Select wines",
      "Remove a bottle of Barolo Cannubi",
      "Add a bottle of Barolo Cannubi",
      "Edit Barolo Cannubi",
      "Archive Barolo Cannubi",
    ],
  },
  {
    screen: "the table",
    at: "/?look=table",
    text: "Barolo Cannubi",
    controls: [
      "Remove a bottle of Barolo Cannubi",
      "Add a bottle of Barolo Cannubi",
      "Edit Barolo Cannubi",
      "Archive Barolo Cannubi",
    ],
  },
  {
    screen: "a wine's page",
    at: `/wines/${id(1)}`,
    text: "Story",
    controls: [
      "Take a bottle",
      "Edit",
      "Remove a bottle of Barolo Cannubi",
      "Add bottles",
      /^Change: Rack/u,
      /^Move: Rack/u,
      /^Remove: Rack/u,
      "Finish: open bottle",
      "Change: open bottle",
      "Open a bottle",
      `Unlink barcode ${BARCODE}`,
      /^Add a note: /u,
      "Write a tasting",
      "Add valuation",
      /the valuation of/u,
    ],
  },
  {
    screen: "a wine's menu",
    at: `/wines/${id(1)}`,
    act: async (person) => {
      await person.click(await screen.findByRole("button", { name: "More actions" }));
    },
    text: "Print",
    controls: ["Next Vintage", "Archive", "Remove", "Keep at Least"],
  },
  {
    screen: "a removed wine's page",
    at: `/wines/${id(2)}`,
    text: "This wine was removed",
    controls: ["Restore"],
  },
  {
    screen: "the removed wines",
    at: "/recently-removed",
    text: "Gattinara",
    controls: ["Restore Gattinara"],
  },
  { screen: "the places", at: "/places", text: "Rack", controls: ["Add Place"] },
  {
    screen: "a rack",
    at: `/places/${RACK.id}`,
    text: "1 of 2 spaces used",
    controls: ["Change", "Add Inside", "Remove", /^Barolo Cannubi 2016 .*2 bottles/u],
  },
  {
    screen: "a space of a rack",
    at: `/places/${RACK.id}`,
    act: async (person) => {
      await person.click(await screen.findByRole("button", { name: /^A1: Barolo/u }));
    },
    text: "View",
    controls: ["Take a bottle", "Move"],
  },
  {
    screen: "an empty space of a rack",
    at: `/places/${RACK.id}`,
    act: async (person) => {
      await person.click(await screen.findByRole("button", { name: "A2: empty" }));
    },
    text: "A2",
    controls: ["Put in"],
  },
  {
    screen: "the wines to buy",
    at: "/to-buy",
    text: "Running Low",
    controls: ["Add a Wish", "Bought Barolo Cannubi", "Bought A wish", /^(Edit|Change) A wish/u],
  },
  { screen: "the journal", at: "/journal", text: "1 entry", controls: [/^Add a note: /u] },
  {
    screen: "the settings",
    at: "/profile",
    text: "Import and Export",
    controls: ["Import Wines"],
  },
  {
    screen: "a scanned barcode",
    at: "/?action=scan",
    act: async (person) => {
      await person.type(await screen.findByLabelText("Bottle ID or barcode"), BARCODE);
      await person.click(screen.getByRole("button", { name: "Find" }));
    },
    text: `Barcode ${BARCODE}`,
    controls: ["Link it to a wine", "Add a wine"],
  },
  {
    screen: "the palette",
    at: "/places",
    act: async (person) => {
      await screen.findByRole("heading", { name: "Places" });
      await waitFor(async () => {
        await person.keyboard("{Control>}k{/Control}");
        screen.getByRole("dialog");
      });
    },
    text: "Recently Removed",
    controls: ["Add Wine", /^Import/u],
  },
  {
    screen: "the list of refused changes",
    at: "/help",
    act: async (person) => {
      await person.click(await screen.findByRole("button", { name: /^Needs attention/u }));
    },
    text: "Needs attention",
    controls: ["Retry"],
  },
];

beforeEach(async () => {
  fakeServer({});
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  localStorage.clear();
  clearFilters();
  showCellarTab("collection");
  engineStatus.setState(INITIAL_STATUS, true);
  await fill();
});

afterEach(async () => {
  cleanup();
  closeShared();
  sessionStore.setState({ kind: "signedOut" }, true);
  useToastStore.setState({ shown: undefined });
  await deleteCellar(storeId);
  vi.unstubAllGlobals();
});

test.each(SCREENS)("[C3] a viewer sees no control to change $screen", async (shown) => {
  const { at, act, text, controls } = shown;
  const asEditor = visit("editor", at);
  await act?.(asEditor.person);
  for (const name of controls) await findControl(name);
  asEditor.leave();

  const { person } = visit("viewer", at);
  await act?.(person);
  await screen.findAllByText(text);

  for (const name of controls) expect(controlsNamed(name), String(name)).toEqual([]);
});

test("[C3] a viewer's collection explains that the owner can make them editor", async () => {
  visit("viewer", "/");

  await screen.findByText(LOOK_ONLY);
});

test.each([
  ["/?action=add-wine", "dialog"],
  ["/import", "main"],
])("[C3] at the address %s, a viewer sees a message without a form", async (at, role) => {
  visit("viewer", at);

  await waitFor(() => {
    expect(screen.getByRole(role).textContent).toContain(LOOK_ONLY);
  });
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByLabelText(/Choose files/u)).toBeNull();
});

test("[C3] for a viewer, the key N does not open the wine form", async () => {
  const { person } = visit("viewer", "/help");
  await screen.findByRole("heading", { name: "Help" });

  await waitFor(async () => {
    await person.keyboard("n?");
    screen.getByRole("dialog");
  });

  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(screen.queryByText("Add a wine")).toBeNull();
});

function visit(role: "editor" | "viewer", path: string) {
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  openShared(role);
  const { unmount } = render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[path]}>
        <Root />
      </MemoryRouter>
    </MantineProvider>,
  );
  return { person: userEvent.setup({ delay: null }), leave: unmount };
}

const ROLES = ["button", "link", "menuitem", "option", "searchbox"] as const;

function controlsNamed(name: string | RegExp): readonly HTMLElement[] {
  return ROLES.flatMap((role) => screen.queryAllByRole(role, { name }));
}

async function findControl(name: string | RegExp): Promise<void> {
  await waitFor(() => {
    expect(controlsNamed(name), String(name)).not.toEqual([]);
  });
}

/**
 * Adds a removed wine, a refused change, and a wine with bottles in a rack, bottles without a place,
 * and an opened bottle.
 */
async function fill(): Promise<void> {
  const cellar = cellarOf(storeId);
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { filled: true });
  await cellar.places.put({ ...RACK, seq: 1, deleted: false });
  await cellar.wines.bulkPut([
    aRow({
      userId: SHARED_CELLAR_ID,
      quantity: 3,
      lots: [{ ...plainLot(id(1001), 1), placeId: RACK.id, position: "A1" }, plainLot(id(1002), 2)],
      opened: [{ id: id(70), lotId: null, day: "2026-01-01", keeping: "gas" }],
      barcodes: [BARCODE],
      keepAtLeast: 5,
      valuations: [
        {
          id: id(80),
          day: "2026-01-01",
          millilitres: 750,
          source: null,
          price: { minor: 4000, currency: "EUR" },
        },
      ],
    }),
    aRow({
      id: id(2),
      bottleId: id(1003),
      name: "Gattinara",
      userId: SHARED_CELLAR_ID,
      deleted: true,
      removedAt: Date.now(),
    }),
  ]);
  await cellar.wishes.put({
    id: id(90),
    name: "A wish",
    note: null,
    link: null,
    photo: null,
    label: null,
    wineId: null,
    seq: 4,
    deleted: false,
  });
  await cellar.events.put({ ...anEvent(60), seq: 3, deleted: false });
  const change = takeOut(1);
  const refusal = { status: 403, code: "insufficient_role", error: LOOK_ONLY };
  await cellar.attention.put({
    ...anEntry({ change }),
    change,
    finding: { kind: "refused", refusal },
  });
}
