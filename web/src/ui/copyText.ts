/** Returns false if the browser cannot copy. The user then has to select and copy the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser refused the clipboard, or has none because the page is not on https.
    return false;
  }
}
