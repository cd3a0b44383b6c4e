import { PROTOCOL } from "sync-protocol";
import { expect, test } from "vitest";
import { requireProtocol } from "./syncRefusals.ts";

test.each([PROTOCOL, PROTOCOL - 1])("[V1] a client with protocol %i is served", (protocol) => {
  expect(() => {
    requireProtocol(protocol);
  }).not.toThrow();
});

test.each([PROTOCOL - 2, PROTOCOL + 1])(
  "[V1] a client with the unsupported protocol %i is asked to update",
  (protocol) => {
    expect(() => {
      requireProtocol(protocol);
    }).toThrow(expect.objectContaining({ refusal: { code: "upgrade_required" } }));
  },
);
