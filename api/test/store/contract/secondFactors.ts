import { beforeEach, describe, expect, test } from "vitest";
import type { Account, AccountStore } from "../../../src/cellar/ports/accounts.ts";
import type { SecondFactorStore } from "../../../src/cellar/ports/signInMethods.ts";
import { addAccount } from "./addAccount.ts";

const NOW = Date.UTC(2026, 0, 1);
const CODES = ["first code", "second code"];

export interface SecondFactorsUnderTest {
  readonly secondFactors: SecondFactorStore;
  readonly accounts: AccountStore;
}

export function describeSecondFactorStore(open: () => SecondFactorsUnderTest): void {
  describe("second factors", () => {
    let secondFactors: SecondFactorStore;
    let ann: Account;
    let bob: Account;

    beforeEach(async () => {
      const { accounts } = open();
      ({ secondFactors } = open());
      [ann, bob] = [await addAccount(accounts, NOW), await addAccount(accounts, NOW)];
    });
    const begin = ({ id, passwordHash }: Account, more: { readonly sealedSecret?: string } = {}) =>
      secondFactors.begin({ ...factorOf(id), recoveryHashes: CODES, ...more }, passwordHash);

    test("the store returns a second factor and its number of recovery codes", async () => {
      expect(await secondFactors.find(ann.id)).toBeUndefined();
      expect(await begin(ann)).toBe(true);

      expect(await secondFactors.find(ann.id)).toEqual({
        ...factorOf(ann.id),
        recoveryCodesLeft: 2,
      });
      expect(await secondFactors.find(bob.id)).toBeUndefined();
    });

    test("beginning a second factor with an outdated password hash fails", async () => {
      await begin(ann);

      const late = { ...ann, passwordHash: "hash of before" };
      expect(await begin(late, { sealedSecret: "another" })).toBe(false);

      expect(await secondFactors.find(ann.id)).toMatchObject(factorOf(ann.id));
    });

    test("a new second factor replaces the former factor and its recovery codes", async () => {
      await begin(ann);
      await secondFactors.useRecoveryCode(ann.id, "first code");
      await secondFactors.useStep(ann.id, 9);

      await begin(ann, { sealedSecret: "another" });

      expect(await secondFactors.find(ann.id)).toEqual({
        ...factorOf(ann.id),
        sealedSecret: "another",
        recoveryCodesLeft: 2,
      });
    });

    test("a used authenticator code and earlier codes are refused", async () => {
      await begin(ann);
      const { lastStep } = factorOf(ann.id);
      const use = (step: number) => secondFactors.useStep(ann.id, step);

      expect((await Promise.all([use(lastStep + 2), use(lastStep + 2)])).sort()).toEqual([
        false,
        true,
      ]);
      expect(await use(lastStep + 1)).toBe(false);
      expect(await use(lastStep + 3)).toBe(true);
      expect(await secondFactors.useStep(bob.id, lastStep + 2)).toBe(false);
    });

    test("only one of concurrent uses of a recovery code succeeds", async () => {
      for (const person of [ann, bob]) await begin(person);
      const use = (hash: string) => secondFactors.useRecoveryCode(ann.id, hash);

      const both = await Promise.all([use("first code"), use("first code")]);

      expect(both.sort()).toEqual([false, true]);
      expect(await use("no code")).toBe(false);
      expect(await secondFactors.find(ann.id)).toMatchObject({ recoveryCodesLeft: 1 });
      expect(await secondFactors.find(bob.id)).toMatchObject({ recoveryCodesLeft: 2 });
    });

    test("ending a second factor removes its recovery codes", async () => {
      for (const person of [ann, bob]) await begin(person);

      expect(await secondFactors.end(ann.id)).toBe(true);

      expect(await secondFactors.end(ann.id)).toBe(false);
      expect(await secondFactors.find(ann.id)).toBeUndefined();
      expect(await secondFactors.useRecoveryCode(ann.id, "first code")).toBe(false);
      expect(await secondFactors.find(bob.id)).toMatchObject({ recoveryCodesLeft: 2 });
    });
  });
}

function factorOf(userId: string) {
  return { userId, sealedSecret: "a sealed secret", lastStep: 4, startedAt: NOW };
}
