import { expect, test } from "vitest";
import { cellarName } from "./cellarName.ts";

const PERSONAL = {
  isPersonal: true,
  name: null,
  owner: "anna@cellar.example",
  role: "owner",
} as const;

test.each([
  [PERSONAL, "My cellar"],
  [{ ...PERSONAL, role: "viewer" }, "Cellar of anna@cellar.example"],
  [{ ...PERSONAL, name: "At home" }, "At home"],
] as const)("a cellar shows its name, otherwise its owner: %j", (cellar, name) => {
  expect(cellarName(cellar)).toBe(name);
});
