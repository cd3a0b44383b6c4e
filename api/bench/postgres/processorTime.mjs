/** Processor time of processes. Linux only. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** Clock tick of `/proc/pid/stat`, in ms. */
const TICK_MS = 10;

export async function processorMs(pids) {
  const ticks = await Promise.all(pids.map(ticksOf));
  return ticks.reduce((sum, { own }) => sum + own, 0) * TICK_MS;
}

/** Processor time of a PostgreSQL server so far, with all its connections, in ms. */
export async function databaseMs(serverPid) {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const ticks = await Promise.all([ticksOf(serverPid), ...all.map(ticksOf)]);
  const connections = ticks.filter(({ parent }) => parent === serverPid);
  const { own, ended } = ticks[0];
  return connections.reduce((sum, connection) => sum + connection.own, own + ended) * TICK_MS;
}

export async function serverPidOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SHOW data_directory");
  await client.end();
  const noted = await readFile(join(rows[0].data_directory, "postmaster.pid"), "utf8");
  return Number(noted.split("\n")[0]);
}

/** Fields of `/proc/pid/stat`, see proc(5). Zero if the process has ended. */
async function ticksOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem };
}
