import type { LogEntry } from "sync-protocol";
import { expect, test } from "vitest";
import { logWords } from "./logWords.ts";

const READER = "00000000-0000-4000-8000-000000000001";

test.each([
  [{ kind: "made", actorId: READER }, "You made this cellar"],
  [{ kind: "invited", subject: "bo@b.c", role: "viewer" }, "anna@b.c invited bo@b.c as a viewer"],
  [{ kind: "invited", role: "editor" }, "anna@b.c made a link for an editor"],
  [{ kind: "invitation-declined", actor: "bo@b.c" }, "bo@b.c declined the invitation"],
  [{ kind: "invitation-declined", actor: "" }, "Somebody declined a link"],
  [{ kind: "removed", subject: "bo@b.c", role: "editor" }, "anna@b.c removed bo@b.c"],
  [{ kind: "ownership-taken", role: "owner" }, "anna@b.c became the owner"],
  [
    { kind: "ownership-passed", subject: "bo@b.c", role: "owner" },
    "bo@b.c became the owner, because the account of anna@b.c was deleted",
  ],
] satisfies readonly (readonly [Partial<LogEntry>, string])[])(
  "log entry %j reads “%s”",
  (differing, words) => {
    const entry = { seq: 1, at: 0, actorId: "other", actor: "anna@b.c", subject: null, role: null };
    expect(logWords({ ...entry, ...differing }, READER, [])).toBe(words);
  },
);

test("a log entry shows a member's name, or the e-mail if unnamed", () => {
  const [anna, bo] = [
    { userId: "anna", email: "anna@b.c", name: "Anna" },
    { userId: "bo", email: "bo@b.c", name: null },
  ];
  const entry = { seq: 1, at: 0, kind: "removed", actorId: "bo", actor: "bo@b.c" } as const;

  const words = logWords({ ...entry, subject: "anna@b.c", role: null }, READER, [anna, bo]);

  expect(words).toBe("bo@b.c removed Anna");
});
