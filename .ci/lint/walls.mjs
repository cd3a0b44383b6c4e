/**
 * A plugin of Oxlint that holds the walls between folders. Its own rule for imports,
 * `no-restricted-imports`, knows no look-ahead, with which a wall says what alone may pass.
 */

/** Refuses imports that match a pattern, saying why; its options are pairs of pattern and reason. */
const walls = {
  meta: { schema: { type: "array" } },
  create: (context) => {
    const refused = context.options.map(([pattern, reason]) => [new RegExp(pattern, "iu"), reason]);
    const check = ({ source }) => {
      for (const [pattern, message] of refused) {
        if (source && pattern.test(source.value)) context.report({ node: source, message });
      }
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: "cellar" }, rules: { walls } };
