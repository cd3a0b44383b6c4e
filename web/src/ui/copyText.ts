/** Returns false if the browser cannot copy, so that the user has to copy manually. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is refused, or missing without https.
    return false;
  }
}
