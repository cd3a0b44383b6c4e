/** Minimum number of wines before the app offers to be installed. */
const WINES_WORTH_INSTALLING = 3;

/** Type of hint: the browser's own prompt, or instructions where it has none. */
export type InstallHint = "question" | "share-menu";

export interface InstallFacts {
  /** `undefined` while the cellar loads. */
  readonly wines: number | undefined;
  readonly isInstalled: boolean;
  readonly isAnswered: boolean;
  readonly canAsk: boolean;
  /** The browser installs only from its Share menu: Safari on phones and tablets. */
  readonly hasShareMenu: boolean;
}

export function chooseInstallHint(facts: InstallFacts): InstallHint | undefined {
  const { wines = 0, isInstalled, isAnswered, canAsk, hasShareMenu } = facts;
  if (wines < WINES_WORTH_INSTALLING || isInstalled || isAnswered) return undefined;
  if (canAsk) return "question";
  return hasShareMenu ? "share-menu" : undefined;
}
