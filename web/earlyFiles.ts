import type { Plugin, Rolldown } from "vite";
import { SIGNED_IN_PAIRS } from "../sync-protocol/src/account/cookies.ts";

/**
 * Fetches the heading font beside the first script instead of after the first style sheet, so that
 * `font-display: optional` finds it in time and headings are not drawn twice.
 */
export const preloadHeadingFont: Plugin = {
  name: "preload-heading-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /fraunces-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: "",
          },
          injectTo: "head-prepend",
        })),
  },
};

/**
 * Writes into the page which files the pages for the signed-in, and those for all others, need
 * beyond the first script, and by which cookies to tell who is signed in, so that `public/early.js`
 * can fetch them beside it.
 */
export const nameFirstPages: Plugin = {
  name: "name-first-pages",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((output) => output.type === "chunk");
      const start = filesOf(
        chunks.filter((chunk) => chunk.isEntry),
        chunks,
      );
      const beyondStart = (module: string) => {
        const roots = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        return [...filesOf(roots, chunks)].filter((file) => !start.has(file)).join(" ");
      };
      const signedIn = beyondStart("/src/app/signedInPages.ts");
      const others = beyondStart("/src/features/account/accountPages.ts");
      const cookies = SIGNED_IN_PAIRS.join(" ");
      return html.replace(
        'src="/early.js"',
        `$& data-cookies="${cookies}" data-signed-in="${signedIn}" data-others="${others}"`,
      );
    },
  },
};

/** The files of these chunks and of all that they import, scripts and style sheets. */
function filesOf(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) {
      visit(imported);
    }
  };
  roots.forEach(visit);
  return files;
}
