import { type ComponentProps, useState } from "react";
import { type Wine, WINE_ADDITIONS } from "sync-protocol";
import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { ADDED_LINES } from "../../../rules/testBuilders.ts";
import { show } from "../../../ui/test/show.tsx";
import type { PhotoChooser } from "../photo/PhotoField.tsx";
import { WineForm } from "../WineForm.tsx";
import type { LabelCamera } from "../WineFormProps.ts";

/** Photo that every fake camera and chooser returns. */
export const jpeg = new ArrayBuffer(8);

const UPLOAD_ADDRESS = "http://localhost/objects/uploads/one?signature=x";
export const UPLOAD = {
  "POST /api/objects/upload": { body: { uploadURL: UPLOAD_ADDRESS } },
  [`PUT ${UPLOAD_ADDRESS}`]: {},
  "POST /api/objects/finalize": {
    body: { objectPath: "/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111" },
  },
  "POST /api/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111/base64": {
    body: { base64: "AAAA" },
  },
};

export const BAROLO: Wine = {
  id: "0b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111",
  userId: "3e0a5c0e-8d44-4df1-9b5e-0d8c3ad2a222",
  name: "Barolo Castiglione",
  vintage: 2018,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piedmont",
  producer: "Vietti",
  notes: null,
  bottleId: "1b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111",
  quantity: 2,
  photoUrl: null,
  isArchived: false,
  ...WINE_ADDITIONS,
};

/** Values for all fields that are empty in {@link BAROLO}. */
export const ALL_FILLED = {
  keepAtLeast: 3,
  ...ADDED_LINES,
  notes: "Tar",
  appellation: "Barolo",
  designation: "Rocche",
  alcohol: 14.5,
  drinkFrom: 2026,
  drinkTo: 2040,
  tags: ["gift"],
};

export function showForm(wine?: Wine) {
  const [onDone, onFurther] = [vi.fn(), vi.fn()];
  const { person } = show(
    <WineForm
      wine={wine}
      LabelCamera={FakeCamera}
      PhotoChooser={FakeChooser}
      onFurther={onFurther}
      onDone={onDone}
    />,
  );
  return { person, onDone, onFurther };
}

export const tab = (name: string) => screen.getByRole("tab", { name });

export async function fill(person: ReturnType<typeof showForm>["person"]) {
  await person.click(tab("Manual Entry"));
  const lines = { Name: "Barolo Castiglione", Producer: "Vietti", Varietal: "Nebbiolo" };
  for (const [label, value] of Object.entries({ ...lines, Country: "Italy", Region: "Piedmont" })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await person.click(screen.getByLabelText("Wine Type", { selector: "input" }));
  await person.click(screen.getByText("Red Wine"));
}

export function FakeChooser({ label, onPhoto }: ComponentProps<PhotoChooser>) {
  return (
    <button
      type="button"
      onClick={() => {
        onPhoto(jpeg);
      }}
    >
      {label}
    </button>
  );
}

/** Barcode that {@link FakeCamera} finds. */
export const BARCODE = "4006381333931";

export function FakeCamera({ onPhoto, onReadHere, onBarcode }: ComponentProps<LabelCamera>) {
  const [isTaken, setTaken] = useState(false);
  return (
    <>
      {isTaken && <img alt="What the camera took" />}
      <button
        type="button"
        onClick={() => {
          setTaken(true);
          onPhoto(jpeg);
        }}
      >
        take photo
      </button>
      <button
        type="button"
        onClick={() => {
          onReadHere(jpeg);
        }}
      >
        read here
      </button>
      <button
        type="button"
        onClick={() => {
          onBarcode(BARCODE);
        }}
      >
        see barcode
      </button>
    </>
  );
}
