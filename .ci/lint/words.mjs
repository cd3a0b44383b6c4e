import { readFileSync } from "node:fs";

/** Plainer word for each word that comments and texts must avoid. */
export const INSTEAD = new Map(
  readFileSync(new URL("words.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t")),
);

const AVOIDED = new RegExp(`\\b(?:${[...INSTEAD.keys()].join("|")})\\b`, "gi");

const plainWords = {
  create({ report, sourceCode }) {
    const check = (node, text) => {
      for (const [found] of text.replaceAll(/\s+(?:\*\s+)?/g, " ").matchAll(AVOIDED)) {
        const instead = INSTEAD.get(found.toLowerCase());
        report({ node, message: `Avoid "${found}" and write: ${instead}.` });
      }
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) check(comment, comment.value);
      },
      Literal(node) {
        if (typeof node.value === "string") check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
      JSXText(node) {
        check(node, node.value);
      },
    };
  },
};

/** Oxlint plugin: comments and texts must avoid the words in `words.tsv`. */
export default { meta: { name: "words" }, rules: { plain: plainWords } };
