import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cellarOf } from "../../../engine/db/cellars.ts";
import { sessionStore } from "../../../engine/session/sessionStore.ts";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { BAROLO, jpeg, showForm, UPLOAD } from "../test/showForm.tsx";

let anna = { id: "", email: "anna@example.org" };
const cellar = () => cellarOf(anna.id);

beforeEach(() => {
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

describe("the photo of an edited wine", () => {
  const STORED = "/objects/uploads/5b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111";
  const WITH_PHOTO = { ...BAROLO, photoUrl: STORED };
  const picture = () => screen.queryByAltText("The wine's label");

  beforeEach(async () => {
    await cellar().wines.put({ ...WITH_PHOTO, seq: 1, deleted: false });
  });

  // Spec 2.40
  test("a new photo is uploaded immediately and shown next to the fields", async () => {
    fakeServer(UPLOAD);
    const { person } = showForm(WITH_PHOTO);
    expect(picture()?.getAttribute("src")).toContain(STORED);

    await person.click(screen.getByRole("button", { name: "Replace photo" }));
    await screen.findByText("Photo attached");
    await update(person);

    expect(await onlyChange()).toMatchObject({
      body: { photoUrl: "/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111" },
      base: { photoUrl: STORED },
    });
    expect(await cellar().photos.count()).toBe(1);
  });

  test("offline, a new photo replaces the old one and is uploaded later", async () => {
    fakeServer({ "POST /api/objects/upload": undefined });
    const { person } = showForm(WITH_PHOTO);

    await person.click(screen.getByRole("button", { name: "Replace photo" }));
    await screen.findByText("Photo kept here");
    await update(person);

    const [kept] = await cellar().photos.toArray();
    expect(kept).toMatchObject({ recordId: BAROLO.id, jpeg });
    expect(kept?.path).toBeUndefined();
  });

  test("a photo's removal can be revoked until saving deletes the photo", async () => {
    const { person } = showForm(WITH_PHOTO);

    await person.click(screen.getByRole("button", { name: "Remove photo" }));
    screen.getByText("The photo is removed once you save");
    await person.click(screen.getByRole("button", { name: "Keep the old photo" }));
    expect(picture()).not.toBeNull();
    await person.click(screen.getByRole("button", { name: "Remove photo" }));
    await update(person);

    expect(await onlyChange()).toMatchObject({
      body: { photoUrl: null },
      base: { photoUrl: STORED },
    });
  });

  test("a photo that the server lost can be replaced and removed", () => {
    showForm(WITH_PHOTO);

    fireEvent.error(screen.getByAltText("The wine's label"));

    screen.getByText("This photo can't be shown");
    screen.getByRole("button", { name: "Replace photo" });
    screen.getByRole("button", { name: "Remove photo" });
  });

  test("a photo that waits on this device for upload can be removed", async () => {
    await cellar().wines.put({ ...BAROLO, seq: 1, deleted: false });
    await cellar().photos.add({ id: "kept", recordId: BAROLO.id, jpeg, keptAt: 0 });
    const { person } = showForm(BAROLO);

    await person.click(await screen.findByRole("button", { name: "Remove photo" }));
    await update(person);

    expect(await cellar().photos.count()).toBe(0);
  });

  test("a photo uploaded while the form was open can be removed", async () => {
    await cellar().wines.put({ ...BAROLO, seq: 1, deleted: false });
    await cellar().photos.add({ id: "kept", recordId: BAROLO.id, jpeg, keptAt: 0 });
    const { person } = showForm(BAROLO);
    await person.click(await screen.findByRole("button", { name: "Remove photo" }));

    await cellar().wines.put({ ...WITH_PHOTO, seq: 2, deleted: false });
    await cellar().photos.delete("kept");
    await person.click(screen.getByRole("button", { name: "Keep the old photo" }));
    await waitFor(() => {
      expect(picture()?.getAttribute("src")).toContain(STORED);
    });
    await person.click(screen.getByRole("button", { name: "Remove photo" }));
    await update(person);

    expect(await onlyChange()).toMatchObject({
      body: { photoUrl: null },
      base: { photoUrl: STORED },
    });
  });

  test("a photo added to an existing wine is attached without label reading", async () => {
    fakeServer(UPLOAD);
    const { person } = showForm(BAROLO);
    screen.getByText("No photo");

    await person.click(screen.getByRole("button", { name: "Add photo" }));
    await screen.findByText("Photo attached");

    expect(screen.queryByRole("button", { name: "Read on this device" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Remove photo" }));
    screen.getByText("No photo");
  });

  async function update(person: ReturnType<typeof showForm>["person"]) {
    await person.click(screen.getByRole("button", { name: "Update Wine" }));
    await screen.findByText("Wine updated successfully");
  }

  async function onlyChange() {
    const entries = await cellar().outbox.toArray();
    expect(entries).toHaveLength(1);
    return entries[0]?.change;
  }
});
