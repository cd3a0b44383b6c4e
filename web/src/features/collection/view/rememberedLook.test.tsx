import { afterEach, expect, test } from "vitest";
import { rememberedLook, rememberLook } from "./rememberedLook.ts";
import { sortNamed } from "./sorts.ts";
import { DEFAULT_VIEW, viewIn } from "./viewAddress.ts";

const { look, sort, groupedBy } = DEFAULT_VIEW;
const USUAL = { look, sort, groupedBy };

afterEach(() => {
  localStorage.clear();
});

test("nothing chosen is the usual look", () => {
  expect(rememberedLook()).toEqual(USUAL);
});

test("choices are remembered beside each other", () => {
  rememberLook({ look: "table" });
  rememberLook({ sort: sortNamed("-price") ?? sort, groupedBy: "region" });

  expect(rememberedLook()).toEqual({
    look: "table",
    sort: sortNamed("-price"),
    groupedBy: "region",
  });
});

// Spec 10.34
test("what a link says wins; what it does not say is as remembered", () => {
  rememberLook({ look: "table", groupedBy: "type" });

  expect(viewIn("?group=none&sort=-name", rememberedLook())).toEqual({
    ...DEFAULT_VIEW,
    look: "table",
    sort: sortNamed("-name"),
  });
});

test("a later build's choice is the usual look", () => {
  localStorage.setItem("wine-cellar-look", "?look=shelf&sort=colour");

  expect(rememberedLook()).toEqual(USUAL);
});
