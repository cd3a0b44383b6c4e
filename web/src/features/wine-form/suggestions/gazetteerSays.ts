import {
  bestKnownPlace,
  countryName,
  grapeCalled,
  producerCalled,
} from "../../../gazetteer/index.ts";
import { nameIn } from "../../../language/names.ts";
import type { ImpliedValues, ImplyingField } from "./ImpliedValues.ts";

/** Values that the gazetteer has for a region or a producer. Empty for an unknown name. */
export function gazetteerSays(field: ImplyingField, name: string, type: string): ImpliedValues {
  if (field === "producer")
    return known({ country: shownCountry(producerCalled(name)?.country ?? "") });
  const place = bestKnownPlace(name);
  if (!place) return {};
  const made = type === "" ? place.usualType : type;
  const [grape, ...others] = place.grapes.filter((usual) => suits(usual.name, made));
  return known({
    country: shownCountry(place.country),
    type: place.usualType,
    // A region with several usual grapes suggests no grape.
    varietal: others.length === 0 && grape ? nameIn("grape", grape.name) : undefined,
  });
}

function shownCountry(code: string): string | undefined {
  const name = countryName(code);
  return name === undefined ? undefined : nameIn("country", name);
}

function suits(grape: string, type: string | undefined): boolean {
  const skin = grapeCalled(grape)?.skin;
  if (type === "Red Wine" || type === "Rosé Wine") return skin === "black";
  return type !== "White Wine" || skin === "white";
}

function known(values: Record<string, string | undefined>): ImpliedValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );
}
