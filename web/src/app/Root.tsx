import { Outlet, ScrollRestoration } from "react-router";
import { UpdatePrompt } from "../features/update-prompt/UpdatePrompt.tsx";
import { Toaster } from "../ui/Toaster.tsx";

/** What stands above every page: notifications and the offer of a new version. */
export function Root() {
  return (
    <>
      <Outlet />
      <UpdatePrompt />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
