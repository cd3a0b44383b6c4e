const counts = { pending: 0, due: 0 };

/**
 * Shows a number on the installed app's icon, if supported: the number of pending changes, or else
 * the number of wines to drink. 0 removes the number.
 */
export async function showAppBadge(changed: Partial<typeof counts>): Promise<void> {
  Object.assign(counts, changed);
  if (!("setAppBadge" in navigator)) return;
  // The browser rejects the call if the app is not installed.
  await navigator.setAppBadge(counts.pending || counts.due).catch(() => undefined);
}
