import { hash, parseOptions, verify } from "@node-rs/argon2";
import type { PasswordHasher } from "../../cellar/ports/signInMethods.ts";
import { heavyWork } from "../heavyWork.ts";

/** Cost parameters of argon2. `memoryCost` is in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

const COST: HashCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** Hashes and verifies passwords. A right password whose hash has another cost is `outdated`. */
export function argon2Hasher(cost: HashCost = COST): PasswordHasher {
  const hashFairly = <T>(task: () => Promise<T>) => heavyWork("passwords", task);

  return {
    hash: (password) => hashFairly(() => hash(password, cost)),
    verify: (stored, password) =>
      hashFairly(async () => {
        if (!(await verify(stored, password))) return "wrong";
        return isAt(cost, stored) ? "right" : "outdated";
      }),
  };
}

function isAt(cost: HashCost, stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost === cost.memoryCost && timeCost === cost.timeCost && parallelism === cost.parallelism
  );
}
