import { expect, test } from "vitest";
import { cookieSigner } from "./cookieSigner.ts";

const PAIR = "wine_cellar_session=abc?~";
const BY_KEYGRIP = "iTD2OV6zwhXgs1arMQ00RfQQRRs";

test("accepts cookies signed by an earlier build", () => {
  const signer = cookieSigner("a key");

  expect(signer.sign(PAIR)).toBe(BY_KEYGRIP);
  expect(signer.index(PAIR, BY_KEYGRIP)).toBe(0);
});

test.each([
  ["an altered cookie", "wine_cellar_session=abd?~", BY_KEYGRIP],
  ["an altered signature", PAIR, BY_KEYGRIP.replace("i", "j")],
  ["a signature that is cut off", PAIR, BY_KEYGRIP.slice(1)],
  ["none at all", PAIR, ""],
])("%s is not signed", (_, pair, signature) => {
  expect(cookieSigner("a key").index(pair, signature)).toBe(-1);
});

test("another key gives another signature", () => {
  expect(cookieSigner("another key").verify(PAIR, BY_KEYGRIP)).toBe(false);
});
