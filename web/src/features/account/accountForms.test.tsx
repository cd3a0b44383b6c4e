import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { sendLogout } from "../../server/logout.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { show } from "../../ui/test/show.tsx";
import { ForgotPasswordPage } from "./sign-in/ForgotPasswordPage.tsx";
import { LoginPage } from "./sign-in/LoginPage.tsx";
import { ProfilePage } from "./profile/ProfilePage.tsx";
import { ResetPasswordPage } from "./sign-in/ResetPasswordPage.tsx";
import { SignupPage } from "./sign-in/SignupPage.tsx";

vi.mock("../../labels/index.ts", async (original) => ({
  ...(await original<object>()),
  isReaderKept: () => Promise.resolve(false),
}));

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  sessionStore.setState({ kind: "signedIn", user: ADA, mustSignIn: false }, true);
});

interface AccountForm {
  readonly page: ReactElement;
  readonly at?: string;
  readonly call: string;
  readonly button: string;
  readonly pending: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly fallback: string;
}

const FORMS: readonly AccountForm[] = [
  {
    page: <LoginPage />,
    call: "POST /api/auth/login",
    button: "Sign In",
    pending: "Signing in...",
    typed: { Email: "ada@cellar.example", Password: "winecellar" },
    fallback: "Invalid email or password. Please try again.",
  },
  {
    page: <SignupPage />,
    call: "POST /api/auth/signup",
    button: "Create Account",
    pending: "Creating account...",
    typed: { Email: "ada@cellar.example", Password: "winecellar" },
    fallback: "Failed to create account. Please try again.",
  },
  {
    page: <ForgotPasswordPage />,
    call: "POST /api/auth/forgot-password",
    button: "Send Reset Email",
    pending: "Sending...",
    typed: { Email: "ada@cellar.example" },
    fallback: "Failed to send password reset email. Please try again.",
  },
  {
    page: <ResetPasswordPage />,
    at: "/reset-password?token=abc",
    call: "POST /api/auth/reset-password",
    button: "Reset Password",
    pending: "Resetting...",
    typed: { "New Password": "winecellar" },
    fallback: "Failed to reset password. The link may be expired or invalid.",
  },
  {
    page: <ProfilePage />,
    call: "PATCH /api/auth/profile",
    button: "Update Email",
    pending: "Updating...",
    typed: { "New Email Address": "ada@moved.example" },
    fallback: "Failed to update email address. Please try again.",
  },
  {
    page: <ProfilePage />,
    call: "PATCH /api/auth/profile",
    button: "Save Name",
    pending: "Saving...",
    typed: { "Your name, as members of shared cellars see it": "Ada" },
    fallback: "Failed to save your name. Please try again.",
  },
  {
    page: <ProfilePage />,
    call: "PATCH /api/auth/password",
    button: "Change Password",
    pending: "Changing...",
    typed: { "Current Password": "winecellar", "New Password": "winecellar2" },
    fallback: "Failed to change password. Please try again.",
  },
];

// Spec 2.8
test.each([
  ["login", <LoginPage />],
  ["signup", <SignupPage />],
])("without https, the %s page says that the app needs https", (_name, page) => {
  fakeServer({});
  show(page);
  expect(screen.queryByText("Wine Cellar needs https")).toBeNull();
  cleanup();
  vi.stubGlobal("isSecureContext", false);

  show(page);

  expect(screen.getByRole("alert").textContent).toContain("Wine Cellar needs https");
});

// Spec 2.11, 2.47, 2.48, 8.3
test.each(FORMS)(
  "$button is disabled during its request, and a failure shows $fallback",
  async (form) => {
    let answer: (unexplained: { status: number; body: string }) => void = () => undefined;
    fakeServer({
      [form.call]: new Promise((resolve) => (answer = resolve)),
      [`GET /api/cellars/${ADA.id}/calendar-feed`]: { body: { calendarFeed: null } },
    });

    await fillAndSend(form);
    expect(button(form.pending)).toHaveProperty("disabled", true);
    answer({ status: 500, body: "" });

    expect((await screen.findByRole("alert")).textContent).toBe(form.fallback);
    expect(button(form.button)).toHaveProperty("disabled", false);
  },
);

test.each(FORMS.slice(0, 2))("$button waits until a running logout has ended", async (form) => {
  let answer: (done: { body: object }) => void = () => undefined;
  const asked = fakeServer({
    "POST /api/auth/logout": new Promise((resolve) => (answer = resolve)),
    [form.call]: { status: 500, body: "" },
  });
  void sendLogout();

  await fillAndSend(form);
  expect(button(form.pending)).toHaveProperty("disabled", true);
  expect(asked.map(({ path }) => path)).not.toContain(form.call.split(" ")[1]);
  answer({ body: {} });

  await screen.findByRole("alert");
  expect(asked.at(-1)?.path).toBe(form.call.split(" ")[1]);
});

const INVALID_EMAIL = "Please enter a valid email address";
const SHORT_PASSWORD = "Password must be at least 6 characters";

// Spec 5.1
test.each([
  { button: "Sign In", sentences: [INVALID_EMAIL, "Password is required"] },
  { button: "Create Account", sentences: [INVALID_EMAIL, SHORT_PASSWORD] },
  { button: "Send Reset Email", sentences: [INVALID_EMAIL] },
  { button: "Reset Password", sentences: [SHORT_PASSWORD] },
  { button: "Update Email", sentences: [INVALID_EMAIL] },
  {
    button: "Change Password",
    sentences: ["Current password is required", "New password must be at least 6 characters"],
  },
])("with invalid input, $button shows field errors and sends no request", async (wrong) => {
  const form = FORMS.find(({ button: name }) => name === wrong.button)!;
  const asked = fakeServer({});
  const tooLittle = Object.keys(form.typed).map((label) => [label, WRONG[label] ?? ""]);

  await fillAndSend({ ...form, typed: Object.fromEntries(tooLittle) as Record<string, string> });

  for (const sentence of wrong.sentences) screen.getByText(sentence);
  expect(asked.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("sign-in sends fields that a password manager filled without input events", async () => {
  const asked = fakeServer({});
  const { person } = show(<LoginPage />);
  for (const [label, value] of [
    ["Email", "ada@cellar.example"],
    ["Password", "winecellar"],
  ] as const) {
    const field = screen.getByLabelText(label);
    if (field instanceof HTMLInputElement) field.value = value;
  }

  await person.click(button("Sign In"));

  await vi.waitFor(() => {
    expect(asked.map(({ path }) => path)).toContain("/api/auth/login");
  });
});

// Spec 1.2, 1.3
test("the signup page lists the benefits and links to login", () => {
  fakeServer({});
  show(<SignupPage />);

  screen.getByText("Wine Cellar");
  screen.getByText("Manage your collection");
  expect(screen.getAllByRole("listitem").map((point) => point.textContent)).toEqual([
    "Personal wine cellar with unique bottle identifiers",
    "AI-powered wine label analysis and meal pairings",
    "Complete inventory management",
    "An archive for the wines you have drunk",
  ]);
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login");
});

const ADA = { id: "00000000-0000-4000-8000-000000000001", email: "ada@cellar.example" };

const WRONG: Readonly<Record<string, string>> = {
  Email: "ada",
  "New Email Address": "ada",
  "New Password": "short",
};

async function fillAndSend({ page, at = "/", button: name, typed }: AccountForm) {
  const { person } = show(page, { at });
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await person.click(button(name));
}

const button = (name: string) => screen.getByRole("button", { name });
