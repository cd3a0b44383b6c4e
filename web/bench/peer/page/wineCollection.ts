import { createRxDatabase, type RxCollection, type RxDocument } from "rxdb/plugins/core";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import type { Wine } from "sync-protocol";

export type WineDocument = RxDocument<Wine>;

/** As many wines as the app reads for its first screen. */
const FIRST_WINES = 12;

/** Wines in one answer of the server. */
const BATCH = 2_500;

const TEXT = { type: "string" };
const NUMBER = { type: "number" };
const TEXT_OR_NULL = { type: ["string", "null"] };
const properties = {
  id: { type: "string", maxLength: 36 },
  bottleId: TEXT,
  name: { type: "string", maxLength: 200 },
  type: TEXT,
  varietal: TEXT,
  country: TEXT,
  region: TEXT,
  producer: TEXT,
  vintage: NUMBER,
  quantity: NUMBER,
  notes: TEXT_OR_NULL,
  photoUrl: TEXT_OR_NULL,
  lots: { type: "array", items: { type: "object" } },
  isArchived: { type: "boolean" },
};
const schema = {
  version: 0,
  primaryKey: "id",
  type: "object",
  properties,
  required: ["id", "name", "isArchived"],
  indexes: [["isArchived", "name"]],
};

export async function openWines(): Promise<RxCollection<Wine>> {
  const database = await createRxDatabase({ name: "cellar", storage: getRxStorageDexie() });
  const { wines } = await database.addCollections<{ wines: Wine }>({ wines: { schema } });
  return wines;
}

/** The live queries of the page: the first wines, the number of wines, and all wines. */
export function queriesOf(wines: RxCollection<Wine>) {
  const selector = { isArchived: false };
  const byName = { selector, sort: [{ name: "asc" }] } as const;
  return {
    first: wines.find({ ...byName, limit: FIRST_WINES }),
    count: wines.count({ selector }),
    all: wines.find(byName),
  };
}

interface Changes {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly cursor: number;
  readonly hasMore: boolean;
}

/** Reads the cellar from the server into an empty collection. */
export async function fillWines(wines: RxCollection<Wine>): Promise<void> {
  let page: Pick<Changes, "cursor" | "hasMore"> = { cursor: 0, hasMore: true };
  while (page.hasMore) {
    const changes = await readChanges(page.cursor);
    await wines.bulkInsert(changes.rows.map(documentOf));
    page = changes;
  }
}

async function readChanges(since: number): Promise<Changes> {
  const query = `since=${String(since)}&limit=${String(BATCH)}`;
  return changesIn(await fetch(`/api/sync/changes?${query}`));
}

function changesIn(answer: Response): Promise<Changes> {
  return answer.json();
}

function documentOf(row: Changes["rows"][number]): object {
  return Object.fromEntries(Object.keys(properties).map((field) => [field, row[field]]));
}
