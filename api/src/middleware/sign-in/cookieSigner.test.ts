import { expect, test } from "vitest";
import { cookieSigner } from "./cookieSigner.ts";

const PAIR = "wine_cellar_session=abc?~";
const BY_KEYGRIP = "iTD2OV6zwhXgs1arMQ00RfQQRRs";

test("the cookie signer's signatures equal those of the library Keygrip", () => {
  const signer = cookieSigner("a key");

  expect(signer.sign(PAIR)).toBe(BY_KEYGRIP);
  expect(signer.index(PAIR, BY_KEYGRIP)).toBe(0);
});

test.each([
  ["an altered value", "wine_cellar_session=abd?~", BY_KEYGRIP],
  ["an altered signature", PAIR, BY_KEYGRIP.replace("i", "j")],
  ["a cut signature", PAIR, BY_KEYGRIP.slice(1)],
  ["no signature", PAIR, ""],
])("a cookie with %s is rejected", (_, pair, signature) => {
  expect(cookieSigner("a key").index(pair, signature)).toBe(-1);
});

test("a cookie signed with another key is rejected", () => {
  expect(cookieSigner("another key").verify(PAIR, BY_KEYGRIP)).toBe(false);
});
