import { cell, readTsv } from "sync-protocol";
import coordinatesTable from "sync-protocol/data/gazetteer/coordinates.tsv?raw";
import type { CellarWine } from "../rules/cellar/CellarWine.ts";
import type { Position } from "../rules/counting/origins.ts";
import { countryCalled, type Place, placeCalled } from "./index.ts";

const coordinates = new Map(
  readTsv(coordinatesTable, {
    country: cell.text,
    name: cell.text,
    latitude: cell.number,
    longitude: cell.number,
  }).map((row) => [`${row.country} ${row.name}`, row]),
);

const known = new Map<string, Position | undefined>();

/**
 * Where the map shows a wine: at its region, else at the place around the region, else at the
 * country. Returns the same object for the same position.
 */
export function positionOf({ region, country }: CellarWine): Position | undefined {
  const key = `${country}\n${region}`;
  if (!known.has(key)) known.set(key, look(region, country));
  return known.get(key);
}

const positions = new Map<string, Position>();

function look(region: string, country: string): Position | undefined {
  const found = countryCalled(country);
  if (!found) return undefined;
  const { code, name: countryName } = found;
  // A region such as "Barolo, Piedmont" contains two names. Each is looked up.
  const places = [region, ...region.split(/[,(/]/u)].map((name) => placeCalled(name, countryName));
  const name = places
    .map((place) => nameWithCoordinates(code, place))
    .find((one) => one !== undefined);
  const row = coordinates.get(`${code} ${name ?? ""}`);
  if (!row) return undefined;
  const position = positions.get(`${code} ${row.name}`) ?? {
    country: code,
    countryName,
    name: name ?? countryName,
    latitude: row.latitude,
    longitude: row.longitude,
  };
  positions.set(`${code} ${row.name}`, position);
  return position;
}

function nameWithCoordinates(code: string, place: Place | undefined): string | undefined {
  for (let around = place; around; around = around.within) {
    if (coordinates.has(`${code} ${around.name}`)) return around.name;
  }
  return undefined;
}
