import { backgrounds, colorRules } from "../themeColors.ts";
import type { Work } from "./works.ts";

export interface Licences {
  readonly inApp: readonly Work[];
  readonly onServer: readonly Work[];
  readonly font: string | undefined;
}

export function licencesPage({ inApp, onServer, font }: Licences): string {
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Licences · Wine Cellar</title>
    <meta name="theme-color" content="${backgrounds.light}" />
    <link rel="icon" href="favicon.svg" type="image/svg+xml" />
    <script src="early.js" data-light="${backgrounds.light}" data-dark="${backgrounds.dark}"></script>
    <style>${style(font)}</style>
  </head>
  <body>
    <main>
      <p><a href="profile">Back to Wine Cellar</a></p>
      <h1>Licences</h1>
      <p>Wine Cellar is built on the works of others. These are all of them, each with its terms.</p>
      <h2>In the app</h2>
      ${listOf(inApp)}
      <h2>On the server</h2>
      ${listOf(onServer)}
    </main>
  </body>
</html>
`;
}

function listOf(works: readonly Work[]): string {
  const byText = new Map<string, Work[]>();
  for (const work of works.toSorted((a, b) => a.name.localeCompare(b.name, "en"))) {
    const text = work.text.trim();
    byText.set(text, [...(byText.get(text) ?? []), work]);
  }
  return Array.from(byText, ([text, alike]) => {
    const names = alike.map(({ name }) => escaped(name)).join(", ");
    const licences = [...new Set(alike.map(({ licence }) => escaped(licence)))].join(", ");
    return `<details><summary>${names} <span>${licences}</span></summary><pre>${escaped(text)}</pre></details>`;
  }).join("\n      ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * The page's styles. They use the app's colours, but not its style sheets, which contain far more
 * than this page needs.
 */
function style(font: string | undefined): string {
  const face = font
    ? `@font-face { font-family: "Fraunces Variable"; font-weight: 100 900; font-display: swap; src: url("${font}") format("woff2"); }`
    : "";
  return `
      ${face}
      ${colorRules}
      body { margin: 0; background: var(--color-background); color: var(--color-text); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
      main { max-width: 46rem; margin: auto; padding: 1rem max(1rem, env(safe-area-inset-left)) 3rem; }
      h1, h2 { font-family: "Fraunces Variable", Georgia, serif; font-weight: 600; line-height: 1.2; }
      h1 { font-size: 1.75rem; }
      h2 { margin-top: 2rem; font-size: 1.375rem; }
      a { display: inline-block; padding: 0.625rem 0; color: var(--color-primary-text); }
      details { margin: 0.5rem 0; border: 1px solid var(--color-line); border-radius: 10px; background: var(--color-card); }
      summary { padding: 0.75rem 1rem; overflow-wrap: anywhere; cursor: pointer; }
      summary span { color: var(--color-dim); font-size: 0.875rem; }
      a:focus-visible, summary:focus-visible { outline: 2px solid var(--color-primary-text); outline-offset: 2px; border-radius: 10px; }
      pre { margin: 0; padding: 0.25rem 1rem 1rem; overflow-wrap: anywhere; white-space: pre-wrap; font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    `;
}
