import {
  convertCssVariables,
  deepMerge,
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";
import { palette, resolveVariables, theme } from "./src/app/theme/theme.ts";

const SHEET = "virtual:mantine-variables.css";

/**
 * Vite plugin that serves our theme's CSS variables as the style sheet
 * `virtual:mantine-variables.css`, because the content security policy forbids the inline style of
 * Mantine's provider. The provider must have `withCssVariables={false}`.
 */
export const mantineVariables: Plugin = {
  name: "mantine-variables",
  resolveId: (source) => (source === SHEET ? `\0${SHEET}` : undefined),
  load: (id) => (id === `\0${SHEET}` ? variablesOfTheme() : undefined),
};

function variablesOfTheme(): string {
  // Includes only our palette, because the variables of Mantine's ten other colours are unused and
  // take 1.3 kB.
  const merged = mergeMantineTheme({ ...DEFAULT_THEME, colors: palette }, theme);
  const variables = deepMerge(defaultCssVariablesResolver(merged), resolveVariables(merged));
  return convertCssVariables(variables, ":root");
}
