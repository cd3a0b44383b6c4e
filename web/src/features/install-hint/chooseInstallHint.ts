const WINES_WORTH_INSTALLING = 3;

/** The browser's prompt, or instructions if the browser has no prompt. */
export type InstallHint = "question" | "share-menu";

export interface InstallFacts {
  /** `undefined` while the cellar loads. */
  readonly wines: number | undefined;
  readonly isInstalled: boolean;
  readonly isAnswered: boolean;
  readonly canAsk: boolean;
  /** Whether the browser installs only from its Share menu, as Safari on phones and tablets does. */
  readonly hasShareMenu: boolean;
}

export function chooseInstallHint(facts: InstallFacts): InstallHint | undefined {
  const { wines = 0, isInstalled, isAnswered, canAsk, hasShareMenu } = facts;
  if (wines < WINES_WORTH_INSTALLING || isInstalled || isAnswered) return undefined;
  if (canAsk) return "question";
  return hasShareMenu ? "share-menu" : undefined;
}
