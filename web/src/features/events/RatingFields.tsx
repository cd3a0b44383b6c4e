import { Button, Select, TextInput } from "@mantine/core";
import { eventLabelOf, type Rating, RATING_SCALES } from "sync-protocol";
import { type ReactNode, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import { ratingOfScale, ratingQuestion, readRating } from "../../rules/history/readRating.ts";
import { decimalIn } from "../../rules/typedNumber.ts";
import fieldClasses from "../../ui/dialogs/Sheet.module.css";

interface RatingFieldsProps {
  readonly rating: string;
  readonly scale: string;
  readonly before: Rating | null;
  readonly error?: ReactNode;
  readonly onChange: (rating: string, scale: string) => void;
}

export function RatingFields({ rating, scale, before, error, onChange }: RatingFieldsProps) {
  const [isTyping, setTyping] = useState(false);
  const reading = rating.trim() === "" ? undefined : readRating(rating, scale, before);
  const choices = reading?.kind === "ask" && !isTyping ? reading.choices : undefined;
  const take = (read: Rating) => {
    const isOpenAlone = readRating(String(read.value), String(read.scale)).kind === "ask";
    const text = isOpenAlone ? `${String(read.value)}/${String(read.scale)}` : String(read.value);
    onChange(text, String(read.scale));
  };

  return (
    <>
      <div className={fieldClasses["pair"]}>
        <TextInput
          data-path="rating"
          error={choices ? ratingQuestion(choices) : error}
          inputMode="decimal"
          label={eventLabelOf("rating")}
          value={rating}
          onBlur={() => {
            setTyping(false);
            if (reading?.kind !== "rating") return;
            const { rating: read } = reading;
            const isPlain = decimalIn(rating) === read.value && scale === String(read.scale);
            if (!isPlain) take(read);
          }}
          onChange={({ currentTarget }) => {
            setTyping(true);
            onChange(currentTarget.value, scale);
          }}
        />
        <Select
          allowDeselect={false}
          comboboxProps={{ keepMounted: false }}
          data={RATING_SCALES.map(String)}
          label={i18n._("Out of")}
          value={scale}
          onChange={(chosen) => {
            onChange(rating, chosen ?? scale);
          }}
        />
      </div>
      {choices && (
        <div aria-label={i18n._("Choose one")} className={fieldClasses["pair"]} role="group">
          {choices.map((choice) => (
            <Button
              key={choice.scale}
              variant="default"
              onClick={() => {
                take(choice);
              }}
            >
              {ratingOfScale(choice)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
