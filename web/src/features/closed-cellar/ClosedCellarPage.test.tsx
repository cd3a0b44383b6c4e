import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { type WinesOnServer, useWinesOnServer } from "../../engine/live/cellar/useWinesOnServer.ts";
import { aWine } from "../../rules/testBuilders.ts";
import { startAfresh, switchCellar } from "../../engine/session/session.ts";
import { unsentInClosed } from "../../engine/session/unsentChanges.ts";
import { tryAgain } from "../../engine/session/tryToOpen.ts";
import { saveUnsent } from "../../ui/saveFile.ts";
import { show } from "../../ui/test/show.tsx";
import { ClosedCellarPage } from "./ClosedCellarPage.tsx";

vi.mock("../../engine/live/cellar/useWinesOnServer.ts", () => ({ useWinesOnServer: vi.fn() }));
vi.mock("../../engine/session/session.ts", () => ({
  startAfresh: vi.fn(),
  switchCellar: vi.fn(() => Promise.resolve()),
}));
vi.mock("../../engine/session/unsentChanges.ts", () => ({ unsentInClosed: vi.fn() }));
vi.mock("../../engine/session/tryToOpen.ts", () => ({ tryAgain: vi.fn() }));
vi.mock("../../ui/saveFile.ts", () => ({ saveUnsent: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  theServerHas({ kind: "asking" });
});

test("a closed cellar shows the reason and the server's wines", () => {
  theServerHas({ kind: "read", wines: [aWine({ name: "Barolo", quantity: 6 })] });

  showPage({ reason: "full" });

  expect(screen.getByRole("alert").textContent).toContain("This device has no room left");
  expect(screen.getByRole("alert").textContent).toContain("Nothing is lost");
  const wine = within(screen.getByRole("listitem"));
  wine.getByText("Barolo");
  wine.getByText("6 bottles");
});

test("'Try again' reopens a closed cellar and requests the server's wines again", async () => {
  const { person } = showPage();
  const [[attempt] = []] = vi.mocked(useWinesOnServer).mock.calls;

  await person.click(screen.getByRole("button", { name: "Try again" }));

  expect(tryAgain).toHaveBeenCalledOnce();
  expect(vi.mocked(useWinesOnServer).mock.lastCall).not.toEqual([attempt]);
});

test("signed out on the server, a closed cellar links to login", () => {
  theServerHas({ kind: "must-sign-in" });

  showPage();

  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
});

test("'Start afresh' first lists the changes it loses and offers an export", async () => {
  vi.mocked(unsentInClosed).mockReturnValue(["Added Riesling"]);
  const { person } = showPage();

  await person.click(screen.getByRole("button", { name: "Start afresh" }));
  const question = within(await screen.findByRole("dialog"));
  question.getByText("Added Riesling");
  expect(startAfresh).not.toHaveBeenCalled();
  await person.click(question.getByRole("button", { name: "Export" }));
  expect(vi.mocked(saveUnsent).mock.lastCall?.[0]).toContain("Added Riesling");
  await person.click(question.getByRole("button", { name: "Start afresh" }));

  expect(startAfresh).toHaveBeenCalledOnce();
});

test("[C18] from a closed cellar, the user can open the personal cellar", async () => {
  const { person } = showPage({ cellarId: "house" });

  await person.click(screen.getByRole("button", { name: "Open my own cellar" }));

  expect(switchCellar).toHaveBeenCalledWith("ada");
});

test("'Start afresh' is hidden if the user is unknown", () => {
  showPage({ userId: undefined });

  expect(screen.queryByRole("button", { name: "Start afresh" })).toBeNull();
});

function theServerHas(wines: WinesOnServer): void {
  vi.mocked(useWinesOnServer).mockReturnValue(wines);
}

function showPage(props: Partial<Parameters<typeof ClosedCellarPage>[0]> = {}) {
  return show(<ClosedCellarPage reason="refused" userId="ada" {...props} />);
}
