import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { anEvent, id } from "../../rules/testBuilders.ts";
import { show } from "../../ui/test/show.tsx";
import { EventEntry } from "./EventEntry.tsx";

afterEach(() => {
  cleanup();
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("[H12] another member's rating shows their name; the user's shows 'You'", () => {
  const user = { id: id(72), email: "reader@cellar.example" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  const rating = { value: 17, scale: 20 } as const;
  const impressions = [
    { author: { id: id(72), name: "Bo" }, rating: null, note: "Tar" },
    { author: { id: id(73), name: "Cy" }, rating, note: "Roses" },
  ];

  const event = anEvent(1, { author: { id: id(71), name: "Anna" }, impressions });
  show(
    <EventEntry event={event} photo={null}>
      Yesterday
    </EventEntry>,
  );

  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "You:  Tar",
    "Cy: 17/20 Roses",
  ]);
  screen.getByRole("button", { name: /^Your rating: 1 bottle drunk/ });
});

test.each([
  ["another member's event shows that member's name", id(72), "Anna took a bottle"],
  ["the reader's own event shows no name", id(71), "1 bottle drunk"],
])("[H11] in a journal entry, %s", (_, readerId, words) => {
  const user = { id: readerId, email: "reader@cellar.example" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);

  const event = anEvent(1, { author: { id: id(71), name: "Anna" } });
  show(
    <EventEntry event={event} photo={null}>
      Yesterday
    </EventEntry>,
  );

  expect(screen.getByText("Yesterday").parentElement?.textContent).toContain(words);
});
