export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function fileName(title: string, ending: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 100);
  return `${name}.${ending}`;
}

export function saveUnsent(json: string): void {
  saveFile("wine-cellar-unsent-changes.json", "application/json", json);
}
