import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { showRoutes } from "../../../ui/test/show.tsx";
import { ConfirmEmailPage } from "./MailedLinkPage.tsx";

const CALL = "POST /api/auth/confirm-email";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
});

// Spec 10.17
test("an e-mail is confirmed only after a tap on the page", async () => {
  const asked = fakeServer({ [CALL]: { body: { resetToken: null } } });
  const { person } = open();
  screen.getByRole("heading", { name: "Confirm your email address" });
  expect(asked).toEqual([]);

  await person.click(screen.getByRole("button", { name: "Confirm Email Address" }));

  await screen.findByRole("heading", { name: "Your Email Address Is Confirmed" });
  expect(asked.map(({ body }) => body)).toEqual([{ token: "abc" }]);
  expect(screen.getByRole("link", { name: "Go to Your Cellar" }).getAttribute("href")).toBe("/");
});

// Spec 10.17
test("confirming the e-mail opens the password reset that was requested before", async () => {
  fakeServer({ [CALL]: { body: { resetToken: "a b" } } });
  const { person, router } = open();

  await person.click(screen.getByRole("button", { name: "Confirm Email Address" }));

  await screen.findByText("New password");
  expect(router.state.location).toMatchObject({
    pathname: "/reset-password",
    search: "?token=a+b",
  });
});

test("the confirmation page shows 'Confirming...' during the request", async () => {
  fakeServer({ [CALL]: new Promise(() => undefined) });
  const { person } = open();

  await person.click(screen.getByRole("button", { name: "Confirm Email Address" }));

  expect(screen.getByRole("button", { name: "Confirming..." })).toHaveProperty("disabled", true);
});

test.each([
  [
    "the server's sentence",
    { status: 400, body: { error: "This link has expired.", code: "invalid_confirmation_token" } },
    "This link has expired.",
  ],
  [
    "where to get another one",
    { status: 502, body: "<h1>Bad gateway</h1>" },
    "This link is no longer valid. Sign in, and send another one from your profile.",
  ],
  ["that there is no signal", undefined, /^You are offline/],
])("if confirming the e-mail fails, the page shows %s", async (_, answer, sentence) => {
  fakeServer({ [CALL]: answer });
  const { person } = open();

  await person.click(screen.getByRole("button", { name: "Confirm Email Address" }));

  expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
  screen.getByRole("button", { name: "Confirm Email Address" });
});

function open() {
  return showRoutes(
    [
      { path: "/confirm-email", element: <ConfirmEmailPage /> },
      { path: "/reset-password", element: <p>New password</p> },
    ],
    { at: "/confirm-email?token=abc" },
  );
}
