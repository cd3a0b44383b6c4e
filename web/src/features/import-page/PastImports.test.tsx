import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useImports } from "../../engine/live/changes/useImports.ts";
import { show } from "../../ui/test/show.tsx";
import { PastImports } from "./PastImports.tsx";

vi.mock("../../engine/live/changes/useImports.ts", () => ({
  takeBackImport: vi.fn(),
  UNDO_MS: 1,
  useImports: vi.fn(),
}));

const IMPORT = {
  ...{ id: "a", title: "list.tsv", otherFiles: 0 },
  ...{ at: 0, wines: 3, events: 0, isUndone: false },
};

test("the date of an import has the month's name", () => {
  const at = new Date(2026, 1, 3).getTime();
  vi.mocked(useImports).mockReturnValue([{ ...IMPORT, at }]);
  show(<PastImports />);

  const medium = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(at);
  expect(screen.getByText(/3 wines/).textContent).toBe(`${medium}, 3 wines`);
});

test("an import of several files shows the first file's name and a count", () => {
  vi.mocked(useImports).mockReturnValue([{ ...IMPORT, otherFiles: 2 }]);
  show(<PastImports />);

  expect(screen.getByText("list.tsv and 2 more files")).toBeTruthy();
});
