import { MantineProvider } from "@mantine/core";
import { cleanup, configure, render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { afterEach, vi } from "vitest";
import { Toaster } from "../toasts/Toaster.tsx";
import { useToastStore } from "../toasts/toast.ts";

configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useToastStore.setState({ shown: undefined });
});

/** Renders an element with toasts and a router. Returns a simulated user to click and type. */
export function show(element: ReactElement, { at = "/" } = {}) {
  return showRoutes([{ path: "*", element }], { at });
}

export function showRoutes(routes: RouteObject[], { at = "/" } = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
      <Toaster />
    </MantineProvider>,
  );
  const person: UserEvent = userEvent.setup({ delay: null });
  return { person, router };
}
