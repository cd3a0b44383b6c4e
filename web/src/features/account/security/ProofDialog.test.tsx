import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import type { ListedPasskey, SignInOptions } from "sync-protocol";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "../../../ui/test/fakeServer.ts";
import { show } from "../../../ui/test/show.tsx";
import { IdentityCard } from "./IdentityCard.tsx";
import { askPasskey } from "../account-forms/passkeys.ts";
import { PasskeysCard } from "./passkeys/PasskeysCard.tsx";
import { PasskeyUnusable } from "../account-forms/PasskeyUnusable.ts";

vi.mock("../account-forms/passkeys.ts", () => ({ askPasskey: vi.fn() }));

const EMAIL = "anna@cellar.example";
const PASSKEY: ListedPasskey = {
  id: "00000000-0000-4000-8000-000000000007",
  name: "My laptop",
  createdAt: Date.UTC(2026, 10, 1),
  usedAt: null,
};
const REMOVE = `POST /api/auth/passkeys/${PASSKEY.id}/remove`;
const UNLINK = "POST /api/auth/openid/unlink";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  vi.mocked(askPasskey).mockReset();
});

describe("removing a passkey", () => {
  // Spec 10.18
  test("removing a passkey requires the password, then focuses the heading", async () => {
    const asked = fakeServer({ [REMOVE]: {} });
    const person = await openRemoval({});
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));

    await person.click(screen.getByRole("button", { name: "Remove Passkey" }));
    screen.getByText("Password is required");
    expect(asked).toEqual([]);
    await person.type(screen.getByLabelText("Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Remove Passkey" }));

    await screen.findByText("Passkey removed");
    expect(asked).toMatchObject([{ body: { password: "winecellar" } }]);
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    expect(screen.queryByText("My laptop")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Passkeys" }));
  });

  test("removing a passkey accepts a passkey instead of the password", async () => {
    vi.mocked(askPasskey).mockResolvedValue({
      id: "k",
      rawId: "k",
      type: "public-key",
      response: { clientDataJSON: "", authenticatorData: "", signature: "" },
    });
    const asked = fakeServer({ [REMOVE]: {} });
    const person = await openRemoval({});

    await person.click(screen.getByRole("button", { name: "Use a Passkey Instead" }));
    expect(screen.queryByLabelText("Password")).toBeNull();
    screen.getByText("Your device asks for your passkey when you go on.");
    await person.click(screen.getByRole("button", { name: "Remove Passkey" }));

    await screen.findByText("Passkey removed");
    expect(asked).toMatchObject([{ body: { passkey: { id: "k" } } }]);
  });

  test("a user without a password needs a passkey to remove a passkey", async () => {
    vi.mocked(askPasskey).mockRejectedValue(new PasskeyUnusable("No passkey was used."));
    const asked = fakeServer({});
    const person = await openRemoval({ hasPassword: false });
    expect(screen.queryByRole("button", { name: "Use the Password Instead" })).toBeNull();

    await person.click(screen.getByRole("button", { name: "Remove Passkey" }));

    expect((await screen.findByRole("alert")).textContent).toBe("No passkey was used.");
    expect(asked).toEqual([]);
    screen.getByText("My laptop");
  });

  test("after a wrong password or 'Keep It', the passkey remains", async () => {
    fakeServer({
      [REMOVE]: {
        status: 400,
        body: { error: "Current password is incorrect", code: "wrong_password" },
      },
    });
    const person = await openRemoval({});

    await person.type(screen.getByLabelText("Password"), "nearly");
    await person.click(screen.getByRole("button", { name: "Remove Passkey" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Current password is incorrect");
    await person.click(screen.getByRole("button", { name: "Keep It" }));

    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    screen.getByText("My laptop");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove My laptop" }));
  });

  test("offline, removing a passkey says that you need to be online", async () => {
    fakeServer({ [REMOVE]: undefined });
    const person = await openRemoval({});

    await person.type(screen.getByLabelText("Password"), "winecellar");
    await person.click(screen.getByRole("button", { name: "Remove Passkey" }));

    expect((await screen.findByRole("alert")).textContent).toMatch(/^You are offline/);
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "winecellar");
  });
});

// Spec 10.18
test("unlinking an identity asks for the password, then focuses the heading", async () => {
  const asked = fakeServer({ [UNLINK]: {} });
  const { person } = show(<Cards />);
  await person.click(screen.getByRole("button", { name: "Unlink Example" }));
  const dialog = await screen.findByRole("dialog", { name: "Unlink Example?" });
  await person.type(screen.getByLabelText("Password"), "winecellar");
  await person.click(within(dialog).getByRole("button", { name: "Unlink Example" }));

  await screen.findByText("Account unlinked");
  expect(asked).toMatchObject([{ body: { password: "winecellar" } }]);
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  screen.getByRole("button", { name: "Link Example" });
  expect(document.activeElement).toBe(
    screen.getByRole("heading", { name: "Sign In with Example" }),
  );
});

test("the user's only way to sign in can't be unlinked", () => {
  fakeServer({});
  show(<Cards hasPassword={false} passkeys={[]} />);

  screen.getByText(/^This is your only way to sign in/);
  expect(screen.queryByRole("button", { name: "Unlink Example" })).toBeNull();
});

const WAYS_IN: SignInOptions = {
  hasPassword: true,
  passkeys: [PASSKEY],
  secondFactor: null,
  identityProvider: "Example",
  identity: { knownAs: EMAIL, linkedAt: Date.UTC(2026, 10, 1), usedAt: null },
  isEmailConfirmed: true,
};

function Cards(changed: Partial<SignInOptions>) {
  const [ways, change] = useState<SignInOptions>({ ...WAYS_IN, ...changed });
  return (
    <>
      <PasskeysCard change={change} email={EMAIL} ways={ways} />
      <IdentityCard change={change} email={EMAIL} provider="Example" ways={ways} />
    </>
  );
}

async function openRemoval(changed: Partial<SignInOptions>) {
  const { person } = show(<Cards {...changed} />);
  await person.click(screen.getByRole("button", { name: "Remove My laptop" }));
  await screen.findByRole("dialog", { name: "Remove My laptop?" });
  return person;
}
