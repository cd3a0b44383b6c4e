import {
  createTheme,
  type CSSVariablesResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
} from "@mantine/core";
import { i18n } from "../../language/i18n.ts";

const burgundy: MantineColorsTuple = [
  "#fbeef2",
  "#f6d5de",
  "#f5b9c8",
  "#f2a0b4",
  "#d97390",
  "#bf4569",
  "#9c2f51",
  "#7b1e3a",
  "#661730",
  "#4f1024",
];

const red: MantineColorsTuple = [
  "#fdeeec",
  "#fad9d5",
  "#ffbdb5",
  "#ff9c91",
  "#e0655a",
  "#c4453b",
  "#bd332a",
  "#b3261e",
  "#961d16",
  "#70130e",
];

const gray: MantineColorsTuple = [
  "#fbf8f4",
  "#f3ede6",
  "#ebe3da",
  "#e4dbd2",
  "#8a7c72",
  "#7a6c62",
  "#655850",
  "#4f443e",
  "#3a302c",
  "#241c1a",
];

const dark: MantineColorsTuple = [
  "#efe8e1",
  "#d5cbc2",
  "#b3a79d",
  "#a1958b",
  "#8c7f76",
  "#3a332f",
  "#241f1c",
  "#1a1614",
  "#161210",
  "#120f0e",
];

export const palette = { burgundy, red, gray, dark };

declare module "@mantine/core" {
  interface MantineThemeColorsOverride {
    // The type also allows other strings, because components accept CSS colours such as
    // `currentColor`.
    readonly colors: Record<keyof typeof palette | (string & {}), MantineColorsTuple>;
  }
}

const closeButtonProps = { "aria-label": i18n._("Close"), size: "var(--target)", iconSize: "20px" };

/** Attributes of a dialog's parts. The role removes its header from the page's landmarks. */
const attributes = { header: { role: "presentation" } };

/** Place of a button's loader. Without animations, Mantine leaves out its transform. */
const CENTERED = { transform: "translate(-50%,-50%)" };

export const theme = createTheme({
  colors: palette,
  primaryColor: "burgundy",
  primaryShade: { light: 7, dark: 5 },
  black: "#241c1a",
  fontFamily: "var(--font-body)",
  fontFamilyMonospace: "var(--font-mono)",
  headings: { fontFamily: "var(--font-heading)", fontWeight: "560", textWrap: "balance" },
  fontSizes: {
    xs: "var(--text-12)",
    sm: "var(--text-14)",
    md: "var(--text-16)",
    lg: "var(--text-18)",
    xl: "var(--text-22)",
  },
  spacing: {
    xs: "var(--space-8)",
    sm: "var(--space-12)",
    md: "var(--space-16)",
    lg: "var(--space-24)",
    xl: "var(--space-32)",
  },
  radius: {
    xs: "4px",
    sm: "var(--radius-input)",
    md: "var(--radius-button)",
    lg: "var(--radius-card)",
    xl: "var(--radius-card)",
  },
  defaultRadius: "sm",
  shadows: { xs: "none", sm: "var(--card-shadow)", md: "var(--card-shadow)" },
  cursorType: "pointer",
  respectReducedMotion: true,
  // Default properties of components, by name. Importing the components here would put dialogs into
  // the first script.
  components: {
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray", radius: "md" },
      vars: () => ({ root: { "--ai-size": "var(--target)" } }),
      styles: { loader: CENTERED },
    },
    Alert: {
      defaultProps: { radius: "md" },
      vars: (_theme: unknown, { color }: { readonly color?: string }) => {
        const tone = color === "red" ? "var(--color-error)" : "var(--color-offline)";
        return {
          root: {
            "--alert-bg": `color-mix(in srgb, ${tone} 8%, transparent)`,
            "--alert-bd": `1px solid color-mix(in srgb, ${tone} 40%, transparent)`,
            "--alert-color": tone,
          },
        };
      },
    },
    Button: {
      defaultProps: { radius: "md", size: "md" },
      vars: () => ({ root: { "--button-height": "var(--target)" } }),
      styles: { loader: CENTERED },
    },
    Drawer: {
      defaultProps: { closeButtonProps, attributes },
    },
    Modal: {
      defaultProps: { closeButtonProps, attributes, radius: "lg" },
    },
    Select: {
      defaultProps: { size: "md", checkIconPosition: "right", withScrollArea: false },
    },
    ...Object.fromEntries(
      ["TextInput", "PasswordInput", "Textarea", "NativeSelect"].map((field) => [
        field,
        { defaultProps: { size: "md" } },
      ]),
    ),
  },
});

const tones = {
  "--mantine-color-body": "var(--color-background)",
  "--mantine-color-text": "var(--color-text)",
  "--mantine-color-bright": "var(--color-text)",
  "--mantine-color-dimmed": "var(--color-dim)",
  "--mantine-color-error": "var(--color-error)",
  "--mantine-color-success": "var(--color-ok)",
  "--mantine-color-anchor": "var(--color-primary-text)",
  "--mantine-color-default": "var(--color-card)",
  "--mantine-color-default-hover": "var(--color-sunk)",
  "--mantine-color-default-color": "var(--color-text)",
  "--mantine-color-default-border": "var(--color-control)",
  "--mantine-color-disabled": "var(--color-sunk)",
  "--mantine-color-disabled-color": "var(--color-dim)",
  "--mantine-color-disabled-border": "var(--color-line)",
  "--mantine-color-burgundy-filled": "var(--color-primary)",
  "--mantine-color-burgundy-filled-hover": "var(--color-primary-hover)",
  "--mantine-color-burgundy-text": "var(--color-primary-text)",
  "--mantine-color-burgundy-light": "var(--color-primary-tint)",
  "--mantine-color-burgundy-light-hover": "var(--color-primary-tint)",
  "--mantine-color-burgundy-light-color": "var(--color-primary-text)",
  "--mantine-color-burgundy-outline": "var(--color-primary-text)",
  "--mantine-color-red-outline": "var(--color-error)",
  "--mantine-color-gray-light-color": "var(--color-text)",
  "--mantine-color-gray-light-hover": "var(--color-sunk)",
  "--mantine-color-gray-text": "var(--color-text)",
  "--mantine-color-gray-outline": "var(--color-control)",
};

/** Maps Mantine's colours to our tokens, so that each colour is defined once. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: tones,
  dark: tones,
});

/** Stores the chosen theme under the key that `public/early.js` reads before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: "wine-cellar-theme" });
