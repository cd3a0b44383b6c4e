import { Button, Tabs, TextInput } from "@mantine/core";
import { type SyntheticEvent, useImperativeHandle, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { LabelFields } from "../../labels/index.ts";
import { useCellar, usePlaces } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { sameWine, type WineKey } from "../../rules/lots/anotherLot.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { currencyToOffer, placeToOffer } from "../../parts/preferences/offered.ts";
import { wholeNumberIn } from "../../rules/typedNumber.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import fieldClasses from "../../ui/dialogs/Sheet.module.css";
import { formToast } from "../../ui/toasts/toast.ts";
import { useHoldUpdates } from "../../ui/unsavedWork.ts";
import { CloseQuestion } from "./CloseQuestion.tsx";
import { FORM_FIELDS, ON, type WineFormValues } from "./formValues.ts";
import { BarcodeFound, PhotoNotice, ReadingHere, SameWine } from "./FormNotices.tsx";
import { FurtherBottles } from "./FurtherBottles.tsx";
import { LabelPane } from "./label-reading/LabelPane.tsx";
import { PhotoField } from "./photo/PhotoField.tsx";
import type { LabelSide } from "./photo/photoState.ts";
import { useFormPhoto } from "./photo/useFormPhoto.ts";
import { useFocusOverPause } from "./useFocusOverPause.ts";
import { useSuggestions } from "./suggestions/useSuggestions.ts";
import { useWineForm } from "./useWineForm.ts";
import { WineFields } from "./WineFields.tsx";
import hidden from "../../ui/hidden.module.css";
import classes from "./WineForm.module.css";
import type { WineFormProps } from "./WineFormProps.ts";

type Entry = "photo" | "manual";

const NO_WINES: readonly CellarWine[] = [];

/** Keeps the input as a draft until the wine is saved in the local store. */
export function WineForm(props: WineFormProps) {
  const { wine, revision, picture, barcode, previous, given, again, wished, further } = props;
  const { onFurther, onDone, onSaved } = props;
  const { LabelCamera, PhotoChooser, closing } = props;
  const [entry, setEntry] = useState<Entry>(
    wine || revision || previous || given || again || wished || further ? "manual" : "photo",
  );
  const [others, setOthers] = useState<readonly LabelFields[]>([]);
  const [side, setSide] = useState<LabelSide>("front");
  const [retakes, setRetakes] = useState(0);
  const [isPhotoBack, setPhotoBack] = useState(false);
  const cellar = useCellar();
  const wines = cellar.kind === "ready" ? cellar.wines : NO_WINES;

  const opening = { wine, revision, barcode, previous, given, again, wished, further };
  const places = usePlaces();
  const [usual] = useState(() => ({
    currency: currencyToOffer(wines),
    placeId: placeToOffer(places),
  }));
  const typed = useWineForm(opening, usual, () => {
    if (!picture) setEntry("manual");
  });
  const { form } = typed;
  const suggestions = useSuggestions(form, wines);
  const photo = useFormPhoto(opening, wines, {
    draftKey: typed.draftKey === undefined ? undefined : `${typed.draftKey}:photo`,
    isGiven: picture !== undefined,
    onRestored: () => {
      setPhotoBack(true);
      setEntry("manual");
    },
    onSettled: (label) => {
      if (label) {
        suggestions.forget(Object.keys(typed.fillIn(label, suggestions.held())));
        suggestions.settle("producer", form.getValues().producer);
        suggestions.settle("region", form.getValues().region);
      }
      if (label?.others) setOthers(label.others);
      setSide("front");
      setEntry("manual");
    },
  });
  const isNew = !wine && !revision;
  const busy = typed.isSaving || photo.isInProgress;
  const formElement = useRef<HTMLFormElement>(null);
  useFocusOverPause(busy, formElement);
  const isEntered = form.isDirty() || photo.isChanged;
  useHoldUpdates(isEntered, revision === undefined && !photo.isChanged);
  const [isAsking, setAsking] = useState(false);
  /**
   * Asks whether to close the form. Waits until the current key press was handled, because the
   * Escape that asks would otherwise also close the question.
   */
  const ask = (isWanted: boolean) => {
    setTimeout(setAsking, 0, isWanted);
  };
  useImperativeHandle(closing, () => () => {
    if (isAsking || typed.isSaving) return;
    if (isEntered) ask(true);
    else onDone();
  });

  const leave = () => {
    photo.dropDraft();
    onDone();
  };
  const leaveSaved = () => {
    onSaved?.();
    leave();
  };
  const discard = () => {
    typed.giveUp();
    leave();
  };
  const label = isNew && photo.photo.kind !== "none" ? photo.photo.jpeg : undefined;
  const askForBack = () => {
    setSide("back");
    setEntry("photo");
  };
  const takeAgain = (again: LabelSide) => {
    if (again === "front") photo.remove();
    setOthers([]);
    setSide(again);
    setRetakes(retakes + 1);
    setEntry("photo");
  };
  const same = useMemo(
    () => (isNew ? sameWine(wines, keyOf(form.values)) : undefined),
    [isNew, wines, form.values],
  );
  const addLot = async (to: CellarWine) => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) showProblems(errors);
    else if (await typed.addTo(to, photo.toSave)) leaveSaved();
  };
  const addAndGoOn = async () => {
    const [fields, ...rest] = others;
    const { photo: taken } = photo;
    const { hasErrors, errors } = form.validate();
    if (hasErrors) showProblems(errors);
    else if (
      (await typed.save(form.getValues(), photo.toSave)) &&
      fields &&
      taken.kind !== "none"
    ) {
      photo.dropDraft();
      onFurther({ jpeg: taken.jpeg, fields, others: rest });
    }
  };
  const submit = async (values: WineFormValues) => {
    if (await typed.save(values, photo.toSave)) leaveSaved();
  };
  const showProblems = (problems: Readonly<Record<string, unknown>>) => {
    flushSync(() => {
      setEntry("manual");
    });
    const first = FORM_FIELDS.find((field) => field in problems);
    if (first) form.getInputNode(first)?.focus();
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (photo.photo.kind === "uploading") {
      event.preventDefault();
      formToast({
        title: i18n._("Upload in progress"),
        description: i18n._("Please wait for the image upload to complete before submitting."),
        tone: "note",
      });
      return;
    }
    form.onSubmit(submit, showProblems)(event);
  };

  return (
    <form ref={formElement} className={classes["form"]} noValidate onSubmit={onSubmit}>
      {photo.notice && (
        <PhotoNotice notice={photo.notice} onRetake={wine ? undefined : takeAgain} />
      )}
      {isNew && photo.photo.kind !== "none" && others.length > 0 && (
        <FurtherBottles count={others.length} disabled={busy} onAddAndGoOn={addAndGoOn} />
      )}
      {photo.readingHere && <ReadingHere progress={photo.readingHere} onStop={photo.stopReading} />}
      {(typed.isContinued || isPhotoBack) && (
        <Alert tone="note">{i18n._("We restored what you had not saved.")}</Alert>
      )}
      {typed.unsaved !== undefined && <Alert>{typed.unsaved}</Alert>}
      <Tabs
        value={entry}
        onChange={(chosen) => {
          setEntry(chosen === "photo" ? "photo" : "manual");
        }}
      >
        <Tabs.List grow>
          <Tabs.Tab value="photo" disabled={wine !== undefined}>
            {i18n._("Photo Entry")}
          </Tabs.Tab>
          <Tabs.Tab value="manual">{i18n._("Manual Entry")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="photo" className={classes["entry"]}>
          {!wine && (
            <LabelCamera
              key={`${side} ${String(photo.lost)} ${String(retakes)}`}
              active={entry === "photo"}
              analyzing={photo.isInProgress}
              offered={side === "front" && photo.lost + retakes === 0 ? picture : undefined}
              side={side}
              onPhoto={photo.choose}
              onReadHere={side === "front" ? photo.readHere : photo.addBack}
              onRetake={side === "front" ? photo.remove : stayOnBack}
              onBarcode={(digits) => {
                typed.noteBarcode(side, digits);
              }}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel
          value="manual"
          className={`${classes["entry"] ?? ""} ${label ? (classes["beside"] ?? "") : ""}`}
        >
          {label && <LabelPane jpeg={label} />}
          <fieldset className={fieldClasses["fields"]} disabled={busy}>
            <legend className={hidden["visuallyHidden"]}>{i18n._("The wine")}</legend>
            {wine && (
              <TextInput
                classNames={{ input: classes["bottleId"] ?? "" }}
                label={i18n._("Bottle ID")}
                value={wine.bottleId}
                readOnly
              />
            )}
            {(wine !== undefined || revision !== undefined || photo.isChanged) && (
              <PhotoField
                photo={photo.photo}
                own={photo.own}
                isShown={label !== undefined}
                PhotoChooser={PhotoChooser}
                onAddBack={photo.canAddBack ? askForBack : undefined}
                onChoose={photo.attach}
                onReadHere={wine || photo.canAddBack ? undefined : photo.readHere}
                onRemove={photo.remove}
              />
            )}
            {typed.barcodes.map((digits) => (
              <BarcodeFound key={digits} digits={digits} onLeaveOut={typed.leaveOutBarcode} />
            ))}
            <WineFields
              form={form}
              wines={wines}
              doubts={typed.doubts}
              suggestions={suggestions}
              formLot={typed.formLot}
              year={typed.year}
            />
          </fieldset>
        </Tabs.Panel>
      </Tabs>
      <div className={classes["footer"]}>
        {isNew && <SameWine disabled={busy} wine={same} onAddLot={addLot} />}
        <Button type="submit" disabled={busy}>
          {submitLabel(wine !== undefined, typed.isSaving)}
        </Button>
        <Button variant="default" disabled={typed.isSaving} onClick={discard}>
          {i18n._("Discard")}
        </Button>
      </div>
      <CloseQuestion
        isSaving={typed.isSaving}
        opened={isAsking}
        onDiscard={discard}
        onKeep={typed.draftKey === undefined ? undefined : onDone}
        onStay={() => {
          ask(false);
        }}
      />
    </form>
  );
}

function stayOnBack(): void {
  // Nothing to do: the camera panel resets its own state.
}

function keyOf({ producer, name, vintage, nonVintage, designation }: WineFormValues): WineKey {
  return {
    ...{ producer, name, designation },
    vintage: wholeNumberIn(vintage) ?? 0,
    nonVintage: nonVintage === ON,
  };
}

function submitLabel(editing: boolean, saving: boolean): string {
  if (saving) return i18n._("Saving...");
  return editing ? i18n._("Update Wine") : i18n._("Add Wine");
}
