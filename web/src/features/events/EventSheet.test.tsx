import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { eventBodyOf, photoPathOf, type WineEvent } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { editEvent, recordEvent } from "../../engine/db/commands/eventCommands.ts";
import { recordChange } from "../../engine/db/commands/wineCommands.ts";
import { presentWine } from "../../engine/db/presentWine.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { readEvents } from "../../engine/db/queries/readEvents.ts";
import { aRow } from "../../rules/testBuilders.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { show } from "../../ui/test/show.tsx";
import { EventSheet } from "./EventSheet.tsx";
import type { EventPhotoFieldProps } from "./useEventPhoto.ts";

let ada = { id: "", email: "ada@cellar.example" };
const cellar = () => cellarOf(ada.id);
const BAROLO = aRow();
const newId = () => crypto.randomUUID();

beforeEach(async () => {
  ada = { ...ada, id: newId() };
  sessionStore.setState({ kind: "signedIn", user: ada, mustSignIn: false }, true);
  await prepareCellar(cellar(), { notes: [], newId });
  await cellar().wines.put({ ...BAROLO, userId: ada.id });
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("a drunk bottle can get a rating, a note and a meal", async () => {
  const { id } = await drink();
  const { sheet, person, onClose } = await open(id);

  fireEvent.change(sheet.getByLabelText("Rating"), { target: { value: "92" } });
  fireEvent.change(sheet.getByLabelText("Note"), { target: { value: "Tar and roses" } });
  fireEvent.change(sheet.getByLabelText("Meal"), { target: { value: "Lamb" } });
  await person.click(sheet.getByRole("button", { name: "Save" }));

  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect((await events())[0]).toMatchObject({
    ...{ id, kind: "drank", bottles: -1, meal: "Lamb", note: "Tar and roses" },
    rating: { value: 92, scale: 100 },
  });
  await vi.waitFor(async () => {
    expect(await cellar().drafts.count()).toBe(0);
  });
});

test("editing a sold bottle saves the typed sale price", async () => {
  const { id } = await drink();
  const [seen] = await events();
  if (!seen) throw new Error("Nothing has happened yet");
  const body = { ...eventBodyOf(seen), kind: "sold" } as const;
  await editEvent(cellar(), { seen, body }, { now: 0, newId });
  const { sheet, person, onClose } = await open(id);

  fireEvent.change(sheet.getByLabelText("Price per Bottle"), { target: { value: "60.50" } });
  fireEvent.change(sheet.getByLabelText("Currency"), { target: { value: "chf" } });
  await person.click(sheet.getByRole("button", { name: "Save" }));

  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect((await events())[0]).toMatchObject({
    kind: "sold",
    price: { minor: 6_050, currency: "CHF" },
  });
});

test("a rating above its scale shows an error and gets the focus", async () => {
  const { id } = await drink();
  const { sheet, person } = await open(id);

  fireEvent.change(sheet.getByLabelText("Rating"), { target: { value: "192" } });
  await person.click(sheet.getByRole("button", { name: "Save" }));

  await sheet.findByText("Rating must be within its scale");
  expect(document.activeElement).toBe(sheet.getByLabelText("Rating"));
});

// Spec 10.43
test("unsaved input is restored when the event sheet opens again", async () => {
  const { id } = await drink();
  const { sheet } = await open(id);
  fireEvent.change(sheet.getByLabelText("Note"), { target: { value: "Half a no" } });
  await waitFor(async () => {
    expect(await cellar().drafts.count()).toBe(1);
  });

  cleanup();
  const again = await open(id);

  await waitFor(() => {
    expect(again.sheet.getByLabelText("Note")).toHaveProperty("value", "Half a no");
  });
  again.sheet.getByText("We restored what you had not saved.");
});

test("an unsaved photo is restored when the event sheet opens again", async () => {
  const { id } = await drink();
  const { sheet, person } = await open(id);
  await person.click(sheet.getByRole("button", { name: "Take" }));
  await sheet.findByText("kept");

  cleanup();
  const again = await open(id);

  await again.sheet.findByText("kept");
  again.sheet.getByText("We restored what you had not saved.");
  await again.person.click(again.sheet.getByRole("button", { name: "Save" }));
  await screen.findByText("Note saved");
  expect(await cellar().photos.toArray()).toMatchObject([{ recordId: id, isOfEvent: true }]);
  await vi.waitFor(async () => {
    expect(await cellar().drafts.count()).toBe(0);
  });
});

test("an unsaved photo that the user removes leaves no draft", async () => {
  const { id } = await drink();
  const { sheet, person } = await open(id);
  await person.click(sheet.getByRole("button", { name: "Take" }));
  await sheet.findByText("kept");

  await person.click(sheet.getByRole("button", { name: "Take back" }));

  await sheet.findByText("none");
  expect(await cellar().drafts.count()).toBe(0);
});

test("an unsaved removal of the photo is restored when the sheet reopens", async () => {
  const { id } = await drinkWithPhoto();
  const { sheet, person } = await open(id);
  await person.click(sheet.getByRole("button", { name: "Give up" }));
  await sheet.findByText("given up");

  cleanup();
  const again = await open(id);

  await again.sheet.findByText("given up");
  await again.person.click(again.sheet.getByRole("button", { name: "Save" }));
  await screen.findByText("Note saved");
  expect(await events()).toMatchObject([{ id, photoUrl: null }]);
});

// Spec 10.43
test("adding a tasting records an event that removes no bottle", async () => {
  const { sheet, person, onClose } = await open(undefined, "A tasting of Barolo Cannubi");

  fireEvent.change(sheet.getByLabelText("Note"), { target: { value: "At Ada's" } });
  await person.click(sheet.getByRole("button", { name: "Save" }));

  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(await events()).toMatchObject([{ kind: "tasted", note: "At Ada's", bottles: 0 }]);
});

// Spec 10.44
test("[F3] an added photo is saved and shown, and Undo removes it", async () => {
  const { id } = await drink();
  const { sheet, person } = await open(id);

  await person.click(sheet.getByRole("button", { name: "Take" }));
  await sheet.findByText("kept");
  await person.click(sheet.getByRole("button", { name: "Save" }));

  await screen.findByText("Note saved");
  const [photo] = await cellar().photos.toArray();
  expect(photo).toMatchObject({ recordId: id, isOfEvent: true, replaces: null });
  expect(await events()).toMatchObject([{ id, localPhotoId: photo?.id, photoUrl: null }]);

  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => {
    expect(await cellar().photos.count()).toBe(0);
  });
});

// Spec 10.110
test("[H10] removing a journal entry with 'Keep the count' records a count correction", async () => {
  const { id } = await drink();
  const { sheet, person } = await open(id);

  await person.click(sheet.getByRole("button", { name: "Remove" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove this entry?" }));
  dialog.getByText(/becomes “Count corrected: 1 bottle fewer”/);
  await person.click(dialog.getByRole("button", { name: "Keep the count" }));

  await screen.findByText("Entry removed");
  expect(await events()).toMatchObject([{ id, kind: "corrected", bottles: -1, note: null }]);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => {
    expect(await events()).toMatchObject([{ id, kind: "drank" }]);
  });
});

// Spec 10.110
test("[H10] removing a journal entry can put the bottle back", async () => {
  const { id } = await drink();
  const { sheet, person } = await open(id);

  await person.click(sheet.getByRole("button", { name: "Remove" }));
  await person.click(await screen.findByRole("button", { name: "Put 1 bottle back" }));

  await screen.findByText("Entry removed");
  expect(await events()).toEqual([]);
  expect((await presentWine(cellar(), BAROLO.id)).present?.quantity).toBe(BAROLO.quantity);
});

test("[H10] Undo restores a removed tasting", async () => {
  const tasting = { wineId: BAROLO.id, body: { kind: "tasted", day: "2026-05-01" } } as const;
  const recorded = await recordEvent(cellar(), tasting, { now: 0, newId });
  if (recorded.kind !== "done") throw new Error("The tasting was refused");
  const { sheet, person } = await open(recorded.event.id);

  await person.click(sheet.getByRole("button", { name: "Remove" }));
  await screen.findByText("The number of bottles stays as it is.");
  const dialog = within(screen.getByRole("dialog", { name: "Remove this entry?" }));
  await person.click(dialog.getByRole("button", { name: "Remove" }));

  await screen.findByText("Entry removed");
  expect(await events()).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => {
    expect(await events()).toMatchObject([{ id: recorded.event.id }]);
  });
});

function PhotoField({ photo, own, onChoose, onRemove }: EventPhotoFieldProps) {
  return (
    <>
      <p>{own?.isRemoved === true ? "given up" : photo.kind}</p>
      <button
        type="button"
        onClick={() => {
          onChoose(Uint8Array.of(1).buffer);
        }}
      >
        Take
      </button>
      <button type="button" onClick={onRemove}>
        Take back
      </button>
      <button type="button" onClick={() => own?.onRemovedChange(true)}>
        Give up
      </button>
    </>
  );
}

async function drink(): Promise<WineEvent> {
  const change = { kind: "remove-bottles", wineId: BAROLO.id, quantity: 1 } as const;
  await recordChange(cellar(), change, { now: Date.now(), newId });
  const [event] = await events();
  if (!event) throw new Error("The bottle has no event");
  return event;
}

async function drinkWithPhoto(): Promise<WineEvent> {
  const seen = await drink();
  const body = { ...seen, photoUrl: photoPathOf(newId()) };
  await editEvent(cellar(), { seen, body }, { now: Date.now(), newId });
  return seen;
}

function events(): Promise<readonly WineEvent[]> {
  return readEvents(cellar(), BAROLO.id);
}

async function open(eventId: string | undefined, title = "Add a note on Barolo Cannubi") {
  const onClose = vi.fn();
  const { person } = show(
    <EventSheet
      opened
      PhotoField={PhotoField}
      eventId={eventId}
      wineId={BAROLO.id}
      onClose={onClose}
    />,
  );
  const sheet = within(await screen.findByRole("dialog", { name: title }));
  await sheet.findByLabelText("Note");
  return { sheet, person, onClose };
}
