import { DEFAULT_THEME, defaultVariantColorsResolver, mergeMantineTheme } from "@mantine/core";
import { expect, test } from "vitest";
import { theme } from "./theme.ts";
import { variantColors } from "./variantColors.ts";

test.each(
  ["burgundy", "red", "gray"].flatMap((color) =>
    ["filled", "light", "outline", "subtle", "default", "transparent"].map(
      (variant) => [variant, color] as const,
    ),
  ),
)("a %s button in %s has the colours that Mantine would give it", (variant, color) => {
  const asked = { variant, color, theme: mergeMantineTheme(DEFAULT_THEME, theme) };

  expect(variantColors(asked)).toEqual(defaultVariantColorsResolver(asked));
});
