import { expect, test } from "vitest";
import { Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { pairingFailure } from "./pairingAnswer.ts";

// Spec 8.14
test("a pairing failure that names the AI service is 'Service Unavailable'", () => {
  for (const message of ["No AI key is configured.", "The AI pairing service is down."]) {
    expect(pairingFailure(new Error(message))).toEqual({
      kind: "unavailable",
      title: "Service Unavailable",
      description: "AI pairing service is currently unavailable. Please try again later.",
    });
  }
});

// Spec 8.14
test("a pairing failure that does not name the service is a 'Pairing Error'", () => {
  expect(pairingFailure(new Error("The meal is too long"))).toEqual({
    kind: "failed",
    title: "Pairing Error",
    description: "The meal is too long",
  });
});

// Spec 8.14
test("a pairing failure without a message gets the default message", () => {
  const page = "<html><h1>502 Bad Gateway</h1></html>";
  const foreign = new ServerRefusal(undefined, { message: `502: ${page}` });
  for (const wordless of [new Error(""), "odd", foreign]) {
    expect(pairingFailure(wordless)).toMatchObject({
      title: "Pairing Error",
      description: "Failed to get wine recommendations. Please try again.",
    });
  }
});

test("an unreachable server is a pairing failure of kind 'no-signal'", () => {
  expect(pairingFailure(new Unreachable())).toEqual({ kind: "no-signal" });
});

test("a refusal for lack of an AI key is of kind 'no-service'", () => {
  const sentence = "The AI pairing service needs an AI key, and none is configured.";
  const refusal = new ServerRefusal("ai_unconfigured", { sentence });

  expect(pairingFailure(refusal).kind).toBe("no-service");
});
