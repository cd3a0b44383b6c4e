import { chown, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "../../src/store/postgres/openPostgres.ts";
import { openPostgresStore } from "../../src/store/postgres/openPostgresStore.ts";
import { PostgresUnusable } from "../../src/store/postgres/PostgresUnusable.ts";
import { type SelfSigned, selfSignedFor } from "../server/certificate.ts";
import { startPostgres, type TestPostgres } from "../startPostgres.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HOST = "127.0.0.1";

let server: TestPostgres;
let url: string;
let folder: string;

beforeAll(async () => {
  // With settings, `startPostgres` starts a server of its own. The test cannot change the
  // certificate of a server in `TEST_DATABASE_URL`.
  server = await startPostgres(["fsync=on"]);
  url = await server.database();
  folder = await mkdtemp(join(tmpdir(), "wine-cellar-tls-"));
  const own = selfSignedFor(HOST);
  await writeFile(join(folder, "own.pem"), own.certificate);
  await writeFile(join(folder, "other.pem"), selfSignedFor(HOST).certificate);
  await writeFile(join(folder, "cut.pem"), own.certificate.slice(0, 200));
  await serveTls(own);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test.each(["require", "verify-full"])(
  "sslmode=%s with a trusted certificate encrypts every connection",
  async (sslmode) => {
    const opened = await openPostgresStore(
      urlWithTls({ sslmode, sslrootcert: "own.pem" }),
      onFailure,
    );
    onTestFinished(opened.close);

    expect(await opened.accounts.byEmail("ann@cellar.example")).toBeUndefined();

    const connections = await encryptions();
    expect(connections.length).toBeGreaterThan(1);
    expect(new Set(connections)).toEqual(new Set([true]));
  },
);

test("sslmode=no-verify encrypts connections without a trusted certificate", async () => {
  const opened = await openPostgresStore(urlWithTls({ sslmode: "no-verify" }), onFailure);
  onTestFinished(opened.close);

  expect(new Set(await encryptions())).toEqual(new Set([true]));
});

test.each([
  ["self-signed", { sslmode: "require" }],
  ["not the one in sslrootcert", { sslmode: "verify-full", sslrootcert: "other.pem" }],
  ["sslrootcert is cut short", { sslmode: "verify-full", sslrootcert: "cut.pem" }],
])("a server with an untrusted certificate is refused immediately: %s", async (_how, wanted) => {
  await expect(openPostgres({ url: urlWithTls(wanted), onFailure })).rejects.toThrow(
    /^DATABASE_URL wants TLS, and the server's certificate is not trusted: .*self-signed certificate/,
  );
});

test("a certificate for another host is refused immediately with an explanation", async () => {
  const elsewhere = urlWithTls({ sslmode: "verify-full", sslrootcert: "own.pem" }, "localhost");

  await expect(openPostgres({ url: elsewhere, onFailure })).rejects.toThrow(
    /^DATABASE_URL wants TLS, and the server's certificate is not trusted: .*altnames/,
  );
});

test("a certificate file that does not exist is reported immediately", async () => {
  const wanted = { sslmode: "verify-full", sslrootcert: "missing.pem" };
  const opening = () => openPostgres({ url: urlWithTls(wanted), onFailure });

  await expect(opening()).rejects.toThrow(PostgresUnusable);
  await expect(opening()).rejects.toThrow(
    /^DATABASE_URL names a certificate that can't be read: .*missing\.pem/,
  );
});

test("a server without TLS is reported when the waiting time ends", async () => {
  const plain = await startPostgres(["fsync=on"]);
  onTestFinished(() => plain.stop());
  const wanted = urlWithTls({ sslmode: "verify-full" }, HOST, await plain.database());

  await expect(openPostgres({ url: wanted, onFailure, withinMs: 600 })).rejects.toThrow(
    "can't be reached, for 1 s. Start it, or mend DATABASE_URL. (The server does not support SSL connections)",
  );
});

test("a server that requires TLS is reported immediately", async () => {
  await admitOnlyTls();

  await expect(openPostgres({ url, onFailure })).rejects.toThrow(
    /^DATABASE_URL is turned away: .*no encryption/,
  );
});

const onFailure = () => undefined;

/** The database's URL with these TLS settings. Certificate paths are relative to `folder`. */
function urlWithTls(
  { sslmode, sslrootcert }: { readonly sslmode: string; readonly sslrootcert?: string },
  host = HOST,
  plain = url,
): string {
  const asked = Object.assign(new URL(plain), { hostname: host });
  asked.searchParams.set("sslmode", sslmode);
  if (sslrootcert !== undefined) asked.searchParams.set("sslrootcert", join(folder, sslrootcert));
  return asked.href;
}

async function serveTls({ certificate, key }: SelfSigned) {
  await asOperator(async (client, data) => {
    const { uid, gid } = await stat(data);
    for (const [name, text] of [
      ["server.crt", certificate],
      ["server.key", key],
    ] as const) {
      const path = join(data, name);
      await writeFile(path, text, { mode: 0o600 });
      await chown(path, uid, gid);
    }
    await client.query("ALTER SYSTEM SET ssl = on");
    await client.query("SELECT pg_reload_conf()");
    const isOn = async () => (await client.query<{ ssl: string }>("SHOW ssl")).rows[0]?.ssl;
    await vi.waitUntil(async () => (await isOn()) === "on");
  });
}

async function admitOnlyTls() {
  await asOperator(async (client, data) => {
    await writeFile(join(data, "pg_hba.conf"), `hostssl all all ${HOST}/32 trust\n`);
    await client.query("SELECT pg_reload_conf()");
    const known = "SELECT 1 FROM pg_hba_file_rules WHERE type = 'hostssl'";
    await vi.waitUntil(async () => (await client.query(known)).rows.length === 1);
  });
}

async function asOperator(act: (client: pg.Client, data: string) => Promise<void>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ readonly data_directory: string }>("SHOW data_directory");
  await act(client, rows[0]?.data_directory ?? "");
  await client.end();
}

/** For each connection of the store to the test database, whether it is encrypted. */
async function encryptions(): Promise<readonly boolean[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ readonly ssl: boolean }>(
    `SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
     WHERE datname = current_database() AND application_name LIKE 'wine-cellar%'`,
  );
  await client.end();
  return rows.map(({ ssl }) => ssl);
}
