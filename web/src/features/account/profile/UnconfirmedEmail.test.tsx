import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sessionStore } from "../../../engine/session/sessionStore.ts";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { show } from "../../../ui/test/show.tsx";
import { ProfilePage, UnconfirmedEmail } from "./ProfilePage.tsx";

vi.mock("../../../labels/index.ts", async (original) => ({
  ...(await original<object>()),
  isReaderKept: () => Promise.resolve(false),
}));

const EMAIL = "anna@cellar.example";
const CALL = "POST /api/auth/resend-confirmation";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
});

describe("an unconfirmed e-mail", () => {
  // Spec 10.17
  test("Send Another Link sends a mail and shows a toast", async () => {
    const asked = fakeServer({ [CALL]: {} });
    const { person } = show(<UnconfirmedEmail email={EMAIL} />);
    screen.getByText(`${EMAIL} is not confirmed.`);

    await person.click(screen.getByRole("button", { name: "Send Another Link" }));

    await screen.findByText("Email sent!");
    screen.getByText("Open the link in it to confirm your address.");
    expect(asked).toHaveLength(1);
  });

  test("pressing Send Another Link twice sends only one mail", async () => {
    const asked = fakeServer({ [CALL]: new Promise(() => undefined) });
    const { person } = show(<UnconfirmedEmail email={EMAIL} />);

    await person.click(screen.getByRole("button", { name: "Send Another Link" }));
    await person.click(screen.getByRole("button", { name: "Sending..." }));

    expect(asked).toHaveLength(1);
  });

  test.each([
    [{ status: 502, body: "" }, "Failed to send the link. Please try again."],
    [undefined, /^You are offline/],
  ])("if Send Another Link fails, a message says why: %o", async (answer, sentence) => {
    fakeServer({ [CALL]: answer });
    const { person } = show(<UnconfirmedEmail email={EMAIL} />);

    await person.click(screen.getByRole("button", { name: "Send Another Link" }));

    expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
    screen.getByRole("button", { name: "Send Another Link" });
  });

  test.each([true, false])("the profile marks an unconfirmed e-mail: %s", async (is) => {
    const user = { id: "00000000-0000-4000-8000-000000000001", email: EMAIL };
    sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
    fakeServer({ "GET /api/auth/ways-in": { body: { ...WAYS_IN, isEmailConfirmed: is } } });
    show(<ProfilePage />);

    // This button appears only after the server has returned the sign-in methods.
    await screen.findByRole("button", { name: "Link Example" });

    expect(screen.queryAllByText(`${EMAIL} is not confirmed.`)).toHaveLength(is ? 0 : 1);
  });
});

const WAYS_IN = {
  hasPassword: true,
  passkeys: [],
  secondFactor: null,
  identityProvider: "Example",
  identity: null,
};
