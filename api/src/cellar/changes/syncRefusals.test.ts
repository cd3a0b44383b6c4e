import { PROTOCOL } from "sync-protocol";
import { expect, test } from "vitest";
import { requireProtocol } from "./syncRefusals.ts";

test.each([PROTOCOL, PROTOCOL - 1])("[V1] a client with protocol %i is served", (spoken) => {
  expect(() => {
    requireProtocol(spoken);
  }).not.toThrow();
});

test.each([PROTOCOL - 2, PROTOCOL + 1])(
  "[V1] a client with protocol %i is asked to update",
  (spoken) => {
    expect(() => {
      requireProtocol(spoken);
    }).toThrow(expect.objectContaining({ refusal: { code: "upgrade_required" } }));
  },
);
