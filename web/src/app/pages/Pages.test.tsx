import { MantineProvider } from "@mantine/core";
import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import "fake-indexeddb/auto";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cellarsStore } from "../../engine/session/cellarsStore.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { engineStatus, INITIAL_STATUS } from "../../engine/sync/status.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { colorSchemeManager } from "../theme/theme.ts";
import { Root } from "../App.tsx";

configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  fakeServer({});
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  localStorage.clear();
  document.cookie = "sidebar_state=; max-age=0";
  engineStatus.setState(INITIAL_STATUS, true);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("access to pages", () => {
  // Spec 2.2
  test("after sign-in, a visitor of a protected page returns to it", async () => {
    sessionStore.setState({ kind: "signedOut" }, true);
    const { at } = visit("/profile");

    await screen.findByRole("button", { name: "Sign In" });
    expect(at()).toBe("/login");
    act(() => {
      sessionStore.setState(ANNA_SIGNED_IN, true);
    });

    await screen.findByRole("heading", { name: "Profile Settings" });
    expect(at()).toBe("/profile");
  });

  // Spec 2.2
  test("after sign-up, a visitor of a protected page returns to it", async () => {
    sessionStore.setState({ kind: "signedOut" }, true);
    const { at, person } = visit("/mockup");

    await person.click(await screen.findByRole("link", { name: "Create one" }));
    await screen.findByRole("button", { name: "Create Account" });
    act(() => {
      sessionStore.setState(ANNA_SIGNED_IN, true);
    });

    await waitFor(() => {
      expect(at()).toBe("/mockup");
    });
  });

  test("after sign-up, a visitor with an invitation returns to its page", async () => {
    sessionStore.setState({ kind: "signedOut" }, true);
    const { at, person } = visit("/join?token=abc");

    await screen.findByText(/^You are invited to share a cellar\./);
    await person.click(screen.getByRole("link", { name: "Create one" }));
    await screen.findByRole("button", { name: "Create Account" });
    screen.getByText(/^You are invited to share a cellar\./);
    act(() => {
      sessionStore.setState(ANNA_SIGNED_IN, true);
    });

    await screen.findByRole("heading", { name: "Invitation to a Cellar" });
    expect(at()).toBe("/join");
  });

  // Spec 2.1
  test("a signed-in user who opens the login page sees the collection", async () => {
    sessionStore.setState(ANNA_SIGNED_IN, true);
    const { at } = visit("/login");

    await screen.findByRole("tab", { name: "Wine Collection" });
    expect(at()).toBe("/");
  });

  test("[V4] a user who must sign in again sees the login page", async () => {
    sessionStore.setState({ ...ANNA_SIGNED_IN, mustSignIn: true }, true);
    visit("/login");
    await screen.findByRole("button", { name: "Sign In" });
  });

  // Spec 2.3, 8.4
  test("an unknown address shows 'Page Not Found' when signed in", async () => {
    sessionStore.setState(ANNA_SIGNED_IN, true);
    visit("/nowhere");
    await screen.findByRole("heading", { name: "Page Not Found" });
    expect(document.title).toBe("Page Not Found · Wine Cellar");
  });

  // Spec 1.4
  test("an unknown address shows the login page when signed out", async () => {
    sessionStore.setState({ kind: "signedOut" }, true);
    const { at } = visit("/nowhere");
    await screen.findByRole("button", { name: "Sign In" });
    expect(at()).toBe("/login");
  });

  test("the page stays empty until the stored session is read", async () => {
    sessionStore.setState({ kind: "unknown" }, true);
    const { at } = visit("/profile");

    await screen.findByRole("region", { name: "Notifications" });
    expect(at()).toBe("/profile");
    expect(screen.queryByRole("button", { name: "Sign In" })).toBeNull();
  });
});

test("the profile shows 'Loading profile...' until the server returns the user", async () => {
  sessionStore.setState({ kind: "asking" }, true);
  const { at } = visit("/profile");

  await screen.findByText("Loading profile...");
  screen.getByText("User");
  expect(at()).toBe("/profile");
  act(() => {
    sessionStore.setState(ANNA_SIGNED_IN, true);
  });

  await screen.findByLabelText("New Email Address");
});

describe("cellar pages", () => {
  beforeEach(() => {
    sessionStore.setState(ANNA_SIGNED_IN, true);
  });

  test.each([
    "/journal",
    "/past-bottles",
    "/places",
    "/reminders",
    "/statistics",
    "/stickers",
    "/years/2026",
  ])("%s shows an error without local wines and without the server", async (path) => {
    engineStatus.setState({ phase: "idle", server: "unreachable", isStorageFull: false });
    visit(path);

    const alert = await screen.findByRole("alert");
    within(alert).getByText("Failed to fetch wines");
    within(alert).getByRole("button", { name: "Retry" });
  });

  test.each(["/years/none", "/years/20266"])(
    "the address %s shows 'No such year'",
    async (path) => {
      visit(path);

      await screen.findByRole("heading", { name: "No such year" });
      await waitFor(() => {
        expect(document.title).toBe("No such year · Wine Cellar");
      });
    },
  );
});

describe("frame of signed-in pages", () => {
  beforeEach(() => {
    sessionStore.setState(ANNA_SIGNED_IN, true);
  });

  // Spec 2.19
  test("the sidebar shows the user's e-mail and marks the current page", async () => {
    visit("/profile");
    await screen.findByText(ANNA_SIGNED_IN.user.email);
    screen.getByText("Signed in");
    const link = screen.getByRole("link", { name: "Profile Settings" });
    expect(link.getAttribute("aria-current")).toBe("page");
  });

  // Spec 2.20
  test("a user without an e-mail is shown as 'User'", async () => {
    const nameless = { ...ANNA_SIGNED_IN, user: { ...ANNA_SIGNED_IN.user, email: "" } };
    sessionStore.setState(nameless, true);
    visit("/nowhere");

    await screen.findByText("User");
  });

  // Spec 2.15
  test("the sidebar's quick actions have labels", async () => {
    visit("/nowhere");
    const actions = within(await screen.findByRole("navigation", { name: "Quick Actions" }));

    actions.getByText("Add new bottles");
    actions.getByText("Find wines");
  });

  // Spec 2.22
  test("the toggle collapses the sidebar and stores its state in a cookie", async () => {
    const { person } = visit("/profile");
    const toggle = await screen.findByRole("button", { name: "Toggle Sidebar" });
    expect(toggle.getAttribute("aria-expanded")).toBe("true");

    await person.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    expect(document.cookie).toContain("sidebar_state=false");

    await person.keyboard("{Control>}b{/Control}");
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(document.cookie).toContain("sidebar_state=true");
  });

  // Spec 1.13, 2.23
  test("the theme toggle changes the theme and stores it on this device", async () => {
    localStorage.setItem("wine-cellar-theme", "light");
    const { person } = visit("/profile");

    await person.click(await screen.findByRole("button", { name: "Switch to dark theme" }));

    screen.getByRole("button", { name: "Switch to light theme" });
    expect(localStorage.getItem("wine-cellar-theme")).toBe("dark");
    expect(document.documentElement.dataset["mantineColorScheme"]).toBe("dark");
  });

  test("with several cellars, the header and sidebar name the open one", async () => {
    const { id, email } = ANNA_SIGNED_IN.user;
    const own = { id, isPersonal: true, name: null, colour: null, owner: email } as const;
    const cellar = {
      ...own,
      role: "owner",
      members: 1,
      isOffered: false,
      membershipId: null,
    } as const;
    visit("/profile");
    const sidebar = await screen.findByRole("navigation", { name: "Cellar" });
    act(() => {
      cellarsStore.setState({ listed: [cellar] });
    });
    expect(screen.queryByRole("button", { name: /^Switch cellar/ })).toBeNull();

    act(() => {
      cellarsStore.setState({ listed: [cellar, { ...cellar, id: "other", name: "Club" }] });
    });

    const banner = within(screen.getByRole("banner"));
    await banner.findByRole("button", { name: "Switch cellar: My cellar is open" });
    await within(sidebar).findByText("My cellar");
    cellarsStore.setState({ listed: [] });
  });

  // Spec 2.16
  test("the quick action Search opens the collection from another page", async () => {
    const asked = vi.fn();
    window.addEventListener("wine-cellar:focus-search", asked, { once: true });
    const { person, at } = visit("/profile");

    await person.click(await screen.findByRole("button", { name: "Search" }));

    await waitFor(() => {
      expect(at()).toBe("/");
      expect(asked).toHaveBeenCalled();
    });
  });
});

const ANNA_SIGNED_IN = {
  kind: "signedIn",
  user: { id: "00000000-0000-4000-8000-000000000001", email: "anna@cellar.example" },
  mustSignIn: false,
} as const;

function visit(path: string) {
  let pathname = path;
  const Witness = () => {
    pathname = useLocation().pathname;
    return null;
  };
  render(
    <MantineProvider colorSchemeManager={colorSchemeManager} defaultColorScheme="auto" env="test">
      <MemoryRouter initialEntries={[path]}>
        <Witness />
        <Root />
      </MemoryRouter>
    </MantineProvider>,
  );
  return { at: () => pathname, person: userEvent.setup({ delay: null }) };
}
