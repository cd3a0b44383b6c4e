import { Suspense } from "react";
import { Splash } from "../ui/loading/Splash.tsx";
import { CrashBoundary } from "./CrashBoundary.tsx";
import { afterFirstSight } from "../ui/loading/afterFirstSight.tsx";
import { Notifications } from "./Notifications.tsx";
import { Pages } from "./Pages.tsx";
import { useScrollMemory } from "./useScrollMemory.ts";

const UpdatePrompt = afterFirstSight(
  async () => (await import("../features/update-prompt/UpdatePrompt.tsx")).UpdatePrompt,
);

/** Every page, and what stands above them: notifications and the offer of a new version. */
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
