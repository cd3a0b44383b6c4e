import { type ChosenLook, DEFAULT_VIEW, queryOf, viewIn } from "./viewAddress.ts";

const KEY = "wine-cellar-look";

export function rememberedLook(): ChosenLook {
  const { look, sort, groupedBy } = viewIn(storedQuery());
  return { look, sort, groupedBy };
}

export function rememberLook(chosen: Partial<ChosenLook>): void {
  try {
    localStorage.setItem(KEY, queryOf({ ...DEFAULT_VIEW, ...rememberedLook(), ...chosen }));
  } catch {
    // If localStorage is full, the choice lasts until the page is closed.
  }
}

function storedQuery(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
