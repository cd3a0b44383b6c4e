/** Hands a text, or bytes, to the person as a file in their downloads. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands the exported queue, a JSON text, to the person as a file. */
export function saveUnsent(json: string): void {
  saveFile("wine-cellar-unsent-changes.json", "application/json", json);
}
