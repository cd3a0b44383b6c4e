import { screen, waitFor } from "@testing-library/react";
import type { ListedCellar } from "sync-protocol";
import { expect, onTestFinished, test } from "vitest";
import { showCellars } from "../../../engine/session/cellarsStore.ts";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { show } from "../../../ui/test/show.tsx";
import { RemindersCard } from "./RemindersCard.tsx";

const PATH = "/api/auth/reminders";

test("with several cellars, each has a switch for its reminder mails", async () => {
  showCellars({ listed: [PERSONAL, SHARED], lost: [] });
  onTestFinished(() => {
    showCellars();
  });
  const asked = fakeServer({
    [`GET ${PATH}`]: { body: { byMail: true, cellarIds: [PERSONAL.id] } },
    [`PUT ${PATH}`]: { body: { byMail: true, cellarIds: [PERSONAL.id, SHARED.id] } },
  });
  const { person } = show(<RemindersCard user={USER} />);
  const house = screen.getByRole("switch", { name: "Holiday house" });
  await waitFor(() => {
    expect(screen.getByRole("switch", { name: "My cellar" })).toHaveProperty("checked", true);
  });
  expect(house).toHaveProperty("checked", false);

  await person.click(house);

  await waitFor(() => {
    expect(asked.at(-1)?.body).toEqual({ byMail: true, cellarId: SHARED.id });
  });
  expect(house).toHaveProperty("checked", true);
  screen.getByRole("group", { name: "Send me a monthly email about" });
});

const USER = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "anna@cellar.example",
};

const PERSONAL: ListedCellar = {
  id: USER.id,
  name: null,
  colour: null,
  isPersonal: true,
  role: "owner",
  owner: USER.email,
  members: 1,
  isOffered: false,
  membershipId: null,
};

const SHARED: ListedCellar = {
  ...PERSONAL,
  id: "00000000-0000-4000-8000-000000000002",
  name: "Holiday house",
  isPersonal: false,
  role: "viewer",
  owner: "ben@cellar.example",
};
