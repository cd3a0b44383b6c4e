import {
  convertCssVariables,
  deepMerge,
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { resolveVariables, theme } from "./src/app/theme.ts";

const SHEET = "virtual:mantine-variables.css";
const RESOLVED_SHEET = `\0${SHEET}`;
const NOTHING = "\0no-mantine-variables";

/**
 * Mantine's variables for our theme as a style sheet, `virtual:mantine-variables.css`. They never
 * change, and Mantine would work them out at each start. The part of it that does so is left out:
 * its provider is to be used with `withCssVariables={false}`.
 */
export const mantineVariables: Plugin = {
  name: "mantine-variables",
  enforce: "pre",
  resolveId(source) {
    if (source === SHEET) return RESOLVED_SHEET;
    return source.endsWith("/MantineCssVariables/MantineCssVariables.mjs") ? NOTHING : undefined;
  },
  load(id) {
    if (id === NOTHING) return "export const MantineCssVariables = () => null;";
    return id === RESOLVED_SHEET ? variablesOfTheme() : undefined;
  },
};

/**
 * Variables that nothing here asks for: layers, shadows, heights of lines, shades that no part takes, and the
 * variants of buttons that the app does not have.
 */
const UNUSED =
  /^--mantine-(z-index-\w+|shadow-(xs|sm|md|lg)|line-height-\w+|heading-(font-weight|text-wrap)|font-weight-bold|primary-color-(light.*|contrast)|color-(anchor|burgundy-(\d|outline.*|text)|dark-[0289]|gray-[89]|red-[0-4]|(gray|dark)-(filled|outline).*|red-filled.*|gray-(light|text)|(dark|red)-(light|text).*))$/;

function variablesOfTheme(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const all = deepMerge(defaultCssVariablesResolver(merged), resolveVariables(merged));
  const { variables, light, dark } = all;
  return convertCssVariables(
    { variables: inUse(variables), light: inUse(light), dark: inUse(dark) },
    ":root",
  );
}

function inUse(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)));
}
