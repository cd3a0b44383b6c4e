import { expect, test } from "vitest";
import { chooseInstallHint, type InstallFacts } from "./chooseInstallHint.ts";

test("the hint needs three wines", () => {
  expect(chooseInstallHint(occasion({ wines: undefined }))).toBeUndefined();
  expect(chooseInstallHint(occasion({ wines: 2 }))).toBeUndefined();
  expect(chooseInstallHint(occasion({ wines: 3 }))).toBe("question");
});

test("a user who has answered, or has the app, gets no hint", () => {
  expect(chooseInstallHint(occasion({ isAnswered: true }))).toBeUndefined();
  expect(chooseInstallHint(occasion({ isInstalled: true }))).toBeUndefined();
});

test("explains the Share menu, or shows nothing, without a browser prompt", () => {
  const silent = { canAsk: false };
  expect(chooseInstallHint(occasion({ ...silent, hasShareMenu: true }))).toBe("share-menu");
  expect(chooseInstallHint(occasion(silent))).toBeUndefined();
});

function occasion(differing: Partial<InstallFacts>): InstallFacts {
  return {
    wines: 3,
    isInstalled: false,
    isAnswered: false,
    canAsk: true,
    hasShareMenu: false,
    ...differing,
  };
}
