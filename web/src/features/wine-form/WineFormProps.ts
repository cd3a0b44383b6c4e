import type { Wine, WineBody } from "sync-protocol";
import type { ComponentType, Ref } from "react";
import type { Revision } from "../../engine/index.ts";
import type { FurtherBottle } from "./FurtherBottles.tsx";
import type { PhotoChooser } from "./photo/PhotoField.tsx";
import type { LabelSide } from "./photo/photoState.ts";

/** What the Photo Entry tab shows: something that takes a photo of a label. */
export type LabelCamera = ComponentType<{
  readonly active: boolean;
  readonly analyzing: boolean;
  /** A picture to begin with. */
  readonly offered: Blob | undefined;
  /** Which label is asked for; the back one only adds to what the front one said. */
  readonly side: LabelSide;
  readonly onPhoto: (jpeg: ArrayBuffer) => void;
  /** Gets the photo to read it on this device. */
  readonly onReadHere: (jpeg: ArrayBuffer) => void;
  readonly onRetake: () => void;
  /** Gets the shop's barcode that the picture shows, and nothing once another picture is taken. */
  readonly onBarcode: (digits: string | undefined) => void;
}>;

export interface WineFormProps {
  /** The wine to edit, as it was when the form opened; none to add one. */
  readonly wine: Wine | undefined;
  /** The refused change to correct: the form opens with its values, and saving settles it. */
  readonly revision?: Revision | undefined;
  /** A picture to begin with, when adding. */
  readonly picture?: Blob | undefined;
  /** The shop's barcode that a wine which is added is to be found by. */
  readonly barcode?: string | undefined;
  /** A wine whose next vintage is added: what its label says is filled in. */
  readonly previous?: Wine | undefined;
  /** A wine to add, as somebody else told of it: what is known of it is filled in. */
  readonly given?: WineBody | undefined;
  /** The bottle to add, of several in one photo, after those to the left of it. */
  readonly further?: FurtherBottle | undefined;
  readonly LabelCamera: LabelCamera;
  readonly PhotoChooser: PhotoChooser;
  /** The wine is saved, and its photo shows the next. */
  readonly onFurther: (bottle: FurtherBottle) => void;
  /** The wine is saved, or the person goes without saving. */
  readonly onDone: () => void;
  /** Closes the form; where something was entered it asks first. */
  readonly closing?: Ref<() => void>;
}
