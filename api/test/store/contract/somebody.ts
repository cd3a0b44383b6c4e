import { randomUUID } from "node:crypto";
import type { Account, AccountStore } from "../../../src/cellar/ports/accounts.ts";

/** Adds a user with only a password hash. */
export async function somebody(accounts: AccountStore, createdAt: number): Promise<Account> {
  const id = randomUUID();
  const account = {
    id,
    email: `${id}@cellar.example`,
    name: null,
    passwordHash: `hash of ${id}`,
    unconfirmedSince: null,
  };
  await accounts.create(account, createdAt);
  return account;
}
