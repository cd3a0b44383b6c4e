import { execFile } from "node:child_process";
import { appendFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Forbidden imports, each with the rule that reports it. */
const BROKEN = [
  ["api/bench/seed.mjs", 'import "../../e2e/bench/lots.ts";', "api-imports-no-client"],
  ["api/src/routes/wines.ts", 'void import("../../../web/src/app/A.ts");', "api-imports-no-client"],
  ["web/src/app/App.ts", 'void import("../../../api/src/routes/r.ts");', "web-imports-no-server"],
  ["e2e/tests/wines.ts", 'export * from "../../web/src/app/App.ts";', "e2e-imports-no-package"],
  ["sync-protocol/src/wine.ts", 'import "../../api/src/a.ts";', "the-contract-imports-no-package"],
  ["sync-protocol/src/pure.ts", 'import "react";', "the-contract-is-pure"],
  ["sync-protocol/src/a.ts", 'import "./profiles/places.ts";', "profiles-have-one-door"],
  ["sync-protocol/src/b.ts", 'import "./drinking/index.ts";', "the-contract-loads-no-windows"],
  ["sync-protocol/src/records/a.ts", 'import "../calls/a.ts";', "records-below-changes"],
  ["sync-protocol/src/records/b.ts", 'import "../changes/a.ts";', "records-know-no-changes"],
  ["api/src/cellar/disk.ts", 'import "node:fs/promises";', "use-cases-know-no-outside"],
  ["api/src/cellar/http.ts", 'void import("@koa/router");', "use-cases-know-no-outside"],
  ["api/src/cellar/text.ts", 'import { setupI18n } from "@lingui/core";', "one-room-words-texts"],
  ["api/src/language/up.ts", 'import "../cellar/a.ts";', "language-lies-below"],
  ["api/src/cellar/up.ts", 'import "../store/a.ts";', "use-cases-lie-below"],
  ["api/src/routes/fat.ts", 'import "better-sqlite3";', "routes-are-thin"],
  ["api/src/middleware/fat.ts", 'import "../outside/a.ts";', "routes-are-thin"],
  ["api/src/outside/up.ts", 'import "pg";', "outside-implements-ports"],
  ["api/src/store/up.ts", 'import "../routes/r.ts";', "the-store-implements-ports"],
  ["web/src/language/up.ts", 'import "../ui/a.ts";', "texts-load-first"],
  [
    "web/src/ui/text.ts",
    'import { setupI18n } from "@lingui/core";',
    "lingui-comes-with-a-catalogue",
  ],
  ["web/src/rules/lots/a.ts", 'import "../../platform/a.ts";', "rules-are-pure"],
  ["web/src/rules/lots/b.ts", 'import "../cellar/a.ts";', "rules-below-the-cellar"],
  ["web/src/rules/cellar/b.ts", 'import "../history/a.ts";', "rules-below-the-history"],
  ["web/src/rules/history/b.ts", 'import "../counting/a.ts";', "rooms-of-the-rules"],
  ["web/src/engine/view/a.ts", 'import "zustand";', "pending-changes-are-pure"],
  ["web/src/sommelier/a.ts", 'import "../gazetteer/index.ts";', "knowledge-of-wine-is-pure"],
  ["web/src/sommelier/meals/r.ts", 'import "../ranking/r.ts";', "the-sommelier-points-one-way"],
  [
    "web/src/labels/understand/a.ts",
    'import "../workers/worker.ts";',
    "understanding-labels-is-pure",
  ],
  ["web/src/import/a.ts", 'import "../ui/a.ts";', "import-is-pure"],
  ["web/src/export/a.ts", 'import "react";', "export-is-pure"],
  ["web/src/export/b.ts", 'import "../import/worker.ts";', "export-starts-no-import"],
  ["web/src/server/a.ts", 'import "../rules/a.ts";', "the-browser-and-the-server-know-no-app"],
  ["web/src/engine/db/server.ts", 'import "../../server/s.ts";', "the-local-store-knows-no-server"],
  ["web/src/engine/session/r.ts", 'import "react-router";', "the-engine-runs-without-react"],
  ["web/src/engine/live/d.ts", 'import "dexie";', "only-the-store-uses-dexie"],
  ["web/src/parts/d.ts", 'import "dexie-react-hooks";', "only-live-hears-dexie"],
  ["web/src/ui/a.ts", 'import "../parts/p.ts";', "ui-has-no-data"],
  ["web/src/parts/f.ts", 'void import("../features/pairing/M.ts");', "parts-know-no-feature"],
  ["web/src/features/pairing/a.ts", 'import "../../app/A.ts";', "features-know-no-app"],
  ["web/src/features/pairing/l.ts", 'import "../../labels/l.ts";', "rooms-have-one-door"],
  [
    "web/src/features/pairing/j.ts",
    'void import("../journal/E.ts");',
    "features-import-no-feature",
  ],
  [
    "web/src/features/places/r.ts",
    'void import("../places/../journal/E.ts");',
    "features-import-no-feature",
  ],
  ["web/src/features/pairing/e.ts", 'import "../../engine/live/l.ts";', "the-engine-has-one-door"],
  ["web/src/engine/live/s.ts", 'import "../../parts/p.ts";', "the-engine-knows-no-screen"],
  ["web/src/engine/outbox/v.ts", 'import "../view/v.ts";', "engine-below-view"],
  ["web/src/engine/view/d.ts", 'import "../db/d.ts";', "engine-below-db"],
  ["web/src/engine/db/s.ts", 'import "../sync/s.ts";', "engine-below-sync"],
  ["web/src/engine/sync/s2.ts", 'import "../session/s.ts";', "engine-below-session"],
  ["web/src/engine/session/l.ts", 'void import("../live/l.ts");', "engine-below-live"],
  ["web/src/engine/db/queries/c.ts", 'import "../commands/c.ts";', "rooms-of-the-store"],
  ["web/src/engine/db/photos/p.ts", 'import "../commands/c.ts";', "tables-and-photos-lie-below"],
  [
    "web/src/engine/live/e.ts",
    'void import("../sync/engine.ts");',
    "sync-comes-after-the-first-card",
  ],
  ["web/src/app/one.ts", 'import "./one.ts";', "no-circles"],
] as const;

const ALLOWED = [
  ["web/src/features/journal/Entry.ts", 'void import("./Day.ts");'],
  ["web/src/export/ok.ts", 'import "../import/reads.ts"; import "zod/mini";'],
] as const;

let folder: string;
let said: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wine-cellar-arrows-"));
  for (const [file, content] of [...BROKEN, ...ALLOWED]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${content}\n`);
    const [, target = ""] = /"(\.[^"]+)"/.exec(content) ?? [];
    const imported = join(folder, dirname(file), target);
    await mkdir(dirname(imported), { recursive: true });
    if (target !== "") await appendFile(imported, "");
  }
  said = await cruise(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each(BROKEN)("lint refuses an import in %s: %s", (file, _content, rule) => {
  expect(said).toContain(`error ${rule}: ${file}`);
});

test.each(ALLOWED)("lint allows an import in %s: %s", (file) => {
  expect(said).not.toContain(`: ${file}`);
});

test("every import rule is tested with an import that the rule forbids", () => {
  const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as {
    readonly forbidden: readonly { readonly name: string }[];
  };
  const tried = new Set<string>(BROKEN.map(([, , rule]) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});

/** Runs dependency-cruiser with this project's rules in a folder. Returns its output. */
function cruise(cwd: string): Promise<string> {
  const program = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const config = join(ROOT, ".dependency-cruiser.cjs");
  const args = [program, "--config", config, "sync-protocol", "api", "web", "e2e"];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (_failed, stdout) => {
      resolve(stdout);
    });
  });
}
