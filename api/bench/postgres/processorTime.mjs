/** How long processes have kept a processor busy, as Linux tells it. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** A tick of the kernel's accounts, in milliseconds. */
const TICK_MS = 10;

/** The processor time that processes have taken so far, in milliseconds. */
export async function processorMs(pids) {
  const ticks = await Promise.all(pids.map(ticksOf));
  return ticks.reduce((sum, { own }) => sum + own, 0) * TICK_MS;
}

/** The same of a PostgreSQL server, with the connections that were and are. */
export async function databaseMs(serverPid) {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const ticks = await Promise.all([ticksOf(serverPid), ...all.map(ticksOf)]);
  const connections = ticks.filter(({ parent }) => parent === serverPid);
  const { own, ended } = ticks[0];
  return connections.reduce((sum, connection) => sum + connection.own, own + ended) * TICK_MS;
}

/** The process of the server at `url`. */
export async function serverPidOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SHOW data_directory");
  await client.end();
  const noted = await readFile(join(rows[0].data_directory, "postmaster.pid"), "utf8");
  return Number(noted.split("\n")[0]);
}

/** See proc(5), /proc/pid/stat; nothing of a process that is gone. */
async function ticksOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem };
}
