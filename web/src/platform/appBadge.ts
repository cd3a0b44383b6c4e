/** Shows a count on the installed app's icon, where the system has that; 0 takes it away. */
export async function showAppBadge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  // Refused where the app is not installed.
  await navigator.setAppBadge(count).catch(() => undefined);
}
