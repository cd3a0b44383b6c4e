import { expect, test } from "vitest";
import { openStreams } from "./events.ts";

test("an event stream beyond a user's limit closes the user's oldest stream", () => {
  const streams = openStreams({ perPerson: 2, inAll: 10 });
  const closedStreams: string[] = [];
  const open = (name: string, userId = "anna") =>
    streams.enter(userId, () => closedStreams.push(name));

  const leaveFirst = open("first");
  open("second");
  open("another's", "ben");
  expect(closedStreams).toEqual([]);
  open("third");
  expect(closedStreams).toEqual(["first"]);

  leaveFirst?.();
  open("fourth");
  expect(closedStreams).toEqual(["first", "second"]);
});

test("an event stream beyond the server's limit is refused until another ends", () => {
  const streams = openStreams({ perPerson: 2, inAll: 2 });
  const leave = streams.enter("anna", () => undefined);
  streams.enter("ben", () => undefined);

  expect(streams.enter("cleo", () => undefined)).toBeUndefined();
  leave?.();
  expect(streams.enter("cleo", () => undefined)).toBeDefined();
});
