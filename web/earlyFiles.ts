import type { Plugin, Rolldown } from "vite";

const HEADING_FONT = /fraunces-latin-wght-normal.*\.woff2$/;

/**
 * Vite plugin for files that the browser should load early. Preloads the heading font; without
 * this, `font-display: optional` would skip the font at the first visit. Gives `public/early.js`
 * the file names of two groups of pages: those for signed-in and those for signed-out users.
 */
export const nameEarlyFiles: Plugin = {
  name: "name-early-files",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const font = Object.keys(bundle).find((file) => HEADING_FONT.test(file)) ?? "";
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const start = filesOf(
        chunks.filter((chunk) => chunk.isEntry),
        chunks,
      );
      const beyondStart = (module: string) => {
        const roots = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        return [...filesOf(roots, chunks)].filter((file) => !start.has(file)).join(" ");
      };
      const signedIn = beyondStart("/src/app/pages/signedInPages.ts");
      const others = beyondStart("/src/features/account/sign-in/accountPages.ts");
      const preload = `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin />`;
      return html
        .replace("<head>", `$&\n    ${preload}`)
        .replace('src="/early.js"', `$& data-signed-in="${signedIn}" data-others="${others}"`);
    },
  },
};

function filesOf(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
  files = new Set<string>(),
): ReadonlySet<string> {
  for (const chunk of roots) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    filesOf(imported, chunks, files);
  }
  return files;
}
