import type { Plugin } from "vite";

/** Modules of Mantine's that hang on a component as its parts, whether or not anybody uses them. */
const GROUPS =
  /\/(Button|ActionIcon)Group(Section)?\/((?:Button|ActionIcon)Group(?:Section)?)\.mjs$/;

const LEFT_OUT = "\0left-out:";

/**
 * Leaves out of the build what libraries keep alive by a property of something else, so that
 * shaking can't: Mantine's groups of buttons, which this app has not, and what React Router names
 * for developers.
 */
export const leftOut: Plugin = {
  name: "left-out",
  apply: "build",
  enforce: "pre",
  resolveId(source) {
    const [, , , name] = GROUPS.exec(source) ?? [];
    return name === undefined ? undefined : LEFT_OUT + name;
  },
  load(id) {
    if (!id.startsWith(LEFT_OUT)) return undefined;
    return `export const ${id.slice(LEFT_OUT.length)} = undefined;`;
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        .replace(
          /^var (\w+) = (React\d*)\.(forwardRef|memo)\(/gm,
          "var $1 = /* @__PURE__ */ $2.$3(",
        ),
      map: null,
    }),
  },
};
