/** The parts of RxDB that the page uses. `.ci/peer.mjs` installs RxDB outside the dependencies. */
declare module "rxdb/plugins/core" {
  import type { RxStorage } from "rxdb/plugins/storage-dexie";

  export interface RxQuery<Result> {
    readonly $: {
      subscribe(onResult: (result: Result) => void): { unsubscribe(): void };
    };
  }

  export type RxDocument<Row> = Row & {
    incrementalPatch(changes: Partial<Row>): Promise<unknown>;
  };

  export interface RxCollection<Row> {
    find(query: {
      readonly selector: Partial<Row>;
      readonly sort: readonly Partial<Record<keyof Row, "asc" | "desc">>[];
      readonly limit?: number;
    }): RxQuery<readonly RxDocument<Row>[]>;
    count(query: { readonly selector: Partial<Row> }): RxQuery<number>;
    bulkInsert(rows: readonly object[]): Promise<unknown>;
  }

  export interface RxDatabase {
    addCollections<Rows extends object>(
      collections: Record<keyof Rows, { readonly schema: object }>,
    ): Promise<{ readonly [Name in keyof Rows]: RxCollection<Rows[Name]> }>;
  }

  export function createRxDatabase(options: {
    readonly name: string;
    readonly storage: RxStorage;
  }): Promise<RxDatabase>;
}

declare module "rxdb/plugins/storage-dexie" {
  export interface RxStorage {
    readonly name: string;
  }

  export function getRxStorageDexie(): RxStorage;
}
