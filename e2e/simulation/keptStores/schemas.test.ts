import { expect, test } from "vitest";
import { deviceOf, keptBuilds, readBuild } from "./keptBuilds.ts";
import { localSchema } from "./schemas.ts";
import { loadBrowser } from "./storeDump.ts";

test.each(await keptBuilds())(
  "a local store of build %s has the newest schema after opening",
  async (name) => {
    const build = await readBuild(name);
    const { id } = build.user;

    const upgraded = await localSchema(id, await loadBrowser(deviceOf(build, "phone").databases));

    const byName = <Entry extends { readonly name: string }>(entries: readonly Entry[]) =>
      [...entries].sort((a, b) => a.name.localeCompare(b.name));
    const readable = (stores: typeof upgraded) =>
      byName(stores).map((store) => ({ ...store, indexes: byName(store.indexes) }));
    expect(readable(upgraded)).toEqual(readable(await localSchema("nobody")));
  },
);
