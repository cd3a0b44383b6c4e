import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { signedIn } from "../../engine/session/session.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { type FakeRequest, fakeServer } from "../../ui/test/fakeServer.ts";
import { show, showRoutes } from "../../ui/test/show.tsx";
import { ForgotPasswordPage } from "./sign-in/ForgotPasswordPage.tsx";
import { LoginPage } from "./sign-in/LoginPage.tsx";
import { ProfilePage } from "./profile/ProfilePage.tsx";
import { ResetPasswordPage } from "./sign-in/ResetPasswordPage.tsx";
import { SignupPage } from "./sign-in/SignupPage.tsx";
import { UndoEmailChangePage } from "./mailed-links/MailedLinkPage.tsx";

vi.mock("../../engine/session/session.ts", () => ({ signedIn: vi.fn(() => Promise.resolve()) }));
vi.mock("../../labels/index.ts", async (original) => ({
  ...(await original<object>()),
  isReaderKept: () => Promise.resolve(false),
}));

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  vi.mocked(signedIn).mockClear();
  sessionStore.setState({ kind: "signedOut" }, true);
});

describe("login page", () => {
  test("login with invalid fields shows errors and sends no request", async () => {
    const asked = fakeServer({ "GET /api/demo": { body: { demo: null } } });
    const { person } = show(<LoginPage />);

    await person.type(screen.getByLabelText("Email"), "not an address");
    await person.click(screen.getByRole("button", { name: "Sign In" }));

    screen.getByText("Please enter a valid email address");
    screen.getByText("Password is required");
    expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  });

  // Spec 2.10
  test("login shows 'Signing in...' during the request, then a welcome", async () => {
    let resolve: (answer: { body: unknown }) => void = () => undefined;
    const answer = new Promise<{ body: unknown }>((settle) => (resolve = settle));
    fakeServer({ "POST /api/auth/login": answer });
    const { person } = show(<LoginPage />);

    await signIn(person);
    const pending = screen.getByRole("button", { name: "Signing in..." });
    expect(pending).toHaveProperty("disabled", true);
    resolve({ body: { user: ANNA } });

    await screen.findByText("Welcome back!");
    screen.getByText("You've been successfully logged in.");
    expect(signedIn).toHaveBeenCalledWith(ANNA);
  });

  // Spec 2.7
  test.each([true, false])(
    "login offers passkeys only if the server supports them: %s",
    async (passkeys) => {
      vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: undefined });
      fakeServer({ "GET /api/demo": { body: { demo: DEMO, passkeys } } });
      show(<LoginPage />);

      await screen.findByText(DEMO.email);
      const shown = passkeys
        ? [await screen.findByRole("button", { name: "Sign In with a Passkey" })]
        : screen.queryAllByRole("button", { name: /Passkey/ });

      expect(shown).toHaveLength(passkeys ? 1 : 0);
      expect(screen.getByLabelText("Email").getAttribute("autocomplete")).toBe(
        passkeys ? "username webauthn" : "username",
      );
    },
  );

  // Spec 2.6
  test.each([null, "Example"])(
    "login offers an identity provider only if one is configured: %s",
    async (name) => {
      fakeServer({ "GET /api/demo": { body: { demo: DEMO, identityProvider: name } } });
      show(<LoginPage />);

      await screen.findByText(DEMO.email);
      const shown = name
        ? [await screen.findByRole("button", { name: "Continue with Example" })]
        : screen.queryAllByRole("button", { name: /Continue/ });

      expect(shown).toHaveLength(name ? 1 : 0);
    },
  );

  // Spec 8.2
  test("a failed login shows the server's message unchanged", async () => {
    fakeServer({
      "POST /api/auth/login": {
        status: 429,
        body: { error: "Too many attempts. Try again in 5 minutes.", code: "too_many_requests" },
      },
    });
    const { person } = show(<LoginPage />);

    await signIn(person);

    expect((await screen.findByRole("alert")).textContent).toBe(
      "Too many attempts. Try again in 5 minutes.",
    );
    expect(screen.getByLabelText("Email")).toHaveProperty("value", ANNA.email);
  });

  test("a failed login without a server message shows a default message", async () => {
    fakeServer({ "POST /api/auth/login": { status: 502, body: "<h1>Bad gateway</h1>" } });
    const { person } = show(<LoginPage />);

    await signIn(person);

    expect((await screen.findByRole("alert")).textContent).toBe(
      "Invalid email or password. Please try again.",
    );
  });

  test("offline, login shows a message and keeps the input", async () => {
    fakeServer({ "POST /api/auth/login": undefined });
    const { person } = show(<LoginPage />);

    await signIn(person);

    expect((await screen.findByRole("alert")).textContent).toMatch(/You are offline/);
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "winecellar");
    screen.getByRole("button", { name: "Sign In" });
  });

  // Spec 2.5
  test("a button shows and hides the typed password", async () => {
    fakeServer({});
    const { person } = show(<LoginPage />);
    const field = screen.getByLabelText("Password");

    await person.click(screen.getByRole("button", { name: "Show password" }));
    expect(field).toHaveProperty("type", "text");
    await person.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field).toHaveProperty("type", "password");
  });

  // Spec 2.9
  test("the demo account is shown and signs in with one tap", async () => {
    fakeServer({
      "GET /api/demo": { body: { demo: DEMO } },
      "POST /api/auth/login": { body: { user: ANNA } },
    });
    const { person } = show(<LoginPage />);

    await person.click(await screen.findByRole("button", { name: "Use the demo account" }));

    await screen.findByText("Welcome back!");
  });

  // Spec 2.9
  test("the login page links to sign-up and to the forgotten password", () => {
    fakeServer({});
    show(<LoginPage />);

    expect(hrefOf("Forgot your password?")).toBe("/forgot-password");
    expect(hrefOf("Create one")).toBe("/signup");
  });

  test.each([
    ["closed", "This cellar takes no new accounts."],
    ["invite", "This cellar takes new accounts by invitation."],
  ])("login offers no sign-up if sign-up is '%s'", async (signup, sentence) => {
    fakeServer({ "GET /api/demo": { body: { demo: null, signup } } });
    show(<LoginPage />);

    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByRole("link", { name: "Create one" })).toBeNull();
  });

  test("[V4] login says that a signed-out user's cellar is still on this device", async () => {
    fakeServer({});
    sessionStore.setState({ kind: "signedIn", user: ANNA, mustSignIn: true }, true);

    await act(async () => {
      show(<LoginPage />);
      await import("./sign-in/UnsentNote.tsx");
    });

    await screen.findByText("You were signed out. Your cellar is still on this device.");
  });
});

describe("signup page", () => {
  // Spec 2.11
  test("signup requires six characters, then creates the account and signs in", async () => {
    const asked = fakeServer({ "POST /api/auth/signup": { status: 201, body: { user: ANNA } } });
    const { person } = show(<SignupPage />);

    await person.type(screen.getByLabelText("Email"), ANNA.email);
    await person.type(screen.getByLabelText("Password"), "short");
    await person.click(screen.getByRole("button", { name: "Create Account" }));
    screen.getByText("Password must be at least 6 characters");
    expect(sentOf(asked)).toEqual([]);

    await person.type(screen.getByLabelText("Password"), "er");
    await person.click(screen.getByRole("button", { name: "Create Account" }));
    await screen.findByText("Account created!");
    expect(sentOf(asked)).toEqual([{ email: ANNA.email, password: "shorter" }]);
    expect(signedIn).toHaveBeenCalledWith(ANNA);
  });

  test("an invitation link fills in the e-mail and invitation at sign-up", async () => {
    const asked = fakeServer({ "POST /api/auth/signup": { status: 201, body: { user: ANNA } } });
    const link = new URLSearchParams({ email: ANNA.email, invitation: "1.a" }).toString();
    const { person } = show(<SignupPage />, { at: `/signup?${link}` });

    await person.type(screen.getByLabelText("Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Create Account" }));
    await screen.findByText("Account created!");

    const body = { email: ANNA.email, password: "winecellar", invitation: "1.a" };
    expect(sentOf(asked)).toEqual([body]);
  });

  test("signup shows 'Creating account...' during the request", async () => {
    fakeServer({ "POST /api/auth/signup": new Promise(() => undefined) });
    const { person } = show(<SignupPage />);

    await person.type(screen.getByLabelText("Email"), ANNA.email);
    await person.type(screen.getByLabelText("Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Create Account" }));

    screen.getByRole("button", { name: "Creating account..." });
  });
});

// Spec 2.12
test("after requesting a password reset, the user sees 'Check Your Email'", async () => {
  fakeServer({ "POST /api/auth/forgot-password": {} });
  const { person } = show(<ForgotPasswordPage />);

  await person.type(screen.getByLabelText("Email"), ANNA.email);
  await person.click(screen.getByRole("button", { name: "Send Reset Email" }));

  await screen.findByRole("heading", { name: "Check Your Email" });
  screen.getByText("Email sent!");
  screen.getByText(/spam/);
  screen.getByText(/expires in 1 hour/);
  expect(hrefOf("Back to Login")).toBe("/login");
});

describe("reset password page", () => {
  // Spec 2.13, 8.4
  test("without a token, the reset page shows 'Invalid Link' and links to login", async () => {
    const { router } = showReset("/reset-password");

    await screen.findByText("Invalid Link");
    screen.getByText("This password reset link is invalid or missing the token.");
    expect(router.state.location.pathname).toBe("/login");
  });

  // Spec 2.14
  test("after the password is reset, login opens after three seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = fakeServer({ "POST /api/auth/reset-password": {} });
    const { person, router } = showReset("/reset-password?token=abc");

    await person.type(screen.getByLabelText("New Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Reset Password" }));
    await screen.findByRole("heading", { name: "Password Reset Successful!" });
    screen.getByRole("link", { name: "Go to Login" });
    expect(asked.at(0)?.body).toEqual({ token: "abc", password: "winecellar" });

    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(router.state.location.pathname).toBe("/reset-password");
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(router.state.location.pathname).toBe("/login");
    vi.useRealTimers();
  });
});

describe("undo of an e-mail change", () => {
  test("the mailed link that undoes an e-mail change acts only after confirmation", async () => {
    const asked = fakeServer({ "POST /api/auth/undo-email-change": {} });
    const { person } = show(<UndoEmailChangePage />, { at: "/undo-email-change?token=abc" });
    expect(asked).toEqual([]);

    await person.click(screen.getByRole("button", { name: "Undo the Change" }));

    await screen.findByRole("heading", { name: "Your Email Address Is Back" });
    expect(asked.map(({ body }) => body)).toEqual([{ token: "abc" }]);
    expect(hrefOf("Go to Login")).toBe("/login");
    expect(hrefOf("Ask for another link")).toBe("/forgot-password");
  });

  test("if the server refuses to undo an e-mail change, the reason is shown", async () => {
    const error = "Failed to undo the change. The link may be expired or invalid.";
    fakeServer({
      "POST /api/auth/undo-email-change": {
        status: 400,
        body: { error, code: "invalid_undo_token" },
      },
    });
    const { person } = show(<UndoEmailChangePage />, { at: "/undo-email-change?token=abc" });

    await person.click(screen.getByRole("button", { name: "Undo the Change" }));

    expect((await screen.findByRole("alert")).textContent).toBe(error);
    screen.getByRole("button", { name: "Undo the Change" });
  });
});

describe("profile page", () => {
  beforeEach(() => {
    sessionStore.setState({ kind: "signedIn", user: ANNA, mustSignIn: false }, true);
  });

  // Spec 2.46
  test("the profile shows 'Loading profile...' until the user is known", () => {
    sessionStore.setState({ kind: "unknown" }, true);
    show(<ProfilePage />);
    screen.getByText("Loading profile...");
  });

  test("a link in the profile's index focuses the section's heading", async () => {
    const { person } = show(<ProfilePage />);

    await person.click(screen.getByRole("link", { name: "Keyboard" }));

    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Keyboard" }));
  });

  test("Ctrl-click on a profile index link opens a new tab", () => {
    show(<ProfilePage />);
    const link = screen.getByRole("link", { name: "Keyboard" });

    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  // Spec 2.47
  test("typing another e-mail enables 'Update Email', which saves the e-mail", async () => {
    const moved = { ...ANNA, email: "anna@moved.example" };
    fakeServer({ "PATCH /api/auth/profile": { body: { user: moved } } });
    const { person } = show(<ProfilePage />);
    const update = screen.getByRole("button", { name: "Update Email" });
    expect(update).toHaveProperty("disabled", true);

    await person.clear(screen.getByLabelText("New Email Address"));
    await person.type(screen.getByLabelText("New Email Address"), moved.email);
    await person.click(update);

    await screen.findByText("Email updated");
    expect(signedIn).toHaveBeenCalledWith(moved);
  });

  test("the profile suggests a name from the e-mail until one is saved", async () => {
    const named = { ...ANNA, name: "Anna K." };
    fakeServer({ "PATCH /api/auth/profile": { body: { user: named } } });
    const { person } = show(<ProfilePage />);
    const field = screen.getByLabelText("Your name, as members of shared cellars see it");
    expect(field).toHaveProperty("placeholder", ANNA.email.split("@")[0]);
    expect(screen.getByRole("button", { name: "Save Name" })).toHaveProperty("disabled", true);

    await person.type(field, "Anna K.");
    await person.click(screen.getByRole("button", { name: "Save Name" }));

    await screen.findByText("Name saved");
    screen.getByText("Members of your shared cellars see “Anna K.”.");
    expect(signedIn).toHaveBeenCalledWith(named);
  });

  test("changing the password with a wrong current password shows the server's message", async () => {
    fakeServer({
      "PATCH /api/auth/password": {
        status: 400,
        body: { error: "Current password is incorrect", code: "wrong_password" },
      },
      [`GET /api/cellars/${ANNA.id}/calendar-feed`]: { body: { calendarFeed: null } },
    });
    const { person } = show(<ProfilePage />);

    await person.type(screen.getByLabelText("Current Password"), "nearly");
    await person.type(screen.getByLabelText("New Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Change Password" }));

    expect((await screen.findByRole("alert")).textContent).toBe("Current password is incorrect");
  });

  // Spec 2.48
  test("changing the password empties the password fields", async () => {
    fakeServer({ "PATCH /api/auth/password": {} });
    const { person } = show(<ProfilePage />);

    await person.type(screen.getByLabelText("Current Password"), "nearly");
    await person.type(screen.getByLabelText("New Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Change Password" }));

    await screen.findByText("Password changed");
    await waitFor(() => {
      expect(screen.getByLabelText("New Password")).toHaveProperty("value", "");
    });
  });
});

const ANNA = { id: "00000000-0000-4000-8000-000000000001", email: "anna@cellar.example" };

const DEMO = { email: "demo@winecellar.example", password: "winecellar" };

async function signIn(person: ReturnType<typeof show>["person"]) {
  await person.type(screen.getByLabelText("Email"), ANNA.email);
  await person.type(screen.getByLabelText("Password"), "winecellar");
  await person.click(screen.getByRole("button", { name: "Sign In" }));
}

function showReset(at: string) {
  return showRoutes(
    [
      { path: "/reset-password", element: <ResetPasswordPage /> },
      { path: "/login", element: <p>Login</p> },
    ],
    { at },
  );
}

function hrefOf(link: string): string | null {
  return screen.getByRole("link", { name: link }).getAttribute("href");
}

function sentOf(asked: readonly FakeRequest[]) {
  return asked.filter(({ method }) => method !== "GET").map(({ body }) => body);
}
