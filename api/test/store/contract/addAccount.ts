import { randomUUID } from "node:crypto";
import type { Account, AccountStore } from "../../../src/cellar/ports/accounts.ts";

/** Adds an account without a name, with a confirmed e-mail. */
export async function addAccount(accounts: AccountStore, createdAt: number): Promise<Account> {
  const id = randomUUID();
  const account = {
    id,
    email: `${id}@cellar.example`,
    name: null,
    language: null,
    passwordHash: `hash of ${id}`,
    unconfirmedSince: null,
  };
  await accounts.create(account, createdAt);
  return account;
}
