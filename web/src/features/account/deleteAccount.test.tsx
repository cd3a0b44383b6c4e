import { screen, waitFor, within } from "@testing-library/react";
import type { ListedCellar } from "sync-protocol";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { askAgain, leaveDeleted, signOut } from "../../engine/session/session.ts";
import { cellarsStore } from "../../engine/session/cellarsStore.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { unsentChanges } from "../../engine/session/unsentChanges.ts";
import { saveUnsent } from "../../ui/saveFile.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { show } from "../../ui/test/show.tsx";
import { CancelDeletionPage } from "./mailed-links/MailedLinkPage.tsx";
import { DeleteAccountCard } from "./profile/DeleteAccountCard.tsx";
import { DeletedAccountPage } from "./sign-in/DeletedAccountPage.tsx";
import { LoginPage } from "./sign-in/LoginPage.tsx";

vi.mock("../../engine/session/session.ts", () => ({
  askAgain: vi.fn(() => Promise.resolve()),
  leaveDeleted: vi.fn(() => Promise.resolve()),
  signOut: vi.fn(() => Promise.resolve()),
}));
vi.mock("../../engine/session/unsentChanges.ts", () => ({
  exportQueue: vi.fn(() => Promise.resolve("[]")),
  unsentChanges: vi.fn(() => Promise.resolve(0)),
}));
vi.mock("../../ui/saveFile.ts", () => ({ saveUnsent: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  vi.clearAllMocks();
});

describe("deleting an account", () => {
  const openDialog = async () => {
    const { person } = show(<DeleteAccountCard email="anna@cellar.example" ways={BY_PASSWORD} />);
    await person.click(screen.getByRole("button", { name: "Delete My Account" }));
    await screen.findByRole("dialog", { name: "Delete your account?" });
    return person;
  };

  test("account deletion sends pending changes first and clears the device", async () => {
    const asked = fakeServer({ "POST /api/auth/delete-account": { body: { dueAt: 1 } } });
    const person = await openDialog();

    await person.type(screen.getByLabelText("Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Delete Account" }));

    await waitFor(() => {
      expect(leaveDeleted).toHaveBeenCalledOnce();
    });
    expect(unsentChanges).toHaveBeenCalledOnce();
    expect(asked.at(-1)?.body).toEqual({ password: "winecellar" });
  });

  test("after a wrong password or 'Keep Account', the account is not deleted", async () => {
    fakeServer({
      "POST /api/auth/delete-account": {
        status: 400,
        body: { error: "Current password is incorrect", code: "wrong_password" },
      },
    });
    const person = await openDialog();

    await person.type(screen.getByLabelText("Password"), "nearly");
    await person.click(screen.getByRole("button", { name: "Delete Account" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Current password is incorrect");
    await person.click(screen.getByRole("button", { name: "Keep Account" }));

    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    expect(leaveDeleted).not.toHaveBeenCalled();
  });

  test("[C12] deleting an account with shared cellars is refused, with links to them", async () => {
    const error = "Other members use a cellar that you own.";
    fakeServer({
      "POST /api/auth/delete-account": {
        status: 409,
        body: { error, code: "owns_shared_cellars" },
      },
    });
    cellarsStore.setState({ listed: [SHARED, { ...SHARED, id: "own", members: 1 }], lost: [] });
    const person = await openDialog();

    await person.type(screen.getByLabelText("Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Delete Account" }));

    const alert = await screen.findByRole("alert");
    within(alert).getByText(error);
    const links = within(alert).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Holiday house", `/cellars/${SHARED.id}`],
    ]);
    expect(leaveDeleted).not.toHaveBeenCalled();
  });

  test("unsent changes of a deleted account can be saved, resent or removed", async () => {
    fakeServer({});
    const { person } = show(<DeletedAccountPage unsent={2} />);
    screen.getByText(/^2 changes never reached the server/);

    await person.click(screen.getByRole("button", { name: "Save as a File" }));
    await waitFor(() => {
      expect(saveUnsent).toHaveBeenCalledWith("[]");
    });
    await person.click(screen.getByRole("button", { name: "Ask Again" }));
    expect(askAgain).toHaveBeenCalledOnce();
    expect(signOut).not.toHaveBeenCalled();
    await person.click(screen.getByRole("button", { name: "Remove from This Device" }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  test("the mailed link cancels an account deletion after a confirmation", async () => {
    const asked = fakeServer({ "POST /api/auth/cancel-deletion": {} });
    const { person } = show(<CancelDeletionPage />, { at: "/cancel-deletion?token=abc" });
    expect(asked).toEqual([]);

    await person.click(screen.getByRole("button", { name: "Keep My Account" }));

    await screen.findByRole("heading", { name: "Your Account Is Back" });
    expect(asked).toMatchObject([{ body: { token: "abc" } }]);
    expect(screen.getByRole("link", { name: "Go to Login" }).getAttribute("href")).toBe("/login");
  });

  test("after an account was deleted, the login page says so", async () => {
    fakeServer({});
    sessionStore.setState({ kind: "signedOut", accountDeleted: true }, true);
    show(<LoginPage />);

    await screen.findByText(/^Your account was deleted, and your cellar removed/);
  });
});

const SHARED: ListedCellar = {
  id: "00000000-0000-4000-8000-00000000000b",
  isPersonal: false,
  name: "Holiday house",
  colour: "blue",
  role: "owner",
  owner: "anna@cellar.example",
  members: 2,
  isOffered: false,
  membershipId: "00000000-0000-4000-8000-00000000000c",
};

const BY_PASSWORD = {
  hasPassword: true,
  passkeys: [],
  secondFactor: null,
  identityProvider: null,
  identity: null,
  isEmailConfirmed: true,
};
