import "fake-indexeddb/auto";
import { screen } from "@testing-library/react";
import { wineBodyOf } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { addWine } from "../../engine/db/commands/wineCommands.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { aWine } from "../../rules/testBuilders.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { showRoutes } from "../../ui/test/show.tsx";
import { Scan } from "./Scan.tsx";

// Replaces the code reader, because these tests type the codes. Browser tests cover the camera.
vi.mock("../../platform/code-reader/openCodeReader.ts", () => ({
  openCodeReader: () => Promise.resolve({ read: () => Promise.resolve([]) }),
}));

const BARCODE = "4006381333931";

let anna = { id: "", email: "anna@example.org" };

beforeEach(() => {
  fakeServer({});
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("a scanned sticker opens its bottle's page", async () => {
  const { person, router, onDone } = showScan();
  const bottleId = crypto.randomUUID();

  await find(person, `https://cellar.example.org/b/${bottleId}`);

  expect(router.state.location.pathname).toBe(`/b/${bottleId}`);
  expect(onDone).toHaveBeenCalledOnce();
});

describe("a barcode", () => {
  test("for a barcode of two vintages, the user chooses the scanned wine", async () => {
    await stock("Barolo", 2016, [BARCODE]);
    const newer = await stock("Barolo", 2017, [BARCODE]);
    await stock("Chablis", 2020);
    const { person, router } = showScan();

    await find(person, BARCODE);
    await screen.findByText("You linked it to these wines. Which one is it?");
    const tied = screen.getAllByRole("link");
    expect(tied.map((link) => link.textContent)).toEqual([
      "Barolo, Brezza, 2016",
      "Barolo, Brezza, 2017",
    ]);
    await person.click(tied[1]!);

    expect(router.state.location.pathname).toBe(`/wines/${newer.id}`);
  });

  test("an unknown barcode can be linked to a wine, with Undo offered", async () => {
    const wine = await stock("Barolo", 2016);
    const { person, router } = showScan();

    await find(person, BARCODE);
    await screen.findByText("None of your wines has this barcode yet.");
    await person.click(screen.getByRole("combobox", { name: "Wine" }));
    await person.click(await screen.findByRole("option", { name: "Barolo, Brezza, 2016" }));
    await person.click(screen.getByRole("button", { name: "Link it to a wine" }));

    await screen.findByText("Barcode linked to the wine");
    screen.getByRole("button", { name: "Undo" });
    expect(router.state.location.pathname).toBe(`/wines/${wine.id}`);
    const [, edit] = await cellarOf(anna.id).outbox.toArray();
    expect(edit?.change).toMatchObject({ kind: "edit", body: { barcodes: [BARCODE] } });
  });

  test("a barcode with a wrong check digit is refused with 'Scan again'", async () => {
    const { person } = showScan();

    await find(person, "4006381333932");
    await screen.findByRole("heading", { name: "Neither a sticker nor a barcode" });
    await person.click(screen.getByRole("button", { name: "Scan again" }));

    screen.getByLabelText("Bottle ID or barcode");
  });
});

async function stock(name: string, vintage: number, barcodes: readonly string[] = []) {
  const cellar = cellarOf(anna.id);
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { filled: true });
  const body = wineBodyOf(aWine({ name, vintage, producer: "Brezza", barcodes: [...barcodes] }));
  const context = { now: Date.now(), newId: () => crypto.randomUUID() };
  const outcome = await addWine(cellar, { body, photo: undefined }, context);
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.wine;
}

function showScan() {
  const onDone = vi.fn();
  const scan = <Scan onDone={onDone} />;
  return { ...showRoutes([{ path: "*", element: scan }]), onDone };
}

async function find(person: ReturnType<typeof showScan>["person"], code: string): Promise<void> {
  await person.type(screen.getByLabelText("Bottle ID or barcode"), code);
  await person.click(screen.getByRole("button", { name: "Find" }));
}
