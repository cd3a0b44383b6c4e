import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { lotsOf } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { presentWine } from "../../engine/db/presentWine.ts";
import { aCellarWine, aRow } from "../../rules/testBuilders.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { show } from "../../ui/test/show.tsx";
import { LotSheet } from "./LotSheet.tsx";

let ada = { id: "", email: "ada@cellar.example" };
const cellar = () => cellarOf(ada.id);
const BAROLO = aCellarWine();

beforeEach(async () => {
  ada = { ...ada, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: ada, mustSignIn: false }, true);
  await prepareCellar(cellar(), { notes: [], newId: () => crypto.randomUUID() });
  await cellar().wines.put({ ...aRow(), userId: ada.id });
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("unsaved input for a new lot is restored when the sheet reopens", async () => {
  const first = await open();
  fireEvent.change(first.sheet.getByLabelText("Shop"), { target: { value: "The Corner" } });
  await first.person.click(first.sheet.getByRole("switch", { name: "On order" }));
  await vi.waitFor(async () => {
    expect(await cellar().drafts.toArray()).toMatchObject([
      { values: { shop: "The Corner", state: "ordered" } },
    ]);
  });
  cleanup();

  const { sheet, person, onClose } = await open();
  await sheet.findByText("We restored what you had typed.");
  await person.click(sheet.getByRole("button", { name: "Add Bottles" }));
  await vi.waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });

  const { present } = await presentWine(cellar(), BAROLO.id);
  expect(lotsOf(present ?? BAROLO).at(-1)).toMatchObject({ shop: "The Corner", state: "ordered" });
  await vi.waitFor(async () => {
    expect(await cellar().drafts.count()).toBe(0);
  });
});

test("the first invalid row of bottles gets the error and the focus", async () => {
  const { sheet, person } = await open();
  await person.click(sheet.getByRole("button", { name: "Another place or order" }));
  await person.click(sheet.getByRole("button", { name: "Another place or order" }));
  const wrong = sheet.getByLabelText("How many of group 3");
  await person.clear(wrong);

  await person.click(sheet.getByRole("button", { name: "Add Bottles" }));

  expect(document.activeElement).toBe(wrong);
  expect(wrong.getAttribute("aria-invalid")).toBe("true");
  expect(accessibleDescription(wrong)).toBe("Bottles must be 1 to 999");
});

function accessibleDescription(field: HTMLElement): string | null | undefined {
  const id = field.getAttribute("aria-describedby") ?? "";
  return document.getElementById(id)?.textContent;
}

async function open() {
  const onClose = vi.fn();
  const { person } = show(<LotSheet opened lot={undefined} wine={BAROLO} onClose={onClose} />);
  const sheet = within(
    await screen.findByRole("dialog", { name: "Add bottles of Barolo Cannubi" }),
  );
  await sheet.findByLabelText("Shop");
  return { sheet, person, onClose };
}
