import { MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { colorSchemeManager } from "./colorScheme.ts";
import { makeRoutes } from "./routes.tsx";
import { resolveVariables, theme } from "./theme.ts";

const router = createBrowserRouter(makeRoutes());

/** The whole web app: theme, routes, and what stands above every page. */
export function App() {
  return (
    <StrictMode>
      <MantineProvider
        colorSchemeManager={colorSchemeManager}
        cssVariablesResolver={resolveVariables}
        defaultColorScheme="auto"
        theme={theme}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>
  );
}
