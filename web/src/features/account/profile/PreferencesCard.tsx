import { type MantineColorScheme, NativeSelect, useMantineColorScheme } from "@mantine/core";
import { RATING_SCALES } from "sync-protocol";
import { usePlaces } from "../../../engine/index.ts";
import { i18n, textLanguage } from "../../../language/i18n.ts";
import { LanguageField } from "./LanguageField.tsx";
import { OFFERED_CURRENCIES } from "../../../parts/lot-fields/PriceFields.tsx";
import { PlaceField } from "../../../parts/lot-fields/PlaceField.tsx";
import { prefer, usePreferences } from "../../../parts/preferences/preferences.ts";
import { DATE_ORDERS, type DateOrder } from "../../../rules/day.ts";
import classes from "../../../parts/server-forms/forms.module.css";

const THEMES: readonly { readonly value: MantineColorScheme; readonly label: string }[] = [
  { value: "auto", label: i18n._("Same as the system") },
  { value: "light", label: i18n._(/*i18n*/ { id: "Light", comment: "a theme" }) },
  { value: "dark", label: i18n._(/*i18n*/ { id: "Dark", comment: "a theme" }) },
];

const DATES: Readonly<Record<DateOrder, string>> = {
  device: i18n._("Same as this device"),
  dayFirst: i18n._("25 Nov 2026"),
  monthFirst: "Nov 25, 2026",
  yearFirst: "2026-11-25",
};

export function PreferencesCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { currency, ratingScale, placeId, dates } = usePreferences();
  const places = usePlaces();

  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Preferences")}</h2>
      <LanguageField />
      <p className={classes["quiet"]}>{i18n._("Saved on this device only.")}</p>
      <NativeSelect
        data={[...THEMES]}
        label={i18n._("Theme")}
        value={colorScheme}
        onChange={({ currentTarget }) => {
          const chosen = THEMES.find(({ value }) => value === currentTarget.value);
          if (chosen) setColorScheme(chosen.value);
        }}
      />
      <NativeSelect
        data={[{ value: "", label: i18n._("The one you use most") }, ...currencyChoices()]}
        description={i18n._("For prices you enter.")}
        label={i18n._("Currency")}
        value={currency ?? ""}
        onChange={({ currentTarget }) => {
          prefer({ currency: currentTarget.value === "" ? null : currentTarget.value });
        }}
      />
      <NativeSelect
        data={[
          { value: "", label: i18n._("The one you used last") },
          ...RATING_SCALES.map((scale) => ({
            value: String(scale),
            label: i18n._("Out of {scale}", { scale: String(scale) }),
          })),
        ]}
        description={i18n._("For ratings you enter and see. Saved ratings are not changed.")}
        label={i18n._("Rating scale")}
        value={String(ratingScale ?? "")}
        onChange={({ currentTarget }) => {
          const chosen = RATING_SCALES.find((scale) => String(scale) === currentTarget.value);
          prefer({ ratingScale: chosen ?? null });
        }}
      />
      {places && places.size > 0 && (
        <PlaceField
          description={i18n._("Where new bottles go.")}
          label={i18n._("Default place")}
          none={i18n._(/*i18n*/ { id: "None", comment: "no default place, no flaw of a bottle" })}
          places={places}
          value={placeId}
          onChange={(chosen) => {
            prefer({ placeId: chosen });
          }}
        />
      )}
      <NativeSelect
        data={DATE_ORDERS.map((value) => ({ value, label: DATES[value] }))}
        label={i18n._("Dates")}
        value={dates}
        onChange={({ currentTarget }) => {
          const chosen = DATE_ORDERS.find((one) => one === currentTarget.value);
          if (chosen) prefer({ dates: chosen });
        }}
      />
    </section>
  );
}

function currencyChoices() {
  const names = new Intl.DisplayNames(textLanguage(), { type: "currency" });
  return OFFERED_CURRENCIES.map((code) => ({
    value: code,
    label: `${code}, ${names.of(code) ?? code}`,
  }));
}
