import { MantineProvider } from "@mantine/core";
import { StrictMode, Suspense, useEffect, useState } from "react";
import { underBase } from "../platform/basePath.ts";
import { colorSchemeManager, theme } from "./theme/theme.ts";
import { PageRouter } from "./pages/PageRouter.tsx";
import { Splash } from "../ui/loading/Splash.tsx";
import { CrashBoundary } from "./CrashBoundary.tsx";
import { afterMainContent } from "../ui/loading/afterMainContent.tsx";
import { Pages } from "./pages/Pages.tsx";
import { useScrollMemory } from "./useScrollMemory.ts";
import { fetchPart } from "../ui/loading/fetchPart.ts";
import { untilAfterMainContent } from "../ui/loading/mainContent.ts";
import type { Toaster } from "../ui/toasts/Toaster.tsx";
import { useToastStore } from "../ui/toasts/toast.ts";

export function App() {
  return (
    <StrictMode>
      <MantineProvider
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        theme={theme}
        // The provider adds no CSS variables, because a style sheet from mantineVariables.ts
        // contains them.
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

const UpdatePrompt = afterMainContent(
  async () => (await import("../features/update-prompt/UpdatePrompt.tsx")).UpdatePrompt,
);

export function Root() {
  useScrollMemory();
  return (
    <>
      <CrashBoundary>
        <Suspense fallback={<Splash />}>
          <Pages />
        </Suspense>
      </CrashBoundary>
      <UpdatePrompt />
      <Notifications />
    </>
  );
}

/**
 * Shows toasts. Their code is loaded after the first render, or with the first toast. If loading
 * fails, the next toast tries again.
 */
export function Notifications() {
  const shown = useToastStore((store) => store.shown);
  const [Toasts, setToasts] = useState<typeof Toaster>();

  useEffect(() => {
    if (Toasts) return undefined;
    let isLeft = false;
    const fetchToasts = async () => {
      if (!shown) await untilAfterMainContent();
      if (isLeft) return;
      const loaded = await fetchPart(() => import("../ui/toasts/Toaster.tsx"));
      setToasts(() => loaded.Toaster);
    };
    fetchToasts().catch(reportError);
    return () => {
      isLeft = true;
    };
  }, [Toasts, shown]);

  return Toasts && <Toasts />;
}
