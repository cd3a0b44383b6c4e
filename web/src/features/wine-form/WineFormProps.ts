import type { LabelReading, Wine, WineBody } from "sync-protocol";
import type { ComponentType, Ref } from "react";
import type { Revision } from "../../engine/index.ts";
import type { FurtherBottle } from "./FurtherBottles.tsx";
import type { PhotoChooser } from "./photo/PhotoField.tsx";
import type { LabelSide } from "./photo/photoState.ts";

export type LabelCamera = ComponentType<{
  readonly active: boolean;
  readonly analyzing: boolean;
  readonly offered: Blob | undefined;
  /** Which label to photograph. The back label only adds to the front label's data. */
  readonly side: LabelSide;
  readonly onPhoto: (jpeg: ArrayBuffer) => void;
  readonly onReadHere: (jpeg: ArrayBuffer) => void;
  readonly onRetake: () => void;
  /** Called with the barcode in the picture, or with `undefined` after a retake. */
  readonly onBarcode: (digits: string | undefined) => void;
}>;

/** A wish's fields in the form of a label reading, and the wish's photo, if any. */
export interface WishedWine {
  readonly reading: LabelReading;
  readonly jpeg?: ArrayBuffer | undefined;
}

export interface WineFormProps {
  /** The wine as it was when the form opened. `undefined` adds a wine. */
  readonly wine: Wine | undefined;
  /**
   * Refused change to correct. The form opens with the change's values, and saving resolves the
   * refusal.
   */
  readonly revision?: Revision | undefined;
  /** Photo that the form of a new wine opens with. */
  readonly picture?: Blob | undefined;
  readonly barcode?: string | undefined;
  /** Wine whose next vintage is added, with its label data filled in. */
  readonly previous?: Wine | undefined;
  /** Shared wine to add, with its fields filled in. */
  readonly given?: WineBody | undefined;
  /** Wine that was bought again, with its fields filled in. */
  readonly again?: Wine | undefined;
  /** Wish that was bought, with its label data filled in. */
  readonly wished?: WishedWine | undefined;
  /** Next bottle to add from a photo of several bottles. */
  readonly further?: FurtherBottle | undefined;
  readonly LabelCamera: LabelCamera;
  readonly PhotoChooser: PhotoChooser;
  /** Called after saving if the photo shows another bottle. */
  readonly onFurther: (bottle: FurtherBottle) => void;
  /** Called after saving, before `onDone`. */
  readonly onSaved?: () => void;
  /** Called after saving, or when the user leaves without saving. */
  readonly onDone: () => void;
  /** Receives a function that closes the form. If the form has input, the user is asked first. */
  readonly closing?: Ref<() => void>;
}
