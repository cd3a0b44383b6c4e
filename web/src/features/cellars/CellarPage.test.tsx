import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import type { ListedCellar, LogEntry, Member, OpenInvitation } from "sync-protocol";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cellarsStore } from "../../engine/session/cellarsStore.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { fakeServer } from "../../ui/test/fakeServer.ts";
import { showRoutes } from "../../ui/test/show.tsx";
import { CellarPage } from "./CellarPage.tsx";

const ID = "00000000-0000-4000-8000-00000000000b";
const CELLAR = `/api/cellars/${ID}`;
const MEMBERS = `GET ${CELLAR}/members`;
const LOG = `GET ${CELLAR}/log`;
const INVITE = `POST ${CELLAR}/invitations`;

beforeEach(() => {
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
});

describe("the owner", () => {
  test("[C5] the owner invites someone by e-mail and chooses a role", async () => {
    const invitation = anInvitation({ email: "carla@cellar.example", role: "viewer" });
    const asked = fakeServer({ ...READ, [INVITE]: { body: { invitation, link: null } } });
    const { person } = open({ role: "owner" });

    await person.selectOptions(await screen.findByLabelText("Role"), "Viewer: can only look");
    await person.type(screen.getByLabelText("Email"), "carla@cellar.example");
    await person.click(screen.getByRole("button", { name: "Send Invitation" }));

    await screen.findByText("carla@cellar.example can join with the mailed link.");
    const body = { email: "carla@cellar.example", role: "viewer" };
    expect(asked.find(({ method }) => method === "POST")?.body).toEqual(body);
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "");
  });

  test("the invitation form keeps its input if the server refuses the invitation", async () => {
    const error = "This server sends no mail. Make a link instead, and send it yourself.";
    const answers = {
      ...READ,
      [INVITE]: { status: 409, body: { error, code: "mail_unconfigured" } } as object | undefined,
    };
    fakeServer(answers);
    const { person } = open({ role: "owner" });
    await person.type(await screen.findByLabelText("Email"), "carla@cellar.example");
    const send = screen.getByRole("button", { name: "Send Invitation" });

    await person.click(send);
    expect((await screen.findByRole("alert")).textContent).toBe(error);
    answers[INVITE] = undefined;
    await person.click(send);

    await waitFor(() => {
      expect(screen.getByRole("alert").textContent).toMatch(/^You are offline/);
    });
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "carla@cellar.example");
  });

  test("[C5] the owner creates an invitation link, which is shown once", async () => {
    const link = "https://cellar.example/join?token=abc";
    const asked = fakeServer({ ...READ, [INVITE]: { body: { invitation: anInvitation(), link } } });
    const { person } = open({ role: "owner" });

    await person.click(await screen.findByRole("button", { name: "Make a Link Instead" }));

    const dialog = await screen.findByRole("dialog", { name: "Invitation link" });
    expect(within(dialog).getByLabelText("Link")).toHaveProperty("value", link);
    expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ role: "editor" });
    await person.click(within(dialog).getByRole("button", { name: "Copy" }));
    await within(dialog).findByRole("button", { name: "Copied" });
  });

  test("[C3] the owner changes a member's role", async () => {
    const asked = fakeServer({ ...READ, [`POST ${CELLAR}/members/change-role`]: {} });
    const { person } = open({ role: "owner" });

    await person.click(await screen.findByRole("button", { name: `Change ${BO.email}` }));
    await person.click(await screen.findByRole("menuitem", { name: "Make Viewer" }));

    await screen.findByText(`${BO.email} is now a viewer.`);
    expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
      userId: BO.userId,
      role: "viewer",
    });
  });

  test.each([
    ["Remove", "Remove", "members/remove", "Member removed"],
    ["Offer the Cellar", "Offer", "ownership/offer", "Cellar offered"],
  ])("the cellar page asks for confirmation before “%s”", async (item, action, path, done) => {
    const asked = fakeServer({ ...READ, [`POST ${CELLAR}/${path}`]: {} });
    const { person } = open({ role: "owner" });
    await person.click(await screen.findByRole("button", { name: `Change ${BO.email}` }));
    await person.click(await screen.findByRole("menuitem", { name: item }));
    const dialog = await screen.findByRole("dialog");
    expect(asked.some(({ method }) => method === "POST")).toBe(false);

    await person.click(within(dialog).getByRole("button", { name: action }));

    await screen.findByText(done);
    expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ userId: BO.userId });
  });

  test("the owner resends and revokes an open invitation", async () => {
    const invitation = anInvitation({ email: "carla@cellar.example" });
    fakeServer({
      ...READ,
      [MEMBERS]: { body: { members: [ANNA, BO], invitations: [invitation] } },
      [`POST ${CELLAR}/invitations/resend`]: { body: { invitation, link: null } },
      [`POST ${CELLAR}/invitations/revoke`]: {},
    });
    const { person } = open({ role: "owner" });

    await person.click(
      await screen.findByRole("button", { name: "Send Again: carla@cellar.example" }),
    );
    await screen.findByText("Invitation sent again");
    await person.click(screen.getByRole("button", { name: "Revoke carla@cellar.example" }));

    await screen.findByText("carla@cellar.example can't join with it.");
    expect(document.activeElement?.textContent).toBe("Open Invitations");
  });

  test("the owner changes the cellar's name and colour", async () => {
    const asked = fakeServer({ ...READ, [`PUT ${CELLAR}`]: { body: { cellar: HOLIDAY } } });
    const { person } = open({ role: "owner" });
    const name = await screen.findByLabelText("Name");
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);

    await person.clear(name);
    await person.type(name, "Summer house");
    await person.selectOptions(screen.getByLabelText("Colour"), "Green");
    await person.click(screen.getByRole("button", { name: "Save" }));

    await screen.findByText("Cellar changed");
    const body = { name: "Summer house", colour: "green" };
    expect(asked.find(({ method }) => method === "PUT")?.body).toEqual(body);
  });

  test("[C2] the cellar is deleted only after its name was typed", async () => {
    const asked = fakeServer({ ...READ, [`POST ${CELLAR}/delete`]: {} });
    const { person, router } = open({ role: "owner" });
    await person.click(screen.getByRole("button", { name: "Delete Cellar" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete this cellar?" });
    const confirm = within(dialog).getByRole("button", { name: "Delete Cellar" });

    await person.click(confirm);
    within(dialog).getByText("This is not the name");
    expect(asked.some(({ method }) => method === "POST")).toBe(false);
    await person.type(within(dialog).getByLabelText("Type the cellar's name"), "Holiday house");
    await person.click(confirm);

    await screen.findByText("Cellar deleted");
    expect(router.state.location.pathname).toBe("/cellars");
  });

  test("[C1] a personal cellar cannot be deleted or handed over", async () => {
    fakeServer(READ);
    const { person } = open({ role: "owner", isPersonal: true, name: null, colour: null });

    await person.click(await screen.findByRole("button", { name: `Change ${BO.email}` }));

    await screen.findByRole("menuitem", { name: "Remove" });
    screen.getByRole("heading", { name: "My cellar" });
    expect(screen.queryByRole("menuitem", { name: "Offer the Cellar" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete Cellar" })).toBeNull();
  });
});

test("[C3] an editor sees members, invitations and log without controls", async () => {
  fakeServer(READ);
  open({ role: "editor" });

  const members = await screen.findByRole("list", { name: "Members" });
  expect(
    within(members)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^anna@cellar\.exampleOwner/),
    expect.stringMatching(/^bo@cellar\.example \(you\)Editor/),
  ]);
  within(screen.getByRole("list", { name: "Log" })).getByText("You joined as an editor");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Open This Cellar",
    "Leave",
  ]);
});

test("[C3] a viewer sees the owner and can leave", async () => {
  const asked = fakeServer({ [`POST ${CELLAR}/leave`]: {} });
  const { person, router } = open({ role: "viewer", members: null });
  screen.getByText(/^anna@cellar\.example owns this cellar\. You are a viewer/);

  await person.click(screen.getByRole("button", { name: "Leave" }));
  const dialog = await screen.findByRole("dialog", { name: "Leave this cellar?" });
  await person.click(within(dialog).getByRole("button", { name: "Leave" }));

  await screen.findByText("Cellar left");
  expect(router.state.location.pathname).toBe("/cellars");
  expect(asked.map(({ path }) => path)).not.toContain(`${CELLAR}/members`);
});

test.each([
  ["Take Over", "take", "You own this cellar now"],
  ["Decline", "withdraw", "Offer declined"],
])("[C11] a member to whom ownership is offered can choose %s", async (button, path, done) => {
  fakeServer({ ...READ, [`POST ${CELLAR}/ownership/${path}`]: {} });
  const { person } = open({ role: "editor", isOffered: true });

  await person.click(screen.getByRole("button", { name: button }));

  await screen.findByText(done);
});

test("after a connection failure, Try Again lists the members", async () => {
  const answers = { ...READ, [MEMBERS]: undefined as object | undefined };
  fakeServer(answers);
  const { person } = open({ role: "owner" });

  await screen.findByText(/^To see and change who shares this cellar, you need a connection/);
  screen.getByRole("heading", { name: "Holiday house" });
  answers[MEMBERS] = READ[MEMBERS];
  await person.click(screen.getByRole("button", { name: "Try Again" }));

  await screen.findByRole("list", { name: "Members" });
});

test("[C4] a cellar that the user can't read is shown as unknown", async () => {
  fakeServer({ "GET /api/cellars": { body: { cellars: [] } } });
  open({ id: "00000000-0000-4000-8000-0000000000ff" });

  await screen.findByRole("heading", { name: "No such cellar" });
});

const ANNA: Member = {
  userId: "00000000-0000-4000-8000-000000000001",
  email: "anna@cellar.example",
  role: "owner",
  joinedAt: Date.UTC(2026, 10, 1),
  isOffered: false,
};
const BO: Member = {
  ...ANNA,
  userId: "00000000-0000-4000-8000-000000000002",
  email: "bo@cellar.example",
  role: "editor",
};

const HOLIDAY: ListedCellar = {
  id: ID,
  isPersonal: false,
  name: "Holiday house",
  colour: "blue",
  role: "owner",
  owner: ANNA.email,
  members: 2,
  isOffered: false,
  membershipId: "00000000-0000-4000-8000-00000000000c",
};

const JOINED: LogEntry = {
  seq: 2,
  at: Date.UTC(2026, 10, 2),
  kind: "joined",
  actorId: BO.userId,
  actor: BO.email,
  subject: null,
  role: "editor",
};

const READ = {
  [MEMBERS]: { body: { members: [ANNA, BO], invitations: [] as OpenInvitation[] } },
  [LOG]: { body: { entries: [JOINED] } },
  [`GET ${CELLAR}/guest-links`]: { body: { guestLinks: [] } },
  [`GET ${CELLAR}/webhooks`]: { body: { webhooks: [] } },
};

function anInvitation(differing: Partial<OpenInvitation> = {}): OpenInvitation {
  return {
    id: "00000000-0000-4000-8000-00000000000a",
    role: "editor",
    email: null,
    sentAt: Date.UTC(2026, 10, 20),
    expiresAt: Date.UTC(2026, 11, 4),
    ...differing,
  };
}

function open(differing: Partial<ListedCellar>) {
  const cellar = { ...HOLIDAY, ...differing };
  const { userId: id, email } = cellar.role === "owner" ? ANNA : BO;
  sessionStore.setState({ kind: "signedIn", user: { id, email }, mustSignIn: false }, true);
  cellarsStore.setState({ listed: [cellar], lost: [] }, true);
  return showRoutes(
    [
      { path: "/cellars/:cellarId", element: <CellarPage /> },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { at: `/cellars/${ID}` },
  );
}
