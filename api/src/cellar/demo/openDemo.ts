import type { Credentials } from "sync-protocol";
import { type AccountDeps, hasPassword, makeAccount } from "../accounts/account.ts";
import type { Account } from "../ports/accounts.ts";
import { stockDemo, type StockDeps } from "./stockDemo.ts";

/**
 * Makes the published demo account true: it exists, its password is the published one whatever a
 * visitor made of it, and its cellar is stocked. Of several processes that start at once each may do so.
 */
export async function openDemo(deps: AccountDeps & StockDeps, demo: Credentials): Promise<void> {
  const account = await deps.accounts.byEmail(demo.email);
  const id = account?.id ?? (await makeDemo(deps, demo));
  if (account && !(await isPublished(deps, account, demo))) {
    const published = await deps.hasher.hash(demo.password);
    await deps.accounts.changePassword(id, account.passwordHash, published);
  }
  await stockDemo(deps, id);
}

/** Makes the account, unless another process has made it meanwhile; its id. */
async function makeDemo(deps: AccountDeps, demo: Credentials): Promise<string> {
  try {
    return (await makeAccount(deps, demo, { isConfirmed: true })).id;
  } catch (error) {
    const account = await deps.accounts.byEmail(demo.email);
    if (!account) throw error;
    return account.id;
  }
}

async function isPublished(
  { hasher }: AccountDeps,
  { passwordHash }: Account,
  { password }: Credentials,
): Promise<boolean> {
  return hasPassword(passwordHash) && (await hasher.verify(passwordHash, password)) !== "wrong";
}
