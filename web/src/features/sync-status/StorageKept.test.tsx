import { screen } from "@testing-library/react";
import { test, vi } from "vitest";
import { isPersisted } from "../../platform/persistence.ts";
import { show } from "../../ui/test/show.tsx";
import { StorageKept } from "./StorageUsed.tsx";

vi.mock("../../platform/persistence.ts", () => ({ isPersisted: vi.fn() }));

test.each([
  [true, "Until you remove it"],
  [false, "While there is space"],
  [undefined, "–"],
])("storage persistence %s is shown in the settings as %j", async (persisted, words) => {
  vi.mocked(isPersisted).mockResolvedValue(persisted);

  show(<StorageKept />);

  await screen.findByText(words);
});
