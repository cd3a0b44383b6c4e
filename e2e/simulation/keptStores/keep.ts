/**
 * `npm run keep:stores [-- NAME]` saves the client's and server's stores as this build writes them.
 * Tests of later builds check that these stores can be opened. Run this command for each release.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PASSWORD } from "./acts.ts";
import { keepBuild } from "./keptBuilds.ts";
import { nameOfSchemas } from "./schemas.ts";
import { liveAYear } from "./story.ts";

const folder = await mkdtemp(join(tmpdir(), "wine-cellar-keep-"));
try {
  const dataDir = join(folder, "data");
  const name = process.argv[2] ?? nameOfSchemas();
  const { ann, devices } = await liveAYear(dataDir, join(folder, "backup"));
  await keepBuild(name, { user: ann, password: PASSWORD, devices, dataDir });
  process.stdout.write(`Kept as ${name}\n`);
} finally {
  await rm(folder, { recursive: true });
}
