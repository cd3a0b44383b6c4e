import type { RouteObject } from "react-router";
import { CrashPage } from "./CrashPage.tsx";
import { RequireSession } from "./RequireSession.tsx";
import { Root } from "./Root.tsx";
import { WhileSignedOut } from "./WhileSignedOut.tsx";

/** Every address of the app, anew for one router. Pages load on demand and are precached. */
export const makeRoutes = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: Nothing,
    children: [
      {
        Component: WhileSignedOut,
        children: [
          {
            path: "login",
            lazy: {
              Component: async () => (await import("../features/account/LoginPage.tsx")).LoginPage,
            },
          },
          {
            path: "signup",
            lazy: {
              Component: async () =>
                (await import("../features/account/SignupPage.tsx")).SignupPage,
            },
          },
        ],
      },
      {
        path: "forgot-password",
        lazy: {
          Component: async () =>
            (await import("../features/account/ForgotPasswordPage.tsx")).ForgotPasswordPage,
        },
      },
      {
        path: "reset-password",
        lazy: {
          Component: async () =>
            (await import("../features/account/ResetPasswordPage.tsx")).ResetPasswordPage,
        },
      },
      {
        Component: RequireSession,
        children: [
          {
            lazy: { Component: async () => (await import("./layout/Layout.tsx")).Layout },
            children: [
              {
                index: true,
                lazy: {
                  Component: async () => (await import("./CellarPage.tsx")).CellarPage,
                },
              },
              {
                path: "profile",
                lazy: {
                  Component: async () =>
                    (await import("../features/account/ProfilePage.tsx")).ProfilePage,
                },
              },
              {
                path: "mockup",
                lazy: {
                  Component: async () =>
                    (await import("../features/mockup/MockupPage.tsx")).MockupPage,
                },
              },
              {
                path: "*",
                lazy: {
                  Component: async () => (await import("./NotFoundPage.tsx")).NotFoundPage,
                },
              },
            ],
          },
        ],
      },
    ],
  },
];

function Nothing() {
  return null;
}
