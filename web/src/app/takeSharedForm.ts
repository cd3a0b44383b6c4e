import { underBase } from "../platform/basePath.ts";
import { keepShared } from "./keepShared.ts";

/** Takes what was shared out of the page in which the server gave it back, and leads to where it belongs. */
export async function takeSharedForm(form: HTMLElement): Promise<void> {
  const bytes = Uint8Array.from(atob(form.textContent), (byte) => byte.charCodeAt(0));
  const headers = { "content-type": form.dataset["type"] ?? "" };
  const address = await keepShared(await new Response(bytes, { headers }).formData());
  window.location.replace(underBase(address));
}
