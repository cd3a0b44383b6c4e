import { Button } from "@mantine/core";
import { i18n } from "../../language/i18n.ts";
import classes from "./WineForm.module.css";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { countOf } from "../../ui/countOf.ts";
import { IconRefresh } from "@tabler/icons-react";
import { Alert } from "../../ui/page/Alert.tsx";
import type { LabelSide, PhotoNotice as Notice } from "./photo/photoState.ts";
import { READER_MEGABYTES, type ReadingProgress } from "../../labels/index.ts";

interface BarcodeFoundProps {
  readonly digits: string;
  readonly onLeaveOut: (digits: string) => void;
}

export function BarcodeFound({ digits, onLeaveOut }: BarcodeFoundProps) {
  return (
    <div className={classes["found"]}>
      <p role="status">{i18n._("Barcode {digits} is kept with the wine.", { digits })}</p>
      <Button
        variant="subtle"
        onClick={() => {
          onLeaveOut(digits);
        }}
      >
        {i18n._("Leave it out")}
      </Button>
    </div>
  );
}

interface SameWineProps {
  readonly wine: CellarWine | undefined;
  readonly disabled: boolean;
  readonly onAddLot: (wine: CellarWine) => void;
}

function inCellarAlready({ name, quantity, isArchived }: CellarWine): string {
  const values = { name, bottles: countOf(quantity, "bottle") };
  return isArchived
    ? i18n._("{name} is in your cellar already, archived: {bottles}.", values)
    : i18n._("{name} is in your cellar already: {bottles}.", values);
}

export function SameWine({ wine, disabled, onAddLot }: SameWineProps) {
  return (
    <div className={classes["same"]} role="status">
      {wine && (
        <>
          <p dir="auto">{inCellarAlready(wine)}</p>
          <Button
            disabled={disabled}
            variant="light"
            onClick={() => {
              onAddLot(wine);
            }}
          >
            {i18n._("Add bottles to it")}
          </Button>
        </>
      )}
    </div>
  );
}

interface PhotoNoticeProps {
  readonly notice: Notice;
  /** Asks for another photo of the label. `undefined` if the form takes no photos. */
  readonly onRetake: ((side: LabelSide) => void) | undefined;
}

export function PhotoNotice({ notice: { tone, text, again }, onRetake }: PhotoNoticeProps) {
  return (
    <Alert tone={tone}>
      {text}
      {again && onRetake && (
        <div className={classes["again"]}>
          <Button
            variant="default"
            leftSection={<IconRefresh aria-hidden size={20} stroke={1.75} />}
            onClick={() => {
              onRetake(again);
            }}
          >
            {i18n._("Take another photo")}
          </Button>
        </div>
      )}
    </Alert>
  );
}

const WORDS: Record<ReadingProgress["kind"], string> = {
  loading: i18n._("Getting ready to read labels on this device…"),
  reading: i18n._("Reading the label on this device…"),
};

interface ReadingHereProps {
  readonly progress: ReadingProgress;
  readonly onStop: () => void;
}

export function ReadingHere({ progress, onStop }: ReadingHereProps) {
  const { kind, share } = progress;

  return (
    <div className={classes["reading"]}>
      <div className={classes["course"]}>
        <p role="status">{WORDS[kind]}</p>
        <progress className={classes["bar"]} aria-label={WORDS[kind]} value={share} />
        {kind === "loading" && share > 0 && share < 1 && (
          <p className={classes["amount"]}>{loadedWords(share)}</p>
        )}
      </div>
      <Button variant="default" onClick={onStop}>
        {i18n._("Stop reading")}
      </Button>
    </div>
  );
}

function loadedWords(share: number): string {
  const loaded = Math.round(share * READER_MEGABYTES);
  return i18n._("{loaded} of {readerMegabytes} MB, loaded once", {
    loaded: String(loaded),
    readerMegabytes: String(READER_MEGABYTES),
  });
}
