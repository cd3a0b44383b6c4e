import "fake-indexeddb/auto";
import { fireEvent, screen, within } from "@testing-library/react";
import type { WineBody } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cellarOf } from "../../db/cellars.ts";
import { addWine } from "../../db/commands/wineCommands.ts";
import { sessionStore } from "../../sync/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { show } from "../../ui/test/show.tsx";
import { PairingTab } from "./PairingTab.tsx";

/** Each test has a person of its own, and so an empty local store. */
let anna = { id: "", email: "anna@example.org" };
const PAIR = "POST /api/wines/pair";

beforeEach(() => {
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("asks nothing before there is a meal", async () => {
  const { person } = show(<PairingTab />);
  expect(ask()).toHaveProperty("disabled", true);

  await person.type(screen.getByLabelText("What are you cooking?"), "   ");

  expect(ask()).toHaveProperty("disabled", true);
});

test("lists the wines of this cellar, the best first, and leaves out what isn't there", async () => {
  const [barolo, chablis] = [await stock("Barolo"), await stock("Chablis")];
  const asked = fakeServer({
    [PAIR]: {
      body: {
        pairings: [
          { wineId: chablis, confidence: 61, reasoning: "Fresh." },
          { wineId: crypto.randomUUID(), confidence: 99, reasoning: "Somebody else's." },
          { wineId: barolo, confidence: 92, reasoning: "Tannin and fat." },
        ],
      },
    },
  });

  await askAbout("  Roast lamb ");

  await screen.findByText("Recommended from your cellar:");
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Barolo", "Chablis"]);
  const first = within(cards[0]!);
  first.getByText("92% match");
  first.getByText("Tannin and fat.");
  first.getByText("2016");
  first.getByText("Red Wine");
  expect(asked[0]?.body).toEqual({ mealDescription: "Roast lamb" });
});

test("reads 'Finding Perfect Pairings...' while it waits", async () => {
  fakeServer({ [PAIR]: new Promise(() => undefined) });

  await askAbout("Roast lamb");

  expect(screen.getByRole("button", { name: "Finding Perfect Pairings..." })).toHaveProperty(
    "disabled",
    true,
  );
});

test("says that nothing fits, in the server's words where it has some", async () => {
  fakeServer({ [PAIR]: { body: { pairings: [] } } });

  await askAbout("Roast lamb");

  await screen.findByText("No pairings found");
  screen.getByText(
    "Our sommelier couldn't find suitable pairings for this meal in your current wine collection.",
  );
});

test.each([
  [503, "The AI pairing service needs an AI key, and none is configured.", "Service Unavailable"],
  [502, "The AI pairing service did not give a usable answer.", "Service Unavailable"],
  [500, "Something went wrong", "Pairing Error"],
])("a %i that says %j is %s", async (status, error, title) => {
  fakeServer({ [PAIR]: { status, body: { error, code: "any" } } });

  await askAbout("Roast lamb");

  await screen.findByText(title);
});

test("without signal says so kindly and lets one ask again", async () => {
  fakeServer({ [PAIR]: undefined });

  await askAbout("Roast lamb");

  await screen.findByText(/Without signal the sommelier can.t be asked/);
  expect(ask()).toHaveProperty("disabled", false);
});

const ask = () => screen.getByRole("button", { name: "Get Wine Recommendations" });

async function askAbout(meal: string) {
  const { person } = show(<PairingTab />);
  fireEvent.change(screen.getByLabelText("What are you cooking?"), { target: { value: meal } });
  await person.click(ask());
}

/** Adds a wine to the local store; answers its id. */
async function stock(name: string): Promise<string> {
  const body: WineBody = {
    name,
    vintage: 2016,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Piedmont",
    producer: "Vietti",
    notes: null,
    photoUrl: null,
    quantity: 2,
  };
  const occasion = { now: Date.now(), newId: () => crypto.randomUUID() };
  const outcome = await addWine(cellarOf(anna.id), { body, photo: undefined }, occasion);
  return outcome.kind === "done" ? outcome.wine.id : "";
}
