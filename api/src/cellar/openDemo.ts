import type { Credentials } from "sync-protocol";
import { type AccountDeps, signUp } from "./account.ts";
import { stockDemo, type StockDeps } from "./stockDemo.ts";

/**
 * Makes the published demo account true: it exists, its password is the published one whatever a
 * visitor made of it, and its cellar is stocked.
 */
export async function openDemo(deps: AccountDeps & StockDeps, demo: Credentials): Promise<void> {
  const account = await deps.accounts.byEmail(demo.email);
  const { id } = account ?? (await signUp(deps, demo)).user;
  if (account && (await deps.hasher.verify(account.passwordHash, demo.password)) === "wrong") {
    const published = await deps.hasher.hash(demo.password);
    await deps.accounts.changePassword(id, account.passwordHash, published);
  }
  await stockDemo(deps, id);
}
