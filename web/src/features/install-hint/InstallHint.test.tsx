import "fake-indexeddb/auto";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { useCellar } from "../../engine/live/cellar/useCellar.ts";
import { aRow } from "../../rules/testBuilders.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { show } from "../../ui/test/show.tsx";
import { InstallHint } from "./InstallHint.tsx";
import { keepInstallQuestion, useInstallQuestion } from "./installQuestion.ts";

const ada = { id: "", email: "ada@cellar.example" };

keepInstallQuestion();

beforeEach(() => {
  ada.id = crypto.randomUUID();
  sessionStore.setState({ kind: "signedIn", user: ada, mustSignIn: false }, true);
  localStorage.clear();
  vi.stubGlobal("reportError", vi.fn());
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
  useInstallQuestion.setState({ ask: undefined });
  Reflect.deleteProperty(navigator, "standalone");
});

// Spec 10.26
test("with three wines, the install prompt is offered once", async () => {
  await stock(2);
  const { person } = showBesideCellar();
  const { event, prompt } = browserAsks();
  expect(event.defaultPrevented).toBe(true);
  await screen.findByText("The cellar is ready");
  expect(hint()).toBeNull();

  await stock(1);
  await person.click(await screen.findByRole("button", { name: "Install" }));

  expect(prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
  browserAsks();
  expect(hint()).toBeNull();
});

test("the answer 'No, thanks' to installing is remembered on this device", async () => {
  await stock(3);
  const { person } = show(<InstallHint />);
  const { prompt } = browserAsks();

  await person.click(await screen.findByRole("button", { name: "No, thanks" }));

  expect(hint()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  expect(localStorage.getItem("wine-cellar-install-answered")).toBe("true");
});

// Spec 10.26
test("on an iPhone, the install hint explains the Share menu", async () => {
  onApplePhone({ standalone: false });
  await stock(3);
  const { person } = show(<InstallHint />);

  await screen.findByText(/Tap Share.*“Add to Home Screen”/);
  await person.click(screen.getByRole("button", { name: "Got it" }));

  expect(hint()).toBeNull();
});

// Spec 10.26
test("the installed app shows no install hint", async () => {
  onApplePhone({ standalone: true });
  await stock(3);
  showBesideCellar();
  browserAsks();

  await screen.findByText("The cellar is ready");
  expect(hint()).toBeNull();
});

test("after installing from the browser's menu, no install hint appears", async () => {
  await stock(3);
  show(<InstallHint />);
  browserAsks();
  await screen.findByRole("button", { name: "Install" });

  act(() => {
    window.dispatchEvent(new Event("appinstalled"));
  });

  await waitFor(() => {
    expect(hint()).toBeNull();
  });
});

const hint = () => screen.queryByRole("region", { name: "Install Wine Cellar" });

function showBesideCellar() {
  const Cellar = () => <p>The cellar is {useCellar().kind}</p>;
  return show(
    <>
      <InstallHint />
      <Cellar />
    </>,
  );
}

function browserAsks() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(event);
  });
  return { event, prompt };
}

function onApplePhone({ standalone }: { readonly standalone: boolean }) {
  Object.defineProperty(navigator, "standalone", { configurable: true, value: standalone });
  vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(5);
}

async function stock(wines: number) {
  const rows = Array.from({ length: wines }, () =>
    aRow({ id: crypto.randomUUID(), userId: ada.id }),
  );
  await cellarOf(ada.id).wines.bulkPut(rows);
}
