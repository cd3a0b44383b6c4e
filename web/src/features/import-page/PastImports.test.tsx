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

test("an import's date names the month instead of using its number", () => {
  const at = new Date(2026, 1, 3).getTime();
  vi.mocked(useImports).mockReturnValue([
    { id: "a", title: "list.tsv", at, wines: 3, events: 0, isUndone: false },
  ]);
  show(<PastImports />);

  const medium = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(at);
  expect(screen.getByText(/3 wines/).textContent).toBe(`${medium}, 3 wines`);
});
