import { useForm, type UseFormReturnType } from "@mantine/form";
import { QUANTITY, type Wine, WINE_ADDITIONS, type WineBody, wineBodyOf } from "sync-protocol";
import { useRef, useState } from "react";
import { correctionsOf, type LabelFields } from "../../labels/index.ts";
import { type FormPhoto, useFormDraft, type Revision } from "../../engine/index.ts";
import { newId } from "../../platform/newId.ts";

import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type Doubts, doubtsAfter } from "./label-reading/doubts.ts";
import {
  fillFromReading,
  type FilledValues,
  type ReadLabel,
} from "./label-reading/fillFromReading.ts";
import {
  blankValues,
  FORM_FIELDS,
  type FormLot,
  formLotOf,
  type NewLot,
  readForm,
  valuesOf,
  type WineFormValues,
} from "./formValues.ts";
import type { FurtherBottle } from "./FurtherBottles.tsx";
import { storeCorrections } from "./label-reading/storedCorrections.ts";
import type { LabelSide } from "./photo/photoState.ts";
import { type SaveOutcome, useSaveWine } from "./useSaveWine.ts";
import type { WishedWine } from "./WineFormProps.ts";

export interface FormSource {
  /** The wine as it was when the form opened. `undefined` adds a wine. */
  readonly wine: Wine | undefined;
  /**
   * Refused change to correct. The form opens with the change's values, and saving resolves the
   * refusal.
   */
  readonly revision: Revision | undefined;
  readonly barcode?: string | undefined;
  readonly previous?: Wine | undefined;
  readonly given?: WineBody | undefined;
  readonly again?: Wine | undefined;
  readonly wished?: WishedWine | undefined;
  readonly further?: FurtherBottle | undefined;
}

export interface LotDefaults {
  readonly currency: string;
  readonly placeId: string | null;
}

export interface PhotoToSave {
  /** The wine's current photo, which stays until a new photo is uploaded. */
  readonly photoUrl: string | null;
  readonly photo: FormPhoto;
}

export interface WineFormControl {
  readonly form: UseFormReturnType<WineFormValues>;
  readonly year: number;
  /** The lot edited in the form. `undefined` if the wine has several lots. */
  readonly formLot: FormLot | NewLot | undefined;
  /** Fields to check after a label was read. */
  readonly doubts: Doubts;
  /** Barcodes found in the photos, without duplicates. Saved with the wine. */
  readonly barcodes: readonly string[];
  /** Sets the barcode found on one label. Replaces that label's earlier barcode. */
  readonly noteBarcode: (side: LabelSide, digits: string | undefined) => void;
  readonly leaveOutBarcode: (digits: string) => void;
  /** Key of the draft. `undefined` keeps no draft. */
  readonly draftKey: string | undefined;
  /** Whether an unsaved draft was restored. */
  readonly isContinued: boolean;
  readonly isSaving: boolean;
  /** Message for the user that says why saving failed. */
  readonly unsaved: string | undefined;
  /**
   * Fills in a label's data, but keeps what the user typed. A field that still has its value from `suggested` counts
   * as not typed. Returns the values filled in.
   */
  readonly fillIn: (label: ReadLabel, suggested: FilledValues) => FilledValues;
  /** Saves the wine. Returns false on failure, after which the input stays. */
  readonly save: (values: WineFormValues, saved: PhotoToSave) => Promise<boolean>;
  /** Adds the input to an existing wine as another lot. Returns false on failure. */
  readonly addTo: (wine: CellarWine, saved: PhotoToSave) => Promise<boolean>;
  readonly giveUp: () => void;
}

/**
 * Fields of one form. The input survives closing the app until it is saved. `onContinued` runs after an unsaved draft
 * was restored.
 */
export function useWineForm(
  { wine, revision, barcode, previous, given, again, wished }: FormSource,
  usual: LotDefaults,
  onContinued: () => void,
): WineFormControl {
  const [year] = useState(() => new Date().getFullYear());
  const [doubts, setDoubts] = useState<Doubts>({});
  const [isContinued, setContinued] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState<string>();
  const filled = useRef<FilledValues>({});
  const lastRead = useRef<LabelFields>(undefined);
  const [newBottleId] = useState(newId);
  const [orderId] = useState(newId);
  const bottleId = wine?.bottleId ?? revision?.bottleId ?? newBottleId;
  const saving = useSaveWine(wine, { corrected: revision?.id, bottleId });

  const copied = (again && moreOf(again)) ?? (previous && nextVintageOf(previous));
  const before = revision?.values ?? wine ?? given ?? copied;
  const [shown, setShown] = useState<Partial<Record<LabelSide, string | undefined>>>({});
  const scanned = before?.barcodes ?? (barcode === undefined ? [] : [barcode]);
  const barcodes = [...new Set([shown.front, shown.back])].flatMap((one) =>
    one === undefined || scanned.includes(one) ? [] : [one],
  );
  const unasked = { ...(before ?? WINE_ADDITIONS), barcodes: [...scanned, ...barcodes] };
  const lot = formLotOf({ quantity: QUANTITY.initial, ...unasked }, bottleId);
  const formLot = wine
    ? lot
    : lot && {
        ...lot,
        lot: { ...lot.lot, placeId: lot.lot.placeId ?? (revision ? null : usual.placeId) },
        orderId,
      };
  const bounds = { year, knownVintage: wine?.vintage, unasked, formLot };
  const form = useForm<WineFormValues>({
    initialValues: before
      ? valuesOf(before, formLot, usual.currency)
      : blankValues(year, usual.currency, usual.placeId),
    validate: (values) => {
      const reading = readForm(values, null, bounds);
      return reading.kind === "wrong" ? reading.problems : {};
    },
  });
  const key = (revision ?? given ?? again ?? wished) ? undefined : draftKey(wine?.id, previous?.id);
  const draft = useFormDraft(form, {
    key,
    fields: FORM_FIELDS,
    onRestored: () => {
      setContinued(true);
      onContinued();
    },
  });

  const finish = async (saved: Promise<SaveOutcome>) => {
    setSaving(true);
    setUnsaved(undefined);
    const outcome = await saved;
    setSaving(false);
    if (outcome.kind === "saved") {
      draft.drop();
      if (lastRead.current)
        void storeCorrections(correctionsOf(lastRead.current, form.getValues()));
      return true;
    }
    setUnsaved(outcome.sentence);
    form.setErrors(outcome.problems);
    return false;
  };

  return {
    ...{ form, year, formLot, doubts, barcodes, isContinued, isSaving, unsaved },
    draftKey: key,
    noteBarcode: (side, digits) => {
      setShown((others) => ({ ...others, [side]: digits }));
    },
    leaveOutBarcode: (digits) => {
      const others = Object.entries(shown).filter(([, one]) => one !== digits);
      setShown(Object.fromEntries(others));
    },
    fillIn: ({ reading, fields, uncorrected }, suggested) => {
      lastRead.current = uncorrected;
      const [values, initial] = [form.getValues(), form.getInitialValues()];
      const hasDefaultVintage = before === undefined;
      const state = { values, initial, filled: { ...filled.current, ...suggested } };
      const taken = fillFromReading({ ...state, reading, hasDefaultVintage });
      filled.current = { ...filled.current, ...taken };
      const now = { values: { ...values, ...taken }, initial, filled: filled.current };
      setDoubts(fields ? doubtsAfter(fields, now) : {});
      form.setValues(taken);
      return taken;
    },
    save: async (values, { photoUrl, photo }) => {
      const reading = readForm(values, photoUrl, bounds);
      return reading.kind === "ready" && finish(saving.save(reading.body, photo));
    },
    addTo: async (same, { photoUrl, photo }) => {
      const reading = readForm(form.getValues(), photoUrl, bounds);
      if (reading.kind === "wrong" || reading.lots.length === 0) return false;
      return finish(saving.addLots(same, { body: reading.body, lots: reading.lots, photo }));
    },
    giveUp: draft.drop,
  };
}

function moreOf(wine: Wine): WineBody {
  const bottles = {
    quantity: QUANTITY.initial,
    lots: [],
    opened: [],
    valuations: [],
    keepAtLeast: null,
  };
  return { ...wineBodyOf(wine), ...bottles, notes: null, photoUrl: null, extraFields: null };
}

/**
 * Values to fill in for the next vintage: the label data, and a drinking window that is one year
 * later than the previous vintage's.
 */
function nextVintageOf(previous: Wine): WineBody {
  const { vintage, drinkFrom, drinkTo } = previous;
  return {
    ...wineBodyOf(previous),
    vintage: vintage + 1,
    quantity: QUANTITY.initial,
    notes: null,
    photoUrl: null,
    alcohol: null,
    drinkFrom: drinkFrom === null ? null : drinkFrom + 1,
    drinkTo: drinkTo === null ? null : drinkTo + 1,
    lots: [],
    opened: [],
    valuations: [],
  };
}

/**
 * Draft key of the form that edits `wineId`, adds the next vintage of `previousId`, or adds a new
 * wine.
 */
function draftKey(wineId: string | undefined, previousId?: string): string {
  if (wineId !== undefined) return `edit-wine:${wineId}`;
  return previousId === undefined ? "add-wine" : `next-vintage:${previousId}`;
}
