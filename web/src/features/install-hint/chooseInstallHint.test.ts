import { expect, test } from "vitest";
import { chooseInstallHint, type InstallFacts } from "./chooseInstallHint.ts";

test("the install hint appears only from three wines on", () => {
  expect(chooseInstallHint(factsWith({ wines: undefined }))).toBeUndefined();
  expect(chooseInstallHint(factsWith({ wines: 2 }))).toBeUndefined();
  expect(chooseInstallHint(factsWith({ wines: 3 }))).toBe("question");
});

test("a user who answered or has installed the app gets no hint", () => {
  expect(chooseInstallHint(factsWith({ isAnswered: true }))).toBeUndefined();
  expect(chooseInstallHint(factsWith({ isInstalled: true }))).toBeUndefined();
});

test("without an install prompt, the hint appears only with a Share menu", () => {
  const silent = { canAsk: false };
  expect(chooseInstallHint(factsWith({ ...silent, hasShareMenu: true }))).toBe("share-menu");
  expect(chooseInstallHint(factsWith(silent))).toBeUndefined();
});

function factsWith(differing: Partial<InstallFacts>): InstallFacts {
  return {
    wines: 3,
    isInstalled: false,
    isAnswered: false,
    canAsk: true,
    hasShareMenu: false,
    ...differing,
  };
}
