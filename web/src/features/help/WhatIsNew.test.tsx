import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setTextLanguage } from "../../language/i18n.ts";
import { show } from "../../ui/test/show.tsx";
import { WhatIsNew } from "./WhatIsNew.tsx";

const IN_ENGLISH = "The changes are described in English.";

afterEach(() => {
  setTextLanguage("en");
});

test("in other languages, the help says that the changelog is in English", () => {
  setTextLanguage("de", (text) => text);
  show(<WhatIsNew />);

  expect(screen.getByText(IN_ENGLISH)).toBeTruthy();
  expect(screen.getAllByRole("list")[0]?.lang).toBe("en");
});

test("in English, the help does not mention the changelog's language", () => {
  show(<WhatIsNew />);

  expect(screen.queryByText(IN_ENGLISH)).toBeNull();
});
