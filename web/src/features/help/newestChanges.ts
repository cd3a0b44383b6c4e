export interface Changes {
  readonly version: string;
  readonly changes: readonly string[];
}

export function newestChanges(changelog: string): Changes {
  const [, section = ""] = changelog.split(/^## /m);
  const [version = "", ...lines] = section.split("\n");
  const changes = lines
    .join("\n")
    .split(/^- /m)
    .slice(1)
    .map((change) => plain(change.replaceAll(/\s+/g, " ").trim()));
  return { version: version.trim(), changes };
}

function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("`", "");
}
