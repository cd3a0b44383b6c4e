import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { show } from "../../../ui/test/show.tsx";
import { CalendarFeed } from "./CalendarCard.tsx";

const CELLAR = "00000000-0000-4000-8000-000000000001";
const FEED = `/api/cellars/${CELLAR}/calendar-feed`;
const ADDRESS = "https://cellar.example/calendar/secret.ics";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
});

test("[K1] creating a calendar shows its address once", async () => {
  const made = { showsNames: true, madeAt: Date.UTC(2026, 10, 27) };
  const answers = {
    [`GET ${FEED}`]: { body: { calendarFeed: null as typeof made | null } },
    [`POST ${FEED}`]: { status: 201, body: { calendarFeed: made, link: ADDRESS } },
  };
  const asked = fakeServer(answers);
  const { person } = show(<CalendarFeed cellarId={CELLAR} name="Holiday house" />);
  await screen.findByText("Holiday house");
  await person.click(screen.getByLabelText("Name the wines in the calendar"));
  answers[`GET ${FEED}`] = { body: { calendarFeed: made } };

  await person.click(screen.getByRole("button", { name: "Make Address" }));

  expect(await screen.findByLabelText("Address")).toHaveProperty("value", ADDRESS);
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ showsNames: true });
  await person.click(screen.getByRole("button", { name: "Done" }));
  await screen.findByText(/^Names your wines, since/);
  screen.getByRole("button", { name: "Replace Address" });
});

test("[K1] ending a calendar shows 'Calendar ended' and removes the End Calendar button", async () => {
  const feed = { showsNames: false, madeAt: Date.UTC(2026, 10, 27) };
  const answers = {
    [`GET ${FEED}`]: { body: { calendarFeed: feed as typeof feed | null } },
    [`POST ${FEED}/revoke`]: { body: {} },
  };
  fakeServer(answers);
  const { person } = show(<CalendarFeed cellarId={CELLAR} name={undefined} />);
  await screen.findByText(/^Only counts your wines, since/);
  answers[`GET ${FEED}`] = { body: { calendarFeed: null } };

  await person.click(screen.getByRole("button", { name: "End Calendar" }));

  await screen.findByText("Calendar ended");
  await waitFor(() => {
    expect(screen.queryByRole("button", { name: "End Calendar" })).toBeNull();
  });
});
