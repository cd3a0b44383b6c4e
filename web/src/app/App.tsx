import { MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { underBase } from "../platform/basePath.ts";
import { colorSchemeManager } from "./colorScheme.ts";
import { PageRouter } from "./PageRouter.tsx";
import { Root } from "./Root.tsx";
import { theme } from "./theme.ts";

/** The whole web app: theme, addresses, and what stands above every page. */
export function App() {
  return (
    <StrictMode>
      <MantineProvider
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        theme={theme}
        // They stand in a style sheet: see mantineVariables.ts.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <PageRouter basename={underBase("/")}>
          <Root />
        </PageRouter>
      </MantineProvider>
    </StrictMode>
  );
}
