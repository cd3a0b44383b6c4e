import { screen, within } from "@testing-library/react";
import type { ListedCellar } from "sync-protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { cellarsStore } from "../../engine/session/cellarsStore.ts";
import { switchCellar } from "../../engine/session/session.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { show } from "../../ui/test/show.tsx";
import { CellarsSheet } from "./CellarsSheet.tsx";
import { HeaderCellar } from "./OpenCellar.tsx";

vi.mock("../../engine/session/session.ts", async (original) => ({
  ...(await original<object>()),
  switchCellar: vi.fn(),
}));

const USER = { id: "00000000-0000-4000-8000-000000000001", email: "anna@cellar.example" };

beforeEach(() => {
  sessionStore.setState({ kind: "signedIn", user: USER, mustSignIn: false }, true);
});

test("clicking the open cellar's name in the header opens the cellar list", async () => {
  cellarsStore.setState({ listed: [OWN, HOLIDAY] });
  const onSwitch = vi.fn();
  const { person } = show(<HeaderCellar onSwitch={onSwitch} />);
  const button = screen.getByRole("button", { name: "Switch cellar: My cellar is open" });
  expect(button.textContent).toBe("My cellar");

  await person.click(button);

  expect(onSwitch).toHaveBeenCalledOnce();
});

test("the list of cellars marks the open one; a click opens another", async () => {
  cellarsStore.setState({ listed: [OWN, HOLIDAY] });
  const onClose = vi.fn();
  const { person, router } = show(<CellarsSheet opened onClose={onClose} />, { at: "/places" });
  const list = within(screen.getByRole("list", { name: "Cellars" }));
  expect(list.getByRole("button", { name: /My cellar/ }).getAttribute("aria-current")).toBe("true");

  await person.click(list.getByRole("button", { name: /Holiday house/ }));

  expect(onClose).toHaveBeenCalled();
  expect(switchCellar).toHaveBeenCalledWith(HOLIDAY.id);
  await vi.waitFor(() => {
    expect(router.state.location.pathname).toBe("/");
  });
});

const OWN: ListedCellar = {
  id: USER.id,
  isPersonal: true,
  name: null,
  colour: null,
  role: "owner",
  owner: USER.email,
  members: 1,
  isOffered: false,
  membershipId: null,
};

const HOLIDAY: ListedCellar = {
  ...OWN,
  id: "00000000-0000-4000-8000-00000000000b",
  isPersonal: false,
  name: "Holiday house",
  role: "editor",
  owner: "bo@cellar.example",
};
