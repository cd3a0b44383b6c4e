import "fake-indexeddb/auto";
import { screen, within } from "@testing-library/react";
import type { ListedCellar, ReceivedInvitation } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { switchCellar } from "../../engine/session/session.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { setTextLanguage } from "../../language/i18n.ts";
import { wordRefusals } from "../../parts/page-language/wordRefusals.ts";
import { setRefusalWording } from "../../server/refusalText.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { showRoutes } from "../../ui/test/show.tsx";
import { JoinPage } from "./JoinPage.tsx";

vi.mock("../../engine/session/session.ts", async (original) => ({
  ...(await original<object>()),
  switchCellar: vi.fn(),
}));

const SHOW = "POST /api/invitations/show";
const ACCEPT = "POST /api/invitations/accept";
const DECLINE = "POST /api/invitations/decline";

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  const user = { id: "00000000-0000-4000-8000-000000000002", email: "bo@cellar.example" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
});

afterEach(() => {
  setTextLanguage("en");
  setRefusalWording(({ error }) => error);
});

test.each([
  ["editor", "as an editor: you can see and change everything."],
  ["viewer", "as a viewer: you can see everything, and change nothing."],
] as const)("[C4] the page shows the cellar, the sender and role %s", async (role, words) => {
  fakeServer({ [SHOW]: { body: { ...INVITED, role } } });
  open();

  await screen.findByRole("heading", { name: "Holiday house" });
  screen.getByText(`anna@cellar.example invites you to “Holiday house” ${words}`);
  screen.getByText(/^You join as bo@cellar\.example\./);
});

test("[C6] the user joins only after confirming, then the cellar opens", async () => {
  const asked = fakeServer({
    [SHOW]: { body: INVITED },
    [ACCEPT]: { body: { cellar: JOINED } },
  });
  const { person, router } = open();
  const join = await screen.findByRole("button", { name: "Join" });
  expect(asked).toHaveLength(1);

  await person.click(join);

  await screen.findByText("You are now a member of Holiday house.");
  expect(asked.find(({ path }) => path.endsWith("accept"))?.body).toEqual({ token: "abc" });
  await vi.waitFor(() => {
    expect(switchCellar).toHaveBeenCalledWith(JOINED.id);
    expect(router.state.location.pathname).toBe("/");
  });
});

test("declining an invitation shows a message and opens the collection", async () => {
  fakeServer({ [SHOW]: { body: INVITED }, [DECLINE]: {} });
  const { person, router } = open();

  await person.click(await screen.findByRole("button", { name: "Decline" }));

  await screen.findByText("Invitation declined");
  expect(router.state.location.pathname).toBe("/");
});

test.each([
  ["invalid_invitation", "This invitation is not valid.", /not valid\. Ask for a new one\./],
  ["unconfirmed_email", "Confirm the address first.", /first\. Open the link in the mail/],
] as const)("an invitation link refused with %s shows advice", async (code, error, words) => {
  fakeServer({ [SHOW]: { status: 403, body: { error, code } } });
  open();

  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  screen.getByText("You are signed in as bo@cellar.example.");
  expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
});

test("after confirming the e-mail, Try Again opens the invitation", async () => {
  const answers = {
    [SHOW]: { status: 403, body: { error: "Confirm it.", code: "unconfirmed_email" } as object },
  };
  fakeServer(answers);
  const { person } = open();
  const again = await screen.findByRole("button", { name: "Try Again" });
  answers[SHOW] = { status: 200, body: INVITED };

  await person.click(again);

  await screen.findByRole("heading", { name: "Holiday house" });
});

test.each([
  ["too_many_cellars", "You have 20 cellars. Leave or delete one first."],
  ["too_many_members", "This cellar has 20 members. Its owner can remove one."],
  ["demo_cellar", "The demo account can't. Sign out, and use an account of your own."],
] as const)("joining refused with %s keeps the invitation and shows why", async (code, words) => {
  const error = words.replace(/\. (Its|Sign).*/, "");
  fakeServer({ [SHOW]: { body: INVITED }, [ACCEPT]: { status: 409, body: { error, code } } });
  const { person } = open();

  await person.click(await screen.findByRole("button", { name: "Join" }));

  expect((await screen.findByRole("alert")).textContent).toBe(words);
  screen.getByRole("button", { name: "Join" });
});

test.each([
  ["too_many_members", "DE This cellar has 20 members, the most that it can have"],
  ["of_a_later_server", "As the server sent it"],
])("[U8] a join refused with %s shows the reason in the page's language", async (code, words) => {
  const body = { error: "As the server sent it", code };
  fakeServer({ [SHOW]: { body: INVITED }, [ACCEPT]: { status: 409, body } });
  setTextLanguage("de", (text, { max = "" }) => `DE ${text.replace("{max}", String(max))}`);
  wordRefusals();
  const { person } = open();

  await person.click(await screen.findByRole("button", { name: "DE Join" }));

  expect((await screen.findByRole("alert")).textContent).toContain(words);
});

test("offline, the invitation page says that it needs a connection", async () => {
  fakeServer({ [SHOW]: undefined });
  open();

  const note = await screen.findByRole("note");
  within(note).getByText(/^To see the invitation, you need a connection/);
  within(note).getByRole("button", { name: "Try Again" });
});

test("after the session ended, signing in leads back to the invitation", async () => {
  fakeServer({ [SHOW]: { status: 401, body: { error: "No", code: "unauthenticated" } } });
  const { person, router } = open();

  await person.click(await screen.findByRole("link", { name: "Sign In" }));

  expect(router.state.location).toMatchObject({
    pathname: "/login",
    state: { from: "/join?token=abc" },
  });
});

test("an invitation link without its token is shown as incomplete", () => {
  fakeServer({});
  open("/join");
  screen.getByRole("heading", { name: "Incomplete link" });
});

function open(at = "/join?token=abc") {
  return showRoutes(
    [
      { path: "/join", element: <JoinPage /> },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { at },
  );
}

const INVITED: ReceivedInvitation = {
  id: "00000000-0000-4000-8000-00000000000a",
  name: "Holiday house",
  colour: "blue",
  role: "editor",
  invitedBy: "anna@cellar.example",
  expiresAt: Date.UTC(2026, 11, 1),
};

const JOINED: ListedCellar = {
  id: "00000000-0000-4000-8000-00000000000b",
  isPersonal: false,
  name: "Holiday house",
  colour: "blue",
  role: "editor",
  owner: "anna@cellar.example",
  members: 2,
  isOffered: false,
  membershipId: "00000000-0000-4000-8000-00000000000c",
};
