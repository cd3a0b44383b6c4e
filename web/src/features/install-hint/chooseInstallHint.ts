/** From so many wines on, a cellar is worth a place on the home screen. */
const WINES_WORTH_INSTALLING = 3;

/** How a person is asked to install: by the browser's own question, or in words where it has none. */
export type InstallHint = "question" | "share-menu";

/** What speaks for and against asking. */
export interface InstallOccasion {
  /** `undefined` while the cellar is not known. */
  readonly wines: number | undefined;
  /** The app runs from the home screen already. */
  readonly isInstalled: boolean;
  /** The person has answered, whatever it was. */
  readonly isAnswered: boolean;
  /** The browser can ask. */
  readonly canAsk: boolean;
  /** The browser installs from its Share menu and cannot ask: Safari on phones and tablets. */
  readonly hasShareMenu: boolean;
}

/** Chooses whether and how to ask a person to install; `undefined` when it is not the time. */
export function chooseInstallHint(occasion: InstallOccasion): InstallHint | undefined {
  const { wines = 0, isInstalled, isAnswered, canAsk, hasShareMenu } = occasion;
  if (wines < WINES_WORTH_INSTALLING || isInstalled || isAnswered) return undefined;
  if (canAsk) return "question";
  return hasShareMenu ? "share-menu" : undefined;
}
