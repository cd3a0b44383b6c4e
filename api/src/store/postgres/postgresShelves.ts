import { WINE_ROW_COLUMNS } from "sync-protocol";
import { columnOf, fieldsOfKind } from "../recordColumns.ts";
import { personalCellarOf } from "../../cellar/personalCellar.ts";
import {
  ACCOUNT,
  CELLAR,
  type CellarShelves,
  type Columns,
  ownerOf,
  type Shelf,
  SHELF_NAMES,
  SHELVES,
} from "../shelf.ts";
import { jsonText } from "./columns.ts";
import { type Connection, type Postgres, statement } from "./connection.ts";

/** Rows per statement. */
const ROWS_AT_ONCE = 2_000;

export function postgresShelves(database: Postgres): CellarShelves {
  const take = async (connection: Connection, userId: string) => {
    const cellarId = personalCellarOf(userId);
    const [account] = await connection.rows<Columns>(TAKE_ACCOUNT, [userId]);
    const [cellar] = await connection.rows<Columns>(TAKE_CELLAR, [cellarId]);
    const rowsOf = (shelf: Shelf) =>
      connection.rows<Columns>(TAKE[shelf], [ownerOf(shelf) === "cellar_id" ? cellarId : userId]);
    return (
      account &&
      cellar && {
        account,
        cellar,
        rows: {
          wines: await rowsOf("wines"),
          records: await rowsOf("records"),
          results: await rowsOf("results"),
          devices: await rowsOf("devices"),
          device_ops: await rowsOf("device_ops"),
          objects: await rowsOf("objects"),
          cellar_names: await rowsOf("cellar_names"),
          cellar_log: await rowsOf("cellar_log"),
          email_undos: await rowsOf("email_undos"),
          passkeys: await rowsOf("passkeys"),
          second_factors: await rowsOf("second_factors"),
          recovery_codes: await rowsOf("recovery_codes"),
          identities: await rowsOf("identities"),
          reminder_mails: await rowsOf("reminder_mails"),
          account_deletions: await rowsOf("account_deletions"),
        },
      }
    );
  };

  return {
    async sharesCellars() {
      return (await database.rows(ANY_MEMBER, [])).length > 0;
    },
    async people() {
      const people = await database.rows<{ readonly id: string }>(PEOPLE, []);
      return people.map(({ id }) => id);
    },
    async cellars() {
      const cellars = await database.rows<{ readonly id: string }>(CELLARS, []);
      return cellars.map(({ id }) => id);
    },
    async takeCellar(cellarId) {
      const [cellar] = await database.rows<Columns>(TAKE_CELLAR, [cellarId]);
      const rowsOf = (shelf: Shelf) => database.rows<Columns>(TAKE[shelf], [cellarId]);
      const rows = {
        wines: await rowsOf("wines"),
        records: await rowsOf("records"),
        objects: await rowsOf("objects"),
      };
      return cellar && { cellar, rows };
    },
    take: (userId) => take(database, userId),
    put: ({ account, cellar, rows }) =>
      database.transaction(async (connection) => {
        await connection.changed(REMOVE, [account["id"], cellar["id"]]);
        await connection.changed(PUT_ACCOUNT, [jsonText([account])]);
        await connection.changed(PUT_CELLAR, [jsonText([cellar])]);
        for (const shelf of SHELF_NAMES) {
          for (let from = 0; from < rows[shelf].length; from += ROWS_AT_ONCE) {
            const part = rows[shelf].slice(from, from + ROWS_AT_ONCE);
            await connection.changed(PUT[shelf], [jsonText(part.map(flagged))]);
          }
        }
      }),
    async dueUpgrades() {
      const due = await database.rows<{ readonly task: string }>(DUE, []);
      return due.map(({ task }) => task);
    },
    async leaveUpgrades(tasks) {
      await database.changed(LEAVE, [tasks]);
    },
    close: () => database.end(),
  };
}

/** Converts flags to PostgreSQL booleans. */
function flagged(row: Columns): object {
  const flags = Object.entries(row).filter(([column]) => FLAGS.has(column));
  return { ...row, ...Object.fromEntries(flags.map(([column, value]) => [column, value === 1])) };
}

const FLAGS: ReadonlySet<string> = new Set(fieldsOfKind(WINE_ROW_COLUMNS, "flag").map(columnOf));

const taken = (shelf: Shelf) => {
  const columns = SHELVES[shelf].map((column) =>
    FLAGS.has(column) ? `${column}::int AS ${column}` : column,
  );
  return statement(`SELECT ${columns.join(", ")} FROM ${shelf} WHERE ${ownerOf(shelf)} = $1`);
};

const put = (shelf: Shelf) => {
  const columns = SHELVES[shelf].join(", ");
  return statement(
    `INSERT INTO ${shelf} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::${shelf}, $1)`,
  );
};

const goneOfUser = (table: string) => `${table}_gone AS (DELETE FROM ${table} WHERE user_id = $1)`;

const goneOfCellar = (table: string) =>
  `${table}_gone AS (DELETE FROM ${table} WHERE cellar_id = $2)`;

const DUE = statement("SELECT substr(key, 5) AS task FROM meta WHERE key LIKE 'due:%'");
const LEAVE = statement(
  `INSERT INTO meta (key, value) SELECT 'due:' || task, 'yes' FROM unnest($1::text[]) AS left_over (task)
   ON CONFLICT (key) DO NOTHING`,
);

const OF_ACCOUNT = ACCOUNT.join(", ");
const OF_CELLAR = CELLAR.join(", ");

const ANY_MEMBER = statement("SELECT 1 FROM members LIMIT 1");
const PEOPLE = statement("SELECT id FROM accounts ORDER BY id");
const CELLARS = statement("SELECT id FROM cellars ORDER BY id");
const TAKE_ACCOUNT = statement(`SELECT ${OF_ACCOUNT} FROM accounts WHERE id = $1`);
const TAKE_CELLAR = statement(`SELECT ${OF_CELLAR} FROM cellars WHERE id = $1`);
const TAKE = {
  wines: taken("wines"),
  records: taken("records"),
  results: taken("results"),
  devices: taken("devices"),
  device_ops: taken("device_ops"),
  objects: taken("objects"),
  cellar_names: taken("cellar_names"),
  cellar_log: taken("cellar_log"),
  email_undos: taken("email_undos"),
  passkeys: taken("passkeys"),
  second_factors: taken("second_factors"),
  recovery_codes: taken("recovery_codes"),
  identities: taken("identities"),
  reminder_mails: taken("reminder_mails"),
  account_deletions: taken("account_deletions"),
};
/** All rows of a user, and those of a cellar. */
const REMOVE = statement(
  `WITH ${["sessions", "access_tokens", "reset_links", "calendar_feeds"].map(goneOfUser).join(", ")},
     ${SHELF_NAMES.map((shelf) =>
       ownerOf(shelf) === "user_id" ? goneOfUser(shelf) : goneOfCellar(shelf),
     ).join(", ")},
     cellars_gone AS (DELETE FROM cellars WHERE id = $2)
   DELETE FROM accounts WHERE id = $1`,
);
const PUT_ACCOUNT = statement(
  `INSERT INTO accounts (${OF_ACCOUNT})
   SELECT ${OF_ACCOUNT} FROM json_populate_recordset(NULL::accounts, $1)`,
);
const PUT_CELLAR = statement(
  `INSERT INTO cellars (${OF_CELLAR})
   SELECT ${OF_CELLAR} FROM json_populate_recordset(NULL::cellars, $1)`,
);
const PUT = {
  wines: put("wines"),
  records: put("records"),
  results: put("results"),
  devices: put("devices"),
  device_ops: put("device_ops"),
  objects: put("objects"),
  cellar_names: put("cellar_names"),
  cellar_log: put("cellar_log"),
  email_undos: put("email_undos"),
  passkeys: put("passkeys"),
  second_factors: put("second_factors"),
  recovery_codes: put("recovery_codes"),
  identities: put("identities"),
  reminder_mails: put("reminder_mails"),
  account_deletions: put("account_deletions"),
};
