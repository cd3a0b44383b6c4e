import type { LabelReading, Wine, WineBody } from "sync-protocol";
import type { ComponentType, Ref } from "react";
import type { Revision } from "../../engine/index.ts";
import type { FurtherBottle } from "./FurtherBottles.tsx";
import type { PhotoChooser } from "./photo/PhotoField.tsx";
import type { LabelSide } from "./photo/photoState.ts";

/** Component of the Photo Entry tab: takes a photo of a label. */
export type LabelCamera = ComponentType<{
  readonly active: boolean;
  readonly analyzing: boolean;
  readonly offered: Blob | undefined;
  /** Which label to photograph. The back label only adds to what the front one gave. */
  readonly side: LabelSide;
  readonly onPhoto: (jpeg: ArrayBuffer) => void;
  readonly onReadHere: (jpeg: ArrayBuffer) => void;
  readonly onRetake: () => void;
  /** Called with the barcode in the picture, or `undefined` after a retake. */
  readonly onBarcode: (digits: string | undefined) => void;
}>;

/** A wish as a label that was read, with its photo if it has one. */
export interface WishedWine {
  readonly reading: LabelReading;
  readonly jpeg?: ArrayBuffer | undefined;
}

export interface WineFormProps {
  /** The wine to edit, as it was when the form opened; `undefined` to add one. */
  readonly wine: Wine | undefined;
  /** Refused change to correct: the form opens with its values, and saving resolves it. */
  readonly revision?: Revision | undefined;
  /** Picture to start with when adding a wine. */
  readonly picture?: Blob | undefined;
  readonly barcode?: string | undefined;
  /** Wine whose next vintage is added: its label data is filled in. */
  readonly previous?: Wine | undefined;
  /** Shared wine to add: its fields are filled in. */
  readonly given?: WineBody | undefined;
  /** Wine that was bought again: its fields are filled in. */
  readonly again?: Wine | undefined;
  /** Wish that was bought: what its label said is filled in. */
  readonly wished?: WishedWine | undefined;
  /** Next bottle to add from a photo of several. */
  readonly further?: FurtherBottle | undefined;
  readonly LabelCamera: LabelCamera;
  readonly PhotoChooser: PhotoChooser;
  /** Called after saving when the photo shows another bottle. */
  readonly onFurther: (bottle: FurtherBottle) => void;
  /** Called after saving, before `onDone`. */
  readonly onSaved?: () => void;
  /** Called after saving, or when the user leaves without saving. */
  readonly onDone: () => void;
  /** Closes the form; asks first where something was entered. */
  readonly closing?: Ref<() => void>;
}
