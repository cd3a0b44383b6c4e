import { basename } from "node:path";
import type { Plugin } from "vite";

/** Modules of Mantine's that hang on a component as its parts, whether or not anybody uses them. */
const PARTS =
  /\/((Button|ActionIcon)Group(Section)?|loaders\/(Bars|Dots)|MantineClasses|InlineStyles)\.mjs$/;

/** What Mantine's theme has by default and what ours needs in its place, by module. */
const THEME_DEFAULTS: Readonly<Record<string, string>> = {
  "default-colors.mjs": "export const DEFAULT_COLORS = {};",
  // Whether text on a colour has to be dark is asked for `autoContrast` alone.
  "luminance.mjs": "export const isLightColor = () => false, luminance = undefined;",
  "default-variant-colors-resolver.mjs": "export const defaultVariantColorsResolver = undefined;",
};

const TRANSITION = "Transition.mjs";
const WITH_LOADER = /\/(Button|ActionIcon)\.mjs$/;

/** Brings what marks a button as busy at once, where Mantine has it slide in. */
const AT_ONCE =
  "export const Transition = ({ mounted, transition, children }) => mounted ? children(transition.in) : null;";

const LEFT_OUT = "\0left-out:";

/**
 * Leaves out of the build what libraries keep alive by a property of something else, so that
 * shaking can't: Mantine's groups of buttons, which this app has not, loaders of other forms than the
 * ring, classes and styles by the width of the window, its default colours, the transitions of its
 * buttons, and what React Router names for developers.
 */
export const leftOut: Plugin = {
  name: "left-out",
  apply: "build",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (!importer.includes("/@mantine/core/")) return undefined;
    const module = basename(source);
    const isLeftOut =
      PARTS.test(source) ||
      Object.hasOwn(THEME_DEFAULTS, module) ||
      (module === TRANSITION && WITH_LOADER.test(importer));
    return isLeftOut ? LEFT_OUT + module : undefined;
  },
  load(id) {
    if (!id.startsWith(LEFT_OUT)) return undefined;
    const module = id.slice(LEFT_OUT.length);
    if (module === TRANSITION) return AT_ONCE;
    return THEME_DEFAULTS[module] ?? `export const ${basename(module, ".mjs")} = undefined;`;
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
