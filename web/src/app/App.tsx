import { MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { BrowserRouter } from "react-router";
import { colorSchemeManager } from "./colorScheme.ts";
import { Root } from "./Root.tsx";
import { resolveVariables, theme } from "./theme.ts";

/** The whole web app: theme, addresses, and what stands above every page. */
export function App() {
  return (
    <StrictMode>
      <MantineProvider
        colorSchemeManager={colorSchemeManager}
        cssVariablesResolver={resolveVariables}
        defaultColorScheme="auto"
        theme={theme}
      >
        <BrowserRouter>
          <Root />
        </BrowserRouter>
      </MantineProvider>
    </StrictMode>
  );
}
