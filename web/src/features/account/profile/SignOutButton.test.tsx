import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { signOut } from "../../../engine/session/session.ts";
import { exportQueue, unsentChanges } from "../../../engine/session/unsentChanges.ts";
import { saveUnsent } from "../../../ui/saveFile.ts";
import { showRoutes } from "../../../ui/test/show.tsx";
import { SignOutButton } from "./SignOutButton.tsx";

vi.mock("../../../engine/session/session.ts", () => ({ signOut: vi.fn(() => Promise.resolve()) }));
vi.mock("../../../engine/session/unsentChanges.ts", () => ({
  exportQueue: vi.fn(() => Promise.resolve('[{"kind":"archive"}]')),
  unsentChanges: vi.fn(),
}));
vi.mock("../../../ui/saveFile.ts", () => ({ saveUnsent: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
});

// Spec 2.4
test("without unsent changes, Sign Out opens the login page", async () => {
  vi.mocked(unsentChanges).mockResolvedValue(0);
  const { person, router } = showButton();

  await person.click(screen.getByRole("button", { name: "Sign Out" }));

  await waitFor(() => {
    expect(router.state.location.pathname).toBe("/login");
  });
  expect(signOut).toHaveBeenCalledOnce();
});

// Spec 2.21
test("Sign Out shows 'Signing out...' while changes are sent", async () => {
  vi.mocked(unsentChanges).mockReturnValue(new Promise(() => undefined));
  const { person } = showButton();

  await person.click(screen.getByRole("button", { name: "Sign Out" }));

  expect(screen.getByRole("button", { name: "Signing out..." })).toHaveProperty("disabled", true);
});

test("with unsent changes, 'Stay' keeps the user signed in", async () => {
  vi.mocked(unsentChanges).mockResolvedValue(3);
  const { person } = showButton();

  await person.click(screen.getByRole("button", { name: "Sign Out" }));
  await screen.findByRole("dialog", { name: "3 changes not on the server yet" });
  await person.click(screen.getByRole("button", { name: "Stay" }));

  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  expect(signOut).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "Sign Out" });
});

test("'Export' saves the pending changes in a file; the dialog stays open", async () => {
  vi.mocked(unsentChanges).mockResolvedValue(1);
  const { person } = showButton();

  await person.click(screen.getByRole("button", { name: "Sign Out" }));
  await person.click(await screen.findByRole("button", { name: "Export" }));

  expect(exportQueue).toHaveBeenCalledOnce();
  expect(saveUnsent).toHaveBeenCalledWith('[{"kind":"archive"}]');
  screen.getByRole("dialog", { name: "1 change not on the server yet" });
  expect(signOut).not.toHaveBeenCalled();
});

test("with unsent changes, 'Discard' signs out", async () => {
  vi.mocked(unsentChanges).mockResolvedValue(1);
  const { person, router } = showButton();

  await person.click(screen.getByRole("button", { name: "Sign Out" }));
  await person.click(await screen.findByRole("button", { name: "Discard" }));

  await waitFor(() => {
    expect(router.state.location.pathname).toBe("/login");
  });
  expect(signOut).toHaveBeenCalledOnce();
});

function showButton() {
  return showRoutes([
    {
      path: "/",
      element: <SignOutButton className={undefined} isRail={false} wordsClassName={undefined} />,
    },
    { path: "/login", element: <p>Login</p> },
  ]);
}
