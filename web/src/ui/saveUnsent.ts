import { saveFile } from "./saveFile.ts";

/** Hands the exported queue, a JSON text, to the person as a file. */
export function saveUnsent(json: string): void {
  saveFile("wine-cellar-unsent-changes.json", "application/json", json);
}
