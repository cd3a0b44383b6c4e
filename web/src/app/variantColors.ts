import type { VariantColorsResolver } from "@mantine/core";

const HAIRLINE = "calc(0.0625rem * var(--mantine-scale))";
const NO_BORDER = `${HAIRLINE} solid transparent`;
const NOTHING = "transparent";

/**
 * The colours of a button's variant, as Mantine's own resolver tells them of a colour that the theme
 * names. That one also takes colours apart, which ours never are: 1.9 kB before the first card.
 */
export const variantColors: VariantColorsResolver = ({ color = "", variant }) => {
  const tone = (name: string) => `var(--mantine-color-${color}-${name})`;
  switch (variant) {
    case "filled":
      return {
        background: tone("filled"),
        hover: tone("filled-hover"),
        color: "var(--mantine-color-white)",
        border: NO_BORDER,
      };
    case "light":
      return {
        background: tone("light"),
        hover: tone("light-hover"),
        color: tone("light-color"),
        border: NO_BORDER,
      };
    case "outline":
      return {
        background: NOTHING,
        hover: tone("outline-hover"),
        color: tone("outline"),
        border: `${HAIRLINE} solid ${tone("outline")}`,
      };
    case "subtle":
      return {
        background: NOTHING,
        hover: tone("light-hover"),
        color: tone("light-color"),
        border: NO_BORDER,
      };
    // What lies in another control: it shows the password.
    case "transparent":
      return {
        background: NOTHING,
        hover: NOTHING,
        color: tone("light-color"),
        border: NO_BORDER,
      };
    case "default":
      return {
        background: "var(--mantine-color-default)",
        hover: "var(--mantine-color-default-hover)",
        color: "var(--mantine-color-default-color)",
        border: `${HAIRLINE} solid var(--mantine-color-default-border)`,
      };
    default:
      throw new Error(`There is no variant ${variant}`);
  }
};
