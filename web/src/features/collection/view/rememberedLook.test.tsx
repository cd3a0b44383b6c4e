import { afterEach, expect, test } from "vitest";
import { rememberedLook, rememberLook } from "./rememberedLook.ts";
import { sortNamed } from "./sorts.ts";
import { DEFAULT_VIEW, viewIn } from "./viewAddress.ts";

const { look, sort, groupedBy } = DEFAULT_VIEW;
const USUAL = { look, sort, groupedBy };

afterEach(() => {
  localStorage.clear();
});

test("without a stored choice, the default look is used", () => {
  expect(rememberedLook()).toEqual(USUAL);
});

test("the collection's chosen look, order and grouping are all remembered", () => {
  rememberLook({ look: "table" });
  rememberLook({ sort: sortNamed("-price") ?? sort, groupedBy: "region" });

  expect(rememberedLook()).toEqual({
    look: "table",
    sort: sortNamed("-price"),
    groupedBy: "region",
  });
});

// Spec 10.34
test("a link's view takes precedence over the stored look", () => {
  rememberLook({ look: "table", groupedBy: "type" });

  expect(viewIn("?group=none&sort=-name", rememberedLook())).toEqual({
    ...DEFAULT_VIEW,
    look: "table",
    sort: sortNamed("-name"),
  });
});

test("a stored look that this build does not know is ignored", () => {
  localStorage.setItem("wine-cellar-look", "?look=shelf&sort=colour");

  expect(rememberedLook()).toEqual(USUAL);
});
