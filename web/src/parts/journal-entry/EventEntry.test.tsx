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

test.each([
  ["another member's event names them", id(72), "Anna took a bottle"],
  ["the reader's own event has no name", id(71), "1 bottle drunk"],
])("[H11] %s", (_, readerId, words) => {
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
