import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { plainLot, WINE_ADDITIONS, type WineBody } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { addWine } from "../../engine/db/commands/wineCommands.ts";
import { forgetAssistants } from "../../server/assistants.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { show } from "../../ui/test/show.tsx";
import { PairingTab } from "./PairingTab.tsx";

let anna = { id: "", email: "anna@example.org" };
const PAIR = "POST /api/wines/pair";
const NO_SERVICE = { "GET /api/assistants": { body: { labels: false, pairing: false } } };

beforeEach(() => {
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  forgetAssistants();
  sessionStore.setState({ kind: "signedOut" }, true);
});

// Spec 5.10
test("without a meal, the Meal Pairing tab sends no request", async () => {
  const { person } = show(<PairingTab />);
  expect(ask()).toHaveProperty("disabled", true);
  screen.getByRole("heading", { name: "A bottle for tonight’s meal" });

  await person.type(screen.getByLabelText("What are you cooking?"), "   ");

  expect(ask()).toHaveProperty("disabled", true);
});

// Spec 2.45, 3.5
test("only recommended wines of this cellar are listed, best match first", async () => {
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
  await screen.findByRole("article", { name: "Chablis" });
  expect(screen.queryByText("A bottle for tonight’s meal")).toBeNull();
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Barolo", "Chablis"]);
  const first = within(cards[0]!);
  first.getByText("A classic");
  first.getByText("92% match");
  first.getByText("Tannin and fat.");
  first.getByText("2016");
  first.getByText("Vietti");
  first.getByText(await bottleIdOf(barolo));
  first.getByText("Red Wine");
  expect(asked.at(-1)?.body).toEqual({ mealDescription: "Roast lamb" });
});

test("the built-in sommelier's objection to the AI service's wine is shown", async () => {
  const barolo = await stock("Barolo");
  fakeServer({
    [PAIR]: { body: { pairings: [{ wineId: barolo, confidence: 90, reasoning: "Bold." }] } },
  });

  await askInCellar("Crème brûlée", ask);

  const card = within(await screen.findByRole("article", { name: "Barolo" }));
  card.getByText(/^The built-in sommelier questions this\. .*too dry/);
});

// Spec 2.44
test("the pairing button says 'Finding Perfect Pairings...' during the request", async () => {
  fakeServer({ [PAIR]: new Promise(() => undefined) });

  await askAbout("Roast lamb");

  expect(screen.getByRole("button", { name: "Finding Perfect Pairings..." })).toHaveProperty(
    "disabled",
    true,
  );
});

// Spec 8.16
test.each([
  [
    undefined,
    "Our sommelier couldn't find suitable pairings for this meal in your current wine collection.",
  ],
  ["Your cellar holds no dessert wine.", "Your cellar holds no dessert wine."],
])("an empty pairing result with the message %j shows: %s", async (message, sentence) => {
  fakeServer({ [PAIR]: { body: { pairings: [], message } } });

  await askAbout("Roast lamb");

  await screen.findByText("No pairings found");
  await screen.findByText(sentence);
  await screen.findByText(/^The AI pairing service found nothing .* built-in sommelier can answer/);
});

// Spec 8.15
test("a failed pairing question removes the previous answer", async () => {
  const barolo = await stock("Barolo");
  const pairings = [{ wineId: barolo, confidence: 92, reasoning: "Tannin and fat." }];
  fakeServer({ [PAIR]: { body: { pairings } } });
  const person = await askAbout("Roast lamb");
  await screen.findByRole("article", { name: "Barolo" });

  fakeServer({ [PAIR]: { status: 500, body: { error: "Something broke", code: "internal" } } });
  await person.click(ask());

  await screen.findByText("Pairing Error");
  screen.getByText("Something broke");
  expect(screen.queryByRole("article")).toBeNull();
});

test.each([
  [500, "Something went wrong", "Pairing Error"],
  [400, "The meal is too long", "Pairing Error"],
])("a pairing failure with status %i and message %j shows '%s'", async (status, error, title) => {
  fakeServer({ [PAIR]: { status, body: { error, code: "any" } } });

  await askAbout("Roast lamb");

  await screen.findByText(title);
  screen.getByText(/The built-in sommelier can answer on this device/);
});

describe("the built-in sommelier", () => {
  test("the built-in sommelier's answer lists the words it understood", async () => {
    await stock("Barolo");
    const asked = fakeServer({});

    await askInCellar("Roast lamb", builtIn);

    const card = within(await screen.findByRole("article", { name: "Barolo" }));
    card.getByText(/^\d+% match$/);
    screen.getByText("From the built-in sommelier, on this device.");
    screen.getByText(/^Understood:/);
    screen.getByText("roast lamb");
    expect(asked.map(({ path }) => path)).not.toContain("/api/wines/pair");
  });

  test("offline, the built-in sommelier answers without an error", async () => {
    await stock("Barolo");
    fakeServer({ "GET /api/assistants": undefined, [PAIR]: undefined });

    await askInCellar("Roast lamb", ask);

    await screen.findByRole("article", { name: "Barolo" });
    screen.getByText(/can.t be reached without signal\. From the built-in sommelier/);
    expect(screen.queryByText("Service Unavailable")).toBeNull();
  });

  test("without an AI service, the sommelier answers, and 'Service Unavailable' is shown", async () => {
    await stock("Barolo");
    const error = "The AI pairing service needs an AI key, and none is configured.";
    fakeServer({ [PAIR]: { status: 503, body: { error, code: "ai_unconfigured" } } });

    await askInCellar("Roast lamb", ask);

    await screen.findByRole("article", { name: "Barolo" });
    screen.getByText("Service Unavailable");
    screen.getByText(/No AI pairing service is set up here\. From the built-in sommelier/);
  });

  test.each([
    [503, "The AI pairing service needs an AI key."],
    [502, "The AI pairing service did not give a usable answer."],
  ])(
    "after status %i, the sommelier answers next to 'Service Unavailable'",
    async (status, error) => {
      await stock("Barolo");
      fakeServer({ [PAIR]: { status, body: { error, code: "ai_failed" } } });

      await askInCellar("Roast lamb", ask);

      await screen.findByRole("article", { name: "Barolo" });
      screen.getByText("Service Unavailable");
      screen.getByText(/gave no answer\. From the built-in sommelier/);
    },
  );

  test("no pairing request is sent if the server has no AI service", async () => {
    await stock("Barolo");
    const asked = fakeServer({
      "GET /api/assistants": { body: { labels: false, pairing: false } },
    });

    await askInCellar("Roast lamb", ask);

    await screen.findByRole("article", { name: "Barolo" });
    screen.getByText(/No AI pairing service is set up here\. From the built-in sommelier/);
    expect(screen.queryByText("Service Unavailable")).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual(["/api/assistants"]);
  });

  test("the sommelier's answer lists the words that it ignored", async () => {
    await stock("Barolo");
    fakeServer({});

    await askInCellar("Roast lamb with quandong", builtIn);

    await screen.findByText(/Passed over:/);
    screen.getByText("quandong");
  });

  test("a recommended wine is shown with its drinking stage and place", async () => {
    const lot = { ...plainLot(crypto.randomUUID(), 2), position: "B3" };
    await stock("Barolo", 2, { drinkFrom: 1990, drinkTo: 2190, lots: [lot] });
    fakeServer({});

    await askInCellar("Roast lamb", builtIn);

    const card = within(await screen.findByRole("article", { name: "Barolo" }));
    await card.findByText("Ready");
    expect((await card.findByText(/^In/)).textContent).toBe("In B3");
  });

  test("Undo restores a bottle that the user took on a recommendation's card", async () => {
    await stock("Barolo", 2);
    fakeServer({});
    const person = await askInCellar("Roast lamb", builtIn);
    const card = within(await screen.findByRole("article", { name: "Barolo" }));

    card.getByText("2 bottles left");
    expect(card.getByRole("link", { name: "View Barolo" })).toHaveProperty(
      "pathname",
      expect.stringMatching(/^\/wines\//),
    );
    await person.click(card.getByRole("button", { name: "Take a bottle of Barolo" }));

    await card.findByText("1 bottle left");
    await screen.findByText("Bottles removed successfully");
    await waitFor(() => person.click(screen.getByRole("button", { name: "Undo" })));
    await card.findByText("2 bottles left");
  });

  test("the AI service's late answer does not replace the built-in sommelier's answer", async () => {
    const barolo = await stock("Barolo");
    let answerLate: (answer: { body: unknown }) => void = () => undefined;
    const late = new Promise<{ body: unknown }>((resolve) => (answerLate = resolve));
    fakeServer({ [PAIR]: late });

    const person = await askInCellar("Roast lamb", ask);
    await person.click(builtIn());
    await screen.findByText(/^From the built-in sommelier/);
    answerLate({ body: { pairings: [{ wineId: barolo, confidence: 1, reasoning: "Late." }] } });
    await late;
    await everythingElse();

    screen.getByText(/^From the built-in sommelier/);
    expect(screen.queryByText("Late.")).toBeNull();
  });

  test("an unknown meal makes the sommelier ask back and focuses the input", async () => {
    await stock("Barolo");
    fakeServer(NO_SERVICE);

    const person = await askInCellar("blorbs, no white", ask);

    await screen.findByText(/blorbs.*\?$/);
    expect(document.activeElement).toBe(screen.getByLabelText("What are you cooking?"));
    await person.click(screen.getByRole("button", { name: "Meat, no white wine" }));
    await screen.findByRole("article", { name: "Barolo" });
  });

  test("without an AI service, there is no separate button for the sommelier", async () => {
    await stock("Barolo");
    fakeServer(NO_SERVICE);

    await askInCellar("Roast lamb", ask);

    await screen.findByRole("article", { name: "Barolo" });
    expect(screen.queryByRole("button", { name: "Built-in sommelier" })).toBeNull();
  });

  test("'Not right?' selects the unknown word in the meal's input", async () => {
    await stock("Barolo");
    fakeServer(NO_SERVICE);

    const person = await askInCellar("Roast lamb with quandong", ask);
    await person.click(await screen.findByRole("button", { name: "Not right?" }));

    const field = screen.getByLabelText<HTMLInputElement>("What are you cooking?");
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("quandong");
  });

  test("a wine of an excluded type is named but not recommended", async () => {
    await stock("Barolo");
    fakeServer(NO_SERVICE);

    await askInCellar("no red, roast lamb", ask);

    await screen.findByText(/^Without red wine nothing here suits .*the nearest is Barolo 2016\.$/);
    expect(screen.queryByRole("article")).toBeNull();
  });

  test("if no wine of the cellar suits, the answer says what would suit", async () => {
    await stock("Barolo");
    fakeServer(NO_SERVICE);

    await askInCellar("oysters", ask);

    await screen.findByText("No pairings found");
    screen.getByText(/would/i);
  });

  test("the sommelier reports that the cellar has no bottles to choose from", async () => {
    await stock("Barolo", 0);
    fakeServer(NO_SERVICE);

    await askInCellar("Roast lamb", ask);

    await screen.findByText(/holds no bottles to choose from/);
  });
});

describe("more questions, answered on the device", () => {
  beforeEach(async () => {
    fakeServer({});
    await stock("Barolo");
  });

  test("if no wine suits a course, the menu plan recommends a style", async () => {
    const person = await openQuestion("Plan a menu", "Brasato al barolo");

    expect(screen.getByLabelText("First course")).toHaveProperty("value", "Brasato al barolo");
    await person.type(screen.getByLabelText("Second course"), "oysters");
    await person.click(screen.getByRole("button", { name: "Choose the wines" }));

    await screen.findByRole("heading", { name: "Brasato al barolo" });
    within(screen.getByRole("article", { name: "Barolo" })).getByText("2 bottles left");
    screen.getByText(/^For oysters, .* would suit\.$/);
  });

  test("for a chosen bottle, the sommelier lists dishes that suit it", async () => {
    const person = await openQuestion("Cook for a bottle", "");

    await person.click(screen.getByRole("combobox", { name: "Which bottle?" }));
    await person.click(await screen.findByRole("option", { name: "Barolo 2016, Vietti" }));

    await screen.findByRole("heading", { name: "Brasato al barolo" });
    expect(screen.getAllByText(/^\d+% match$/)[0]).toHaveProperty("textContent", "98% match");
  });

  test("shopping advice lists styles of wine with reasons", async () => {
    const person = await openQuestion("What to buy", "Oysters");

    await person.click(screen.getByRole("button", { name: "Name the styles" }));

    await screen.findByRole("heading", { name: "Muscadet" });
    screen.getByText(/^Muscadet is a classic with oysters/);
    await person.click(screen.getByRole("button", { name: "Add Muscadet to To Buy" }));
    await waitFor(async () => {
      const entry = (await cellarOf(anna.id).outbox.toArray()).at(-1);
      const body = { name: "Muscadet", note: "Oysters", label: { type: "White Wine" } };
      expect(entry?.change).toMatchObject({ kind: "put-wish", body });
    });
  });

  test("shopping advice for an unknown dish asks for the main ingredient", async () => {
    const person = await openQuestion("What to buy", "something nice");

    await person.click(screen.getByRole("button", { name: "Name the styles" }));

    await screen.findByText(/what is the main ingredient/);
  });

  test("opening one pairing question closes the question that was open", async () => {
    const person = await openQuestion("What to buy", "");
    await person.click(screen.getByRole("button", { name: "Plan a menu" }));

    expect(screen.queryByLabelText("What is the wine for?")).toBeNull();
    const button = screen.getByRole("button", { name: "Plan a menu", expanded: true });
    await person.click(button);
    expect(screen.queryByLabelText("First course")).toBeNull();
  });
});

/** Types the meal in the main question, then presses the button that opens a further question. */
async function openQuestion(label: string, meal: string) {
  const person = typeMeal(meal);
  await person.click(await screen.findByRole("button", { name: label }));
  return person;
}

const ask = () => screen.getByRole("button", { name: "Get Wine Recommendations" });

const builtIn = () => screen.getByRole("button", { name: "Built-in sommelier" });

async function askAbout(meal: string) {
  const person = typeMeal(meal);
  await person.click(ask());
  return person;
}

async function askInCellar(meal: string, button: () => HTMLElement) {
  const person = typeMeal(meal);
  await screen.findByRole("button", { name: "Plan a menu" });
  await waitFor(() => {
    expect(button()).toHaveProperty("disabled", false);
  });
  await person.click(button());
  return person;
}

/** Waits several turns of the event loop, so that pending responses have been read. */
async function everythingElse() {
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((done) => setTimeout(done)));
}

function typeMeal(meal: string) {
  const { person } = show(<PairingTab />);
  fireEvent.change(screen.getByLabelText("What are you cooking?"), { target: { value: meal } });
  return person;
}

/** The bottle ID of a wine that is stored only as a pending change. */
async function bottleIdOf(wineId: string): Promise<string> {
  const changes = (await cellarOf(anna.id).outbox.toArray()).map(({ change }) => change);
  const create = changes.find((change) => change.kind === "create" && change.wineId === wineId);
  return create?.kind === "create" ? create.bottleId : "";
}

async function stock(
  name: string,
  quantity = 2,
  differing: Partial<WineBody> = {},
): Promise<string> {
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
    ...WINE_ADDITIONS,
    quantity,
    ...differing,
  };
  const context = { now: Date.now(), newId: () => crypto.randomUUID() };
  const outcome = await addWine(cellarOf(anna.id), { body, photo: undefined }, context);
  return outcome.kind === "done" ? outcome.wine.id : "";
}
